<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Licensing\Plans\FreeEdition;
use UserFeedback\Licensing\Plans\PlanFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The admin app's data without licenses and add-ons. */
final class FreeBootData implements EditionBootData {

	public function toArray(): array {
		$edition  = new FreeEdition();
		$features = array();
		foreach ( PlanFeature::cases() as $feature ) {
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
