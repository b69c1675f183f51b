<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The few settings that visitors' requests need: how much of an address is stored (none, truncated or full), the texts on the
 * widget's buttons, whether each page has the loader, and the days between surveys.
 *
 * They are a copy, because WordPress autoloads it with its other small options, while reading all settings would take a
 * separate query on each page and with each response.
 */
final class VisitorSettings {

	public const OPTION = 'userfeedback_visitor_settings';

	private const NAMES = array( 'ip_storage', 'skip_text', 'next_text' );

	/** Stored only if a page is recorded: the pages, and how. */
	public const HEATMAPS = 'heatmaps';

	/** Stored only if it is on. */
	private const EVERY_PAGE = 'loader_on_every_page';

	/** Stored only if it isn't 0. */
	private const QUIET_DAYS = 'quiet_days';

	public static function ipStorage(): string {
		$chosen = self::text( 'ip_storage' );
		return '' === $chosen ? 'none' : $chosen;
	}

	/** @param string $name one of NAMES. */
	public static function text( string $name ): string {
		$stored = get_option( self::OPTION, array() );
		$text   = is_array( $stored ) ? $stored[ $name ] ?? '' : '';
		return is_string( $text ) ? $text : '';
	}

	public static function isLoaderOnEveryPage(): bool {
		return '' !== self::text( self::EVERY_PAGE );
	}

	/** Returns the days between two pop-up surveys; 0 for none. The edition may lack them. */
	public static function quietDays(): int {
		$stored = get_option( self::OPTION, array() );
		$days   = is_array( $stored ) ? $stored[ self::QUIET_DAYS ] ?? 0 : 0;
		return is_int( $days ) ? $days : 0;
	}

	/** @return array<array-key, mixed> pages to record in heatmaps, as Heatmaps\Capture\RecordedPages reads them; empty for none */
	public static function heatmaps(): array {
		$stored = get_option( self::OPTION, array() );
		$of     = is_array( $stored ) ? $stored[ self::HEATMAPS ] ?? array() : array();
		return is_array( $of ) ? $of : array();
	}

	/** Returns true if heatmaps record any page. */
	public static function hasHeatmaps(): bool {
		return array() !== self::heatmaps();
	}

	/** @return array<array-key, mixed> settings that visitors see */
	public static function shown(): array {
		$stored = get_option( self::OPTION, array() );
		return array_diff_key( is_array( $stored ) ? $stored : array(), array( 'ip_storage' => true ) );
	}

	/** Stores only values that differ from the defaults. */
	public static function store( Settings $settings ): void {
		update_option( self::OPTION, self::of( $settings ), true );
	}

	public static function isCurrent( Settings $settings ): bool {
		return self::of( $settings ) === get_option( self::OPTION, array() );
	}

	/** @return array<string, mixed> */
	private static function of( Settings $settings ): array {
		$texts                     = array_combine( self::NAMES, array_map( array( $settings, 'text' ), self::NAMES ) );
		$texts[ self::EVERY_PAGE ] = $settings->isOn( self::EVERY_PAGE ) ? 'on' : '';
		$heatmaps                  = self::ofHeatmaps( $settings->toArray() );
		return array_filter( $texts, static fn( string $text ): bool => ! in_array( $text, array( '', 'none' ), true ) )
			+ array_diff( array( self::QUIET_DAYS => $settings->number( self::QUIET_DAYS ) ), array( 0 ) )
			+ ( array() === $heatmaps ? array() : array( self::HEATMAPS => $heatmaps ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	private static function ofHeatmaps( array $settings ): array {
		$pages = array_filter(
			array(
				'all'   => 'all' === $settings['heatmap_pages'],
				'front' => $settings['heatmap_front_page'],
				'ids'   => $settings['heatmap_page_ids'],
				'types' => $settings['heatmap_post_types'],
			),
			static fn( mixed $chosen ): bool => ! in_array( $chosen, array( false, array() ), true )
		);
		return array() === $pages ? array() : $pages + array(
			'sample'  => $settings['heatmap_sample'],
			'consent' => $settings['heatmap_consent'],
			'private' => $settings['heatmap_private_selectors'],
		);
	}
}
