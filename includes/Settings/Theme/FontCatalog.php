<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Theme;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The families on offer (Google Fonts): assets/fonts/catalogue.json, read only when a font is checked, offered or used. */
final class FontCatalog {

	private const FILE = '/assets/fonts/catalogue.json';

	/** @var array<string, string>|null weights by family. */
	private static ?array $weights = null;

	public static function find( string $family ): ?Font {
		$weights = self::all()[ $family ] ?? null;
		return null === $weights ? null : new Font( $family, self::each( $weights ), false );
	}

	/** @return list<string> */
	public static function names(): array {
		return array_map( 'strval', array_keys( self::all() ) );
	}

	/** @return array<string, string> */
	private static function all(): array {
		if ( null === self::$weights ) {
			/** @var array<string, string>|null $read */
			$read          = wp_json_file_decode( dirname( __DIR__, 3 ) . self::FILE, array( 'associative' => true ) );
			self::$weights = $read ?? array();
		}
		return self::$weights;
	}

	/**
	 * @param string $weights a range of hundreds, or a list.
	 * @return list<int>
	 */
	private static function each( string $weights ): array {
		if ( ! str_contains( $weights, '-' ) ) {
			return array_map( 'intval', explode( ',', $weights ) );
		}
		list( $lightest, $boldest ) = explode( '-', $weights );
		return range( (int) $lightest, (int) $boldest, 100 );
	}
}
