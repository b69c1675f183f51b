<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Licensing\Licence\Licence;
use UserFeedback\Licensing\Licence\LicenceState;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps a license to LicenceShape::one(). */
final class LicenceMapper {

	/**
	 * @param bool $showsKey False for only its last characters, for users who may view the key but not use it elsewhere.
	 * @return array<string, mixed>
	 */
	public static function toArray( Licence $licence, bool $showsKey = true ): array {
		return array(
			'key'          => $showsKey || '' === $licence->key ? $licence->key : '…' . substr( $licence->key, -4 ),
			'type'         => $licence->plan()->value,
			'lasting_type' => $licence->lastingPlan()->value,
			'state'        => $licence->state->value,
			'is_expired'   => LicenceState::EXPIRED === $licence->state,
			'is_disabled'  => LicenceState::DISABLED === $licence->state,
			'is_invalid'   => in_array( $licence->state, array( LicenceState::INVALID, LicenceState::WRONG_SITE ), true ),
			'message'      => $licence->notice(),
		);
	}
}
