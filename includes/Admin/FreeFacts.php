<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Editions\Feature;
use UserFeedback\Editions\FreeEdition;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What the admin app knows of the free edition, in which there is no licence and nothing to switch on. */
final class FreeFacts {

	/** @return array<string, mixed> */
	public static function all(): array {
		$edition  = new FreeEdition();
		$features = array();
		foreach ( Feature::cases() as $feature ) {
			$features[ $feature->value ] = $edition->allows( $feature );
		}
		return array(
			'is_pro'       => false,
			'is_licensed'  => false,
			'license_type' => 'lite',
			'lasting_type' => 'lite',
			'addons'       => (object) array(),
			'features'     => $features,
			'partner_url'  => '',
		);
	}
}
