<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys;

use UserFeedback\Licensing\Keys\License\License;
use UserFeedback\Licensing\Keys\License\LicenseState;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps a license to LicenseShape::one(). */
final class LicenseMapper {

	/**
	 * @param bool $showsKey False for only its last characters, for users who may view the key but not use it elsewhere.
	 * @return array<string, mixed>
	 */
	public static function toArray( License $licence, bool $showsKey = true ): array {
		return array(
			'key'          => $showsKey || '' === $licence->key ? $licence->key : '…' . substr( $licence->key, -4 ),
			'type'         => $licence->plan()->value,
			'lasting_type' => $licence->lastingPlan()->value,
			'state'        => $licence->state->value,
			'is_expired'   => LicenseState::EXPIRED === $licence->state,
			'is_disabled'  => LicenseState::DISABLED === $licence->state,
			'is_invalid'   => in_array( $licence->state, array( LicenseState::INVALID, LicenseState::WRONG_SITE ), true ),
			'message'      => $licence->notice(),
		);
	}
}
