<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Addons;

use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\Ajax\AjaxReply;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The admin-ajax actions of the Addons screen. Their body is AddonShape::chosen(). */
final class AddonActions {

	public function __construct( private readonly CurrentLicensedEdition $edition, private readonly AddonLifecycle $lifecycle ) {}

	/** @return list<AjaxAction> */
	public static function actions(): array {
		return array(
			AjaxAction::of( 'get_addons', array( self::class, 'index' ), Permission::SETTINGS, AjaxAction::ADDONS )
				->returns( static fn() => AddonShape::list() ),
			AjaxAction::of( 'install_addon', array( self::class, 'install' ), Permission::SETTINGS, AjaxAction::ADDONS )
				->body( static fn() => AddonShape::chosen() )
				->returns( static fn() => AddonShape::changed() ),
			AjaxAction::of( 'activate_addon', array( self::class, 'activate' ), Permission::SETTINGS, AjaxAction::ADDONS )
				->body( static fn() => AddonShape::chosen() )
				->returns( static fn() => AddonShape::changed() ),
			AjaxAction::of( 'deactivate_addon', array( self::class, 'deactivate' ), Permission::SETTINGS, AjaxAction::ADDONS )
				->body( static fn() => AddonShape::chosen() )
				->returns( static fn() => AddonShape::changed() ),
		);
	}

	public function index(): AjaxReply {
		return AjaxReply::of( array_map( $this->describe( ... ), Addon::cases() ) );
	}

	/** @param array<string, mixed> $body */
	public function install( array $body ): AjaxReply {
		$addon = self::chosen( $body );
		$this->lifecycle->install( $addon );
		return $this->changed( $addon, __( 'Addon Installed', 'userfeedback' ) );
	}

	/** @param array<string, mixed> $body */
	public function activate( array $body ): AjaxReply {
		$addon = self::chosen( $body );
		$this->lifecycle->activate( $addon );
		return $this->changed( $addon, __( 'Addon Activated', 'userfeedback' ) );
	}

	/** @param array<string, mixed> $body */
	public function deactivate( array $body ): AjaxReply {
		$addon = self::chosen( $body );
		$this->lifecycle->deactivate( $addon );
		return $this->changed( $addon, __( 'Addon Deactivated', 'userfeedback' ) );
	}

	/** @param array<string, mixed> $body */
	private static function chosen( array $body ): Addon {
		return Addon::from( is_string( $body['plugin'] ) ? $body['plugin'] : '' );
	}

	private function changed( Addon $addon, string $message ): AjaxReply {
		return AjaxReply::of(
			array(
				'message' => $message,
				'addon'   => $this->describe( $addon ),
			)
		);
	}

	/** @return array<string, mixed> as the Addons screen shows it. */
	private function describe( Addon $addon ): array {
		$plan = $this->edition->get()->plan;
		return array(
			'slug'       => $addon->value,
			'title'      => $addon->label(),
			'excerpt'    => self::excerpt( $addon ),
			'categories' => array( $addon->plan()->label() ),
			'plan'       => $addon->plan()->value,
			'type'       => $plan->includes( $addon->plan() ) ? 'licensed' : 'unlicensed',
			'installed'  => $addon->isInstalled(),
			'active'     => $addon->isActive(),
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
				'Ratings, scores, scales, dates, matrixes, rankings, and more question types. Comment boxes, required questions, and random order.',
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
