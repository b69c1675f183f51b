<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Admin\BootData;
use UserFeedback\Editions\Addon;
use UserFeedback\Editions\AddonStore;
use UserFeedback\Editions\BoughtEdition;
use UserFeedback\Editions\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The admin app's data about the site's license and add-ons: a part of BootShape::app(). */
final class LicenseBootData {

	/** @return array<string, mixed> */
	public static function of( CurrentLicence $current, AddonStore $store ): array {
		$licence = $current->inForce();
		$lasting = $current->lastingPlan();
		$edition = new BoughtEdition( $licence->plan(), $store->active(), $lasting );

		return array(
			'is_pro'       => $current->isPro(),
			'is_licensed'  => $licence->isValid(),
			'license_type' => $licence->plan()->value,
			'lasting_type' => $lasting->value,
			'addons'       => self::addons( $edition, $store ),
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
	private static function addons( BoughtEdition $edition, AddonStore $store ): array {
		$addons = array();
		foreach ( Addon::cases() as $addon ) {
			$addons[ $addon->value ] = array(
				'type'      => $edition->plan->includes( $addon->plan() ) ? 'licensed' : 'unlicensed',
				'installed' => $store->isInstalled( $addon ),
				'active'    => $store->isActive( $addon ),
			);
		}
		return $addons;
	}

	/** @return array<string, bool> true if the site may use the feature now; src/contract/features.ts lists requirements. */
	private static function features( BoughtEdition $edition ): array {
		$features = array();
		foreach ( Feature::cases() as $feature ) {
			$features[ $feature->value ] = $edition->allows( $feature );
		}
		return $features;
	}
}
