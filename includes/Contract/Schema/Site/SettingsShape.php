<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Survey\ThemingShape;
use UserFeedback\Contract\Shape;
use UserFeedback\Contract\SiteKind;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The plugin's settings of one site. */
final class SettingsShape {

	/** Never returned: a response only says if each one is set. */
	public const SECRETS = array( 'ai_api_key', 'google_client_secret' );

	/** Days, as text. */
	public const HEATMAP_DAYS = array( '1', '7', '14', '30', '60', '180', '365' );

	/** Days, as text. */
	/** Retention of the delivery log. */
	public const LOG_DAYS = array( '7', '14', '30', '90' );

	public const RESPONSE_DAYS = array( 'forever', '30', '90', '180', '365', '730' );

	/** Roles that have each of the three permissions by default. */
	public const ROLES = array( 'administrator', 'editor' );

	public static function answer(): Shape {
		return S::record(
			array(
				'settings' => self::full(),
				'defaults' => self::full(), // Default values.
				'roles'    => S::list( self::role() ),
			)
		)->named( 'SettingsAnswer' );
	}

	/** Settings that were not sent are unchanged. The message also names any that the site's edition could not save. */
	public static function saved(): Shape {
		return S::record(
			array(
				'settings' => self::full(),
				'message'  => S::string(),
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
			array( 'heatmap_retention_period' => S::string()->max( Limits::SHORT_TEXT ) ) + self::properties()
		);
		$secrets  = array_fill_keys( self::SECRETS, S::string()->max( Limits::SECRET ) );

		return S::object(
			array(
				'settings' => S::object(
					$settings + $secrets + self::derived( S::any()->readOnly() ) + array( 'google_drive' => S::any()->readOnly() )
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
		$text  = S::string()->max( Limits::SHORT_TEXT )->default( '' );
		$no    = S::boolean()->default( false );
		$image = S::string()->max( Limits::URL )->default( '' );
		$roles = S::list( S::string()->max( Limits::SHORT_TEXT ) )->max( Limits::ROLES )->default( self::ROLES );

		return array(
			'site_kind'                   => S::oneOf( SiteKind::values() )->default( SiteKind::ANY->value ),
			'setup_finished'              => $no, // Someone completed the setup wizard.

			'notifications_recipients'    => S::string()->max( Limits::ADDRESSES )->default( '' ),
			'notifications_header_image'  => $image,
			'summaries_html_template'     => S::boolean()->default( true ),
			'summaries_disabled'          => $no,

			'widget_theme'                => S::oneOf( ThemingShape::SCHEMES )->default( 'light' ),
			'widget_color'                => ThemingShape::colour( '#ffffff' ),
			'widget_text_color'           => ThemingShape::colour( '#23282D' ),
			'widget_button_color'         => ThemingShape::colour( '#2D87F1' ),
			'widget_toggle_icon'          => S::oneOf( ThemingShape::ICONS )->default( 'field-userfeedback' ),
			'widget_toggle_color'         => ThemingShape::colour( '#23282D' ),
			'widget_toggle_text'          => $text,
			'widget_font'                 => S::object(
				array(
					'family' => $text,
					'weight' => $text,
				)
			)->default( array() ),
			'widget_position'             => S::oneOf( ThemingShape::POSITIONS )->default( 'bottom_right' ),
			'widget_start_minimized'      => $no,
			'logo_type'                   => S::oneOf( ThemingShape::LOGOS )->default( 'none' ),
			'widget_custom_logo'          => $image,
			'skip_text'                   => $text,
			'next_text'                   => $text,

			// For caches that can't be purged: while a survey is live, each page has the loader, which asks for updates if the
			// page is old.
			'loader_on_every_page'        => $no,

			'create_edit_surveys'         => $roles,
			'view_results'                => $roles,
			'delete_surveys'              => $roles,

			'allow_usage_tracking'        => $no, // GET usage shows what is sent.
			'automatic_updates'           => S::oneOf( array( 'all', 'minor', 'none' ) )->default( 'none' ),
			'heatmap_auto_delete_enabled' => $no,
			'heatmap_retention_period'    => S::oneOf( self::HEATMAP_DAYS )->default( '60' ),
			'heatmap_pages'               => S::oneOf( array( 'select', 'all' ) )->default( 'select' ),
			'heatmap_page_ids'            => S::list( S::id() )->max( Limits::HEATMAP_PAGES )->default( array() ),
			'heatmap_front_page'          => $no,
			// All pages of these types.
			'heatmap_post_types'          => S::list( S::string()->max( 20 ) )->max( Limits::PAGE_RULE_DATA )->default( array() ),
			'heatmap_sample'              => S::integer()->min( 1 )->max( 100 )->default( 100 ), // Percentage of visits.
			'heatmap_consent'             => $no, // Records only visitors who agreed to statistics.
			'heatmap_private_selectors'   => S::list( S::string()->min( 1 )->max( Limits::TEXT ) )
				->max( Limits::HEATMAP_PRIVATE )->default( array() ),

			'ip_storage'                  => S::oneOf( array( 'none', 'truncated', 'full' ) )->default( 'none' ),
			'response_retention'          => S::oneOf( self::RESPONSE_DAYS )->default( 'forever' ),
			'delivery_log_days'           => S::oneOf( self::LOG_DAYS )->default( '30' ),
			'remove_data_on_uninstall'    => $no,

			'ai_api_url'                  => $image,
			'ai_model'                    => $text,
			'google_client_id'            => S::string()->max( Limits::SECRET )->default( '' ),
		);
	}

	private static function full(): Shape {
		$settings = array_map( static fn( Shape $setting ): Shape => $setting->whole(), self::properties() );
		return S::record(
			$settings + self::derived( S::boolean() ) + array( 'google_drive' => GoogleShape::connection() )
		)->named( 'Settings' );
	}

	/** A role of the site, built-in or custom. */
	private static function role(): Shape {
		return S::record(
			array(
				'key'      => S::string(),
				'name'     => S::string(), // In the user's language.
				'is_fixed' => S::boolean(), // It manages the site's options, and so has every permission.
			)
		)->named( 'SiteRole' );
	}

	/** @return array<string, Shape> */
	private static function derived( Shape $shape ): array {
		$has = array_map( static fn( string $secret ): string => "has_$secret", self::SECRETS );
		return array_fill_keys( array( 'widget_show_logo', ...$has ), $shape );
	}
}
