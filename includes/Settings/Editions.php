<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Licensing\Entitlements;
use UserFeedback\Licensing\Feature;

/**
 * Which settings the site's edition has.
 *
 * One that it has not is neither changed by a save nor in force, and still kept: a licence that ran out and is renewed
 * brings the owner's choices back.
 */
final class Editions {

	private const NEEDS = array(
		'create_edit_surveys'         => Feature::ACCESS_ROLES,
		'view_results'                => Feature::ACCESS_ROLES,
		'delete_surveys'              => Feature::ACCESS_ROLES,
		'widget_theme'                => Feature::BRANDING,
		'widget_color'                => Feature::BRANDING,
		'widget_text_color'           => Feature::BRANDING,
		'widget_button_color'         => Feature::BRANDING,
		'widget_toggle_icon'          => Feature::BRANDING,
		'widget_toggle_color'         => Feature::BRANDING,
		'widget_toggle_text'          => Feature::BRANDING,
		'widget_font'                 => Feature::BRANDING,
		'logo_type'                   => Feature::BRANDING,
		'widget_custom_logo'          => Feature::BRANDING,
		'widget_start_minimized'      => Feature::BEHAVIOR,
		'heatmap_auto_delete_enabled' => Feature::HEATMAPS,
		'heatmap_retention_period'    => Feature::HEATMAPS,
	);

	/**
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed> without what the edition has not.
	 */
	public static function allowed( array $changes, Entitlements $site ): array {
		$allowed = array_filter( $changes, static fn( string $name ): bool => self::has( $name, $site ), ARRAY_FILTER_USE_KEY );
		if ( self::isMiddle( $allowed['widget_position'] ?? '' ) && ! $site->allows( Feature::MIDDLE_POSITIONS ) ) {
			unset( $allowed['widget_position'] );
		}
		return $allowed;
	}

	/** What the edition has not is as if never set. */
	public static function inForce( Settings $settings, Entitlements $site ): Settings {
		$defaults = Settings::defaults()->toArray();
		$locked   = array_filter( $defaults, static fn( string $name ): bool => ! self::has( $name, $site ), ARRAY_FILTER_USE_KEY );
		if ( self::isMiddle( $settings->text( 'widget_position' ) ) && ! $site->allows( Feature::MIDDLE_POSITIONS ) ) {
			$locked['widget_position'] = $defaults['widget_position'];
		}
		return $settings->with( $locked );
	}

	private static function has( string $name, Entitlements $site ): bool {
		return ! isset( self::NEEDS[ $name ] ) || $site->allows( self::NEEDS[ $name ] );
	}

	private static function isMiddle( mixed $position ): bool {
		return in_array( $position, array( 'middle_left', 'middle_right' ), true );
	}
}
