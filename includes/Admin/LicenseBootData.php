<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Licensing\Keys\CurrentLicense;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\LicensedEdition;
use UserFeedback\Licensing\Plans\PlanFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The admin app's data about the site's license and add-ons. */
final class LicenseBootData implements EditionBootData {

	public function __construct( private readonly CurrentLicense $current ) {}

	public function toArray(): array {
		$license = $this->current->effective();
		$lasting = $this->current->lastingPlan();
		$edition = new LicensedEdition( $license->plan(), Addon::active(), $lasting );

		return array(
			'is_pro'       => $this->current->isPro(),
			'is_licensed'  => $license->isValid(),
			'license_type' => $license->plan()->value,
			'lasting_type' => $lasting->value,
			'addons'       => self::addons( $edition ),
			'features'     => self::features( $edition ),
			'partner_url'  => self::partnerUrl(),
		);
	}

	private static function partnerUrl(): string {
		/**
		 * Filters the partner address where a site without a plan buys one. The target is appended as `u`.
		 *
		 * @param string $url http or https.
		 */
		return BootData::webAddress( apply_filters( 'userfeedback_partner_url', '' ) );
	}

	/** @return array<string, array{type: string, installed: bool, active: bool}> */
	private static function addons( LicensedEdition $edition ): array {
		$addons = array();
		foreach ( Addon::cases() as $addon ) {
			$addons[ $addon->value ] = array(
				'type'      => $edition->plan->includes( $addon->plan() ) ? 'licensed' : 'unlicensed',
				'installed' => $addon->isInstalled(),
				'active'    => $addon->isActive(),
			);
		}
		return $addons;
	}

	/** @return array<string, bool> true if the site may use the feature now; src/contract/features.ts lists requirements. */
	private static function features( LicensedEdition $edition ): array {
		$features = array();
		foreach ( PlanFeature::cases() as $feature ) {
			$features[ $feature->value ] = $edition->allows( $feature );
		}
		return $features;
	}
}
