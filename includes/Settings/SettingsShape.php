<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Settings\Theme\ThemingShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The plugin's settings of one site. */
final class SettingsShape {

	/** Never returned: a response only says if each one is set. */
	public const SECRETS = array( 'ai_api_key', 'google_client_secret' );

	/** Retention of recordings in days, as text. */
	public const HEATMAP_DAYS = array( '1', '7', '14', '30', '60', '180', '365' );

	/** Retention of the delivery log in days, as text. */
	public const LOG_DAYS = array( '7', '14', '30', '90' );

	/** Retention of responses in days, as text. */
	public const RESPONSE_DAYS = array( 'forever', '30', '90', '180', '365', '730' );

	/** Roles that have each of the three permissions by default. */
	public const ROLES = array( 'administrator', 'editor' );

	public static function answer(): Shape {
		return Schema::record(
			array(
				'settings' => self::full(),
				'defaults' => self::full(), // Default values.
				'roles'    => Schema::list( self::role() ),
			)
		)->named( 'SettingsAnswer' );
	}

	/** Settings that were not sent are unchanged. The message also names any that the site's edition could not save. */
	public static function saved(): Shape {
		return Schema::record(
			array(
				'settings' => self::full(),
				'message'  => Schema::string(),
			)
		)->named( 'SettingsSaved' );
	}

	/**
	 * Settings that are not sent stay unchanged. An empty secret is deleted. An unknown heatmap retention is read as the
	 * default.
	 */
	public static function draft(): Shape {
		$settings = array_map(
			static fn( Shape $setting ): Shape => $setting->whole(),
			array( 'heatmap_retention_period' => Schema::string()->max( Limits::SHORT_TEXT ) ) + self::properties()
		);
		$secrets  = array_fill_keys( self::SECRETS, Schema::string()->max( Limits::SECRET ) );

		return Schema::object(
			array(
				'settings' => Schema::object(
					$settings + $secrets + self::derived( Schema::any()->readOnly() ) + array( 'google_drive' => Schema::any()->readOnly() )
				)->required(),
			)
		)->named( 'SettingsDraft' );
	}

	/**
	 * Stored settings with their defaults. An empty text means the widget's own. An empty font means the page's; any other is
	 * from GET fonts. Addresses are separated by commas.
	 *
	 * @return array<string, Shape>
	 */
	public static function properties(): array {
		$text  = Schema::string()->max( Limits::SHORT_TEXT )->default( '' );
		$no    = Schema::boolean()->default( false );
		$image = Schema::string()->max( Limits::URL )->default( '' );
		$roles = Schema::list( Schema::string()->max( Limits::SHORT_TEXT ) )->max( Limits::ROLES )->default( self::ROLES );

		return array(
			'site_kind'                   => Schema::oneOf( SiteKind::values() )->default( SiteKind::ANY->value ),
			'setup_finished'              => $no, // Someone completed the setup wizard.

			'notifications_recipients'    => Schema::string()->max( Limits::ADDRESSES )->default( '' ),
			'notifications_header_image'  => $image,
			'summaries_html_template'     => Schema::boolean()->default( true ),
			'summaries_disabled'          => $no,

			'widget_theme'                => Schema::oneOf( ThemingShape::SCHEMES )->default( 'light' ),
			'widget_color'                => ThemingShape::color( '#ffffff' ),
			'widget_text_color'           => ThemingShape::color( '#23282D' ),
			'widget_button_color'         => ThemingShape::color( '#2D87F1' ),
			'widget_toggle_icon'          => Schema::oneOf( ThemingShape::ICONS )->default( 'field-userfeedback' ),
			'widget_toggle_color'         => ThemingShape::color( '#23282D' ),
			'widget_toggle_text'          => $text,
			'widget_font'                 => Schema::object(
				array(
					'family' => $text,
					'weight' => $text,
				)
			)->default( array() ),
			'widget_position'             => Schema::oneOf( ThemingShape::POSITIONS )->default( 'bottom_right' ),
			'widget_start_minimized'      => $no,
			// Days without another pop-up after a visitor has seen one.
			'quiet_days'                  => Schema::integer()->min( 0 )->max( Limits::QUIET_DAYS )->default( 0 ),
			'logo_type'                   => Schema::oneOf( ThemingShape::LOGOS )->default( 'none' ),
			'widget_custom_logo'          => $image,
			'skip_text'                   => $text,
			'next_text'                   => $text,

			// For caches that can't be purged: while a survey is live, each page has the loader, which asks for updates if the
			// page is old.
			'loader_on_every_page'        => $no,

			// Maximum number of options of a question.
			'max_options'                 => Schema::integer()->min( Limits::OPTIONS )->max( Limits::MAX_OPTIONS )
				->default( Limits::OPTIONS ),

			'create_edit_surveys'         => $roles,
			'view_results'                => $roles,
			'delete_surveys'              => $roles,

			'allow_usage_tracking'        => $no, // GET usage shows what is sent.
			'automatic_updates'           => Schema::oneOf( array( 'all', 'minor', 'none' ) )->default( 'none' ),
			'heatmap_auto_delete_enabled' => $no,
			'heatmap_retention_period'    => Schema::oneOf( self::HEATMAP_DAYS )->default( '60' ),
			'heatmap_pages'               => Schema::oneOf( array( 'select', 'all' ) )->default( 'select' ),
			'heatmap_page_ids'            => Schema::list( Schema::id() )->max( Limits::HEATMAP_PAGES )->default( array() ),
			'heatmap_front_page'          => $no,
			// All pages of these types.
			'heatmap_post_types'          => Schema::list( Schema::string()->max( 20 ) )->max( Limits::PAGE_RULE_DATA )->default( array() ),
			'heatmap_sample'              => Schema::integer()->min( 1 )->max( 100 )->default( 100 ), // Percentage of visits.
			'heatmap_consent'             => $no, // Records only visitors who agreed to statistics.
			'heatmap_private_selectors'   => Schema::list( Schema::string()->min( 1 )->max( Limits::TEXT ) )
				->max( Limits::HEATMAP_PRIVATE )->default( array() ),

			'ip_storage'                  => Schema::oneOf( array( 'none', 'truncated', 'full' ) )->default( 'none' ),
			'response_retention'          => Schema::oneOf( self::RESPONSE_DAYS )->default( 'forever' ),
			'delivery_log_days'           => Schema::oneOf( self::LOG_DAYS )->default( '30' ),
			'remove_data_on_uninstall'    => $no,

			'ai_api_url'                  => $image,
			'ai_model'                    => $text,
			'google_client_id'            => Schema::string()->max( Limits::SECRET )->default( '' ),
		);
	}

	private static function full(): Shape {
		$settings = array_map( static fn( Shape $setting ): Shape => $setting->whole(), self::properties() );
		return Schema::record(
			$settings + self::derived( Schema::boolean() ) + array( 'google_drive' => GoogleShape::connection() )
		)->named( 'Settings' );
	}

	/** A role of the site, built-in or custom. */
	private static function role(): Shape {
		return Schema::record(
			array(
				'key'      => Schema::string(),
				'name'     => Schema::string(), // In the user's language.
				'is_fixed' => Schema::boolean(), // It manages the site's options, and so has every permission.
			)
		)->named( 'SiteRole' );
	}

	/** @return array<string, Shape> */
	private static function derived( Shape $shape ): array {
		$has = array_map( static fn( string $secret ): string => "has_$secret", self::SECRETS );
		return array_fill_keys( array( 'widget_show_logo', ...$has ), $shape );
	}
}
