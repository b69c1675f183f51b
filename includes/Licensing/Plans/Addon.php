<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The parts of the plugin that are off until they are installed and activated. One option of the site stores which are. */
enum Addon: string {
	case QUESTION_TYPES   = 'question-types';
	case TEMPLATES        = 'templates';
	case BRANDING         = 'branding';
	case TARGETING        = 'targeting';
	case BEHAVIOR         = 'behavior';
	case WEBHOOKS         = 'webhooks';
	case GOOGLE_DRIVE     = 'google-drive';
	case POST_RATINGS     = 'post-ratings';
	case GEO_RESTRICTIONS = 'geo-restrictions';
	case HEATMAPS         = 'heatmaps';

	public const OPTION = 'userfeedback_addons';

	/** @return list<self> */
	public static function active(): array {
		return array_values( array_filter( self::cases(), static fn( self $addon ): bool => $addon->isActive() ) );
	}

	public function isInstalled(): bool {
		return isset( self::stored()[ $this->value ] );
	}

	public function isActive(): bool {
		return true === ( self::stored()[ $this->value ] ?? null );
	}

	/** Also installs it if needed. */
	public function setActive( bool $isActive ): void {
		update_option( self::OPTION, array( $this->value => $isActive ) + self::stored(), true );
	}

	/** @return array<array-key, mixed> slug of each installed add-on to whether it is active. */
	private static function stored(): array {
		$stored = get_option( self::OPTION, array() );
		return is_array( $stored ) ? $stored : array();
	}

	/** Returns the lowest plan with it. */
	public function plan(): Plan {
		return match ( $this ) {
			self::QUESTION_TYPES, self::TEMPLATES, self::BRANDING, self::TARGETING => Plan::PLUS,
			self::BEHAVIOR, self::WEBHOOKS, self::GOOGLE_DRIVE, self::POST_RATINGS => Plan::PRO,
			self::GEO_RESTRICTIONS, self::HEATMAPS                                 => Plan::ELITE,
		};
	}

	/** Returns the add-on's name for owners. */
	public function label(): string {
		return match ( $this ) {
			self::QUESTION_TYPES   => __( 'Question Types', 'userfeedback' ),
			self::TEMPLATES        => __( 'Templates', 'userfeedback' ),
			self::BRANDING         => __( 'Branding', 'userfeedback' ),
			self::TARGETING        => __( 'Targeting', 'userfeedback' ),
			self::BEHAVIOR         => __( 'Behavior', 'userfeedback' ),
			self::WEBHOOKS         => __( 'Webhooks', 'userfeedback' ),
			self::GOOGLE_DRIVE     => __( 'Google Drive', 'userfeedback' ),
			self::POST_RATINGS     => __( 'Post Ratings', 'userfeedback' ),
			self::GEO_RESTRICTIONS => __( 'Geo Restrictions', 'userfeedback' ),
			self::HEATMAPS         => __( 'Heatmaps', 'userfeedback' ),
		};
	}
}
