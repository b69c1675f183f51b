<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Licensing\Plans\Edition;
use UserFeedback\Licensing\Plans\PlanFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The settings that the site's edition includes.
 *
 * A setting that it lacks is neither saved nor in effect, but stays stored: when an expired license is renewed, the owner's
 * choices apply again.
 */
final class EditionSettings {

	private const NEEDS = array(
		'create_edit_surveys'         => PlanFeature::ACCESS_ROLES,
		'view_results'                => PlanFeature::ACCESS_ROLES,
		'delete_surveys'              => PlanFeature::ACCESS_ROLES,
		'widget_theme'                => PlanFeature::BRANDING,
		'widget_color'                => PlanFeature::BRANDING,
		'widget_text_color'           => PlanFeature::BRANDING,
		'widget_button_color'         => PlanFeature::BRANDING,
		'widget_toggle_icon'          => PlanFeature::BRANDING,
		'widget_toggle_color'         => PlanFeature::BRANDING,
		'widget_toggle_text'          => PlanFeature::BRANDING,
		'widget_font'                 => PlanFeature::BRANDING,
		'widget_custom_logo'          => PlanFeature::BRANDING,
		'widget_start_minimized'      => PlanFeature::BEHAVIOR,
		'quiet_days'                  => PlanFeature::BEHAVIOR,
		'heatmap_auto_delete_enabled' => PlanFeature::HEATMAPS,
		'heatmap_retention_period'    => PlanFeature::HEATMAPS,
		'heatmap_pages'               => PlanFeature::HEATMAPS,
		'heatmap_page_ids'            => PlanFeature::HEATMAPS,
		'heatmap_front_page'          => PlanFeature::HEATMAPS,
		'heatmap_post_types'          => PlanFeature::HEATMAPS,
		'heatmap_sample'              => PlanFeature::HEATMAPS,
		'heatmap_consent'             => PlanFeature::HEATMAPS,
		'heatmap_private_selectors'   => PlanFeature::HEATMAPS,
	);

	/** Settings with only some values locked. */
	private const VALUES = array(
		'widget_position' => PlanFeature::MIDDLE_POSITIONS,
		'logo_type'       => PlanFeature::BRANDING,
	);

	/**
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed> without changes that the edition lacks
	 */
	public static function allowed( array $changes, Edition $edition ): array {
		$allowed = array_filter( $changes, static fn( string $name ): bool => self::has( $name, $edition ), ARRAY_FILTER_USE_KEY );
		return array_diff_key( $allowed, self::lockedValues( $allowed, $edition ) );
	}

	/**
	 * Returns the features of rejected changes that the edition lacks.
	 *
	 * @param array<string, mixed> $changes
	 * @param Settings             $inForce a value that equals the current one is not a change
	 * @return list<PlanFeature>
	 */
	public static function rejectedFeatures( array $changes, Settings $inForce, Edition $edition ): array {
		$refused  = array_diff_key( $changes, self::allowed( $changes, $edition ) );
		$rejected = array();
		foreach ( array_diff_key(
			$refused,
			array_filter(
				$refused,
				static fn( mixed $value, string $name ): bool => $value === $inForce->toArray()[ $name ],
				ARRAY_FILTER_USE_BOTH
			)
		) as $name => $value ) {
			$feature                     = self::NEEDS[ $name ] ?? self::VALUES[ $name ];
			$rejected[ $feature->value ] = $feature;
		}
		return array_values( $rejected );
	}

	/** Values that the edition lacks count as never set. */
	public static function effective( Settings $settings, Edition $edition ): Settings {
		$defaults = Settings::defaults()->toArray();
		$locked   = array_filter( $defaults, static fn( string $name ): bool => ! self::has( $name, $edition ), ARRAY_FILTER_USE_KEY );
		return $settings->with( $locked + array_intersect_key( $defaults, self::lockedValues( $settings->toArray(), $edition ) ) );
	}

	private static function has( string $name, Edition $edition ): bool {
		return ! isset( self::NEEDS[ $name ] ) || $edition->allows( self::NEEDS[ $name ] );
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<string, mixed> values that the edition lacks, of settings that every edition has
	 */
	private static function lockedValues( array $values, Edition $edition ): array {
		$isLocked = static fn( mixed $value, string $name ): bool => match ( $name ) {
			'widget_position' => in_array( $value, array( 'middle_left', 'middle_right' ), true ),
			'logo_type'       => 'custom' === $value,
			default           => false,
		} && ! $edition->allows( self::VALUES[ $name ] );
		return array_filter( $values, $isLocked, ARRAY_FILTER_USE_BOTH );
	}
}
