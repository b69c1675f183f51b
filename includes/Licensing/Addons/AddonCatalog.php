<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Addons;

use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\AddonStore;
use UserFeedback\Licensing\Plans\Plan;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The add-ons as the Addons screen shows them. */
final class AddonCatalog {

	public function __construct( private readonly AddonStore $store, private readonly CurrentLicensedEdition $edition ) {}

	/** @return list<array<string, mixed>> AddonShape::list() */
	public function all(): array {
		$plan = $this->edition->get()->plan;
		return array_map( fn( Addon $addon ): array => $this->row( $addon, $plan ), Addon::cases() );
	}

	/** @return array<string, mixed> */
	public function describe( Addon $addon ): array {
		return $this->row( $addon, $this->edition->get()->plan );
	}

	/** @return array<string, mixed> */
	private function row( Addon $addon, Plan $plan ): array {
		return array(
			'slug'       => $addon->value,
			'title'      => $addon->label(),
			'excerpt'    => self::excerpt( $addon ),
			'categories' => array( $addon->plan()->label() ),
			'plan'       => $addon->plan()->value,
			'type'       => $plan->includes( $addon->plan() ) ? 'licensed' : 'unlicensed',
			'installed'  => $this->store->isInstalled( $addon ),
			'active'     => $this->store->isActive( $addon ),
			'redirect'   => self::redirect( $addon ),
		);
	}

	private static function redirect( Addon $addon ): string {
		/**
		 * Filters the address of an add-on that isn't active here, such as one that its publisher sells separately.
		 *
		 * @param string $url  http or https; empty if it is installed from the Addons screen.
		 * @param string $slug
		 */
		$url = apply_filters( 'userfeedback_addon_redirect', '', $addon->value );
		return is_string( $url ) ? sanitize_url( $url, array( 'http', 'https' ) ) : '';
	}

	private static function excerpt( Addon $addon ): string {
		return match ( $addon ) {
			Addon::QUESTION_TYPES   => __(
				'Star ratings, Net Promoter Score, comment boxes, required questions, and options in random order.',
				'userfeedback'
			),
			Addon::TEMPLATES        => __( 'More templates for shops, blogs, services, and events.', 'userfeedback' ),
			Addon::BRANDING         => __( 'Use your own colors, logo, and font in every survey.', 'userfeedback' ),
			Addon::TARGETING        => __(
				'Show a survey on the pages you choose, to the visitors you choose.',
				'userfeedback'
			),
			Addon::BEHAVIOR         => __(
				'Choose when a survey opens, how often it repeats, when it starts and ends, and where visitors go next.',
				'userfeedback'
			),
			Addon::WEBHOOKS         => __( 'Send each response to another service as it arrives.', 'userfeedback' ),
			Addon::GOOGLE_DRIVE     => __( 'Collect responses in a spreadsheet in your Google Drive.', 'userfeedback' ),
			Addon::POST_RATINGS     => __( 'Let readers rate your posts with stars.', 'userfeedback' ),
			Addon::GEO_RESTRICTIONS => __( 'Show a survey only in the countries you choose.', 'userfeedback' ),
			Addon::HEATMAPS         => __( 'See where visitors click and how far they scroll.', 'userfeedback' ),
		};
	}
}
