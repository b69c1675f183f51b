<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Theme;

use UserFeedback\Platform\Schema\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The fonts that owners can choose: the site's own, and catalog fonts, which the site downloads once
 * (Widget\Fonts\DownloadFont). URLs are made from these only, so that no text of a survey becomes one.
 */
final class AvailableFonts {

	private const CATALOG_FILE = '/assets/fonts/catalog.json';

	/** @var array<string, string>|null weights by family. */
	private static ?array $weights = null;

	/** The site's own font takes precedence over a catalog font of the same name. */
	public static function find( string $family ): ?Font {
		return '' === $family ? null : SiteFonts::find( $family ) ?? self::findInCatalog( $family );
	}

	/** @return list<Font> the site's fonts first. */
	public static function search( string $words ): array {
		$local = SiteFonts::all();
		$taken = array_map( static fn( Font $font ): string => strtolower( $font->family ), $local );
		$fits  = static fn( string $name ): bool => '' === $words || str_contains( strtolower( $name ), strtolower( $words ) );
		$found = array_values( array_filter( $local, static fn( Font $font ): bool => $fits( $font->family ) ) );
		foreach ( self::catalogNames() as $name ) {
			if ( count( $found ) >= FontsShape::MOST ) {
				break;
			}
			$font = $fits( $name ) && ! in_array( strtolower( $name ), $taken, true ) ? self::findInCatalog( $name ) : null;
			if ( null !== $font ) {
				$found[] = $font;
			}
		}
		return array_slice( $found, 0, FontsShape::MOST );
	}

	/**
	 * Accepts a font that was saved before: its theme may be gone, and the owner may be changing something else.
	 *
	 * @param string $path of the field.
	 * @return list<Violation>
	 */
	public static function violations( mixed $chosen, mixed $before, string $path ): array {
		list( $family, $weight ) = self::parts( $chosen );
		if ( '' === $family || self::parts( $before ) === array( $family, $weight ) ) {
			return array();
		}
		$font = self::find( $family );
		if ( null === $font ) {
			return array( new Violation( "$path.family", 'font', null, __( 'This font doesn’t exist.', 'userfeedback' ) ) );
		}
		$isKnown = '' === $weight || in_array( $weight, array_map( 'strval', $font->weights ), true );
		return $isKnown
			? array()
			: array( new Violation( "$path.weight", 'font', null, __( 'This font isn’t available in this weight.', 'userfeedback' ) ) );
	}

	/** @return array{string, string} family and weight. */
	private static function parts( mixed $font ): array {
		$part = static fn( string $name ): string => is_array( $font ) && is_string( $font[ $name ] ?? null ) ? $font[ $name ] : '';
		return array( $part( 'family' ), $part( 'weight' ) );
	}

	/** Finds one of the Google Fonts on offer. Their list is read only when a font is checked, offered, or used. */
	public static function findInCatalog( string $family ): ?Font {
		$weights = self::readCatalog()[ $family ] ?? null;
		return null === $weights ? null : new Font( $family, self::parseWeights( $weights ), false );
	}

	/** @return list<string> */
	public static function catalogNames(): array {
		return array_map( 'strval', array_keys( self::readCatalog() ) );
	}

	/** @return array<string, string> */
	private static function readCatalog(): array {
		if ( null === self::$weights ) {
			/** @var array<string, string>|null $read */
			$read          = wp_json_file_decode( dirname( __DIR__, 3 ) . self::CATALOG_FILE, array( 'associative' => true ) );
			self::$weights = $read ?? array();
		}
		return self::$weights;
	}

	/**
	 * @param string $weights a range of hundreds, or a list.
	 * @return list<int>
	 */
	private static function parseWeights( string $weights ): array {
		if ( ! str_contains( $weights, '-' ) ) {
			return array_map( 'intval', explode( ',', $weights ) );
		}
		list( $lightest, $boldest ) = explode( '-', $weights );
		return range( (int) $lightest, (int) $boldest, 100 );
	}
}
