<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

/**
 * The fonts an owner may choose for a survey, with their upright weights. Addresses are made of this list alone, so that
 * no text of a survey becomes one. A page asks another server for a font only where its survey has one.
 */
final class Fonts {

	private const SERVICE = 'https://fonts.googleapis.com/css2';

	/** A span of weights, in hundreds, or each of them. */
	private const FAMILIES = array(
		'Alegreya'           => '400-900',
		'Archivo'            => '100-900',
		'Arvo'               => '400,700',
		'Asap'               => '100-900',
		'Barlow'             => '100-900',
		'Bitter'             => '100-900',
		'Cabin'              => '400-700',
		'Cairo'              => '200-900',
		'Catamaran'          => '100-900',
		'Comfortaa'          => '300-700',
		'Cormorant Garamond' => '300-700',
		'Crimson Text'       => '400,600,700',
		'DM Sans'            => '100-900',
		'Domine'             => '400-700',
		'Dosis'              => '200-800',
		'EB Garamond'        => '400-800',
		'Exo 2'              => '100-900',
		'Figtree'            => '300-900',
		'Fira Sans'          => '100-900',
		'Heebo'              => '100-900',
		'Hind'               => '300-700',
		'IBM Plex Sans'      => '100-700',
		'Inconsolata'        => '200-900',
		'Inter'              => '100-900',
		'Josefin Sans'       => '100-700',
		'Karla'              => '200-800',
		'Lato'               => '100,300,400,700,900',
		'Lexend'             => '100-900',
		'Libre Baskerville'  => '400,700',
		'Lora'               => '400-700',
		'Manrope'            => '200-800',
		'Merriweather'       => '300-900',
		'Montserrat'         => '100-900',
		'Mulish'             => '200-900',
		'Noto Sans'          => '100-900',
		'Noto Serif'         => '100-900',
		'Nunito'             => '200-900',
		'Nunito Sans'        => '200-900',
		'Open Sans'          => '300-800',
		'Oswald'             => '200-700',
		'Outfit'             => '100-900',
		'Overpass'           => '100-900',
		'PT Sans'            => '400,700',
		'PT Serif'           => '400,700',
		'Playfair Display'   => '400-900',
		'Plus Jakarta Sans'  => '200-800',
		'Poppins'            => '100-900',
		'Public Sans'        => '100-900',
		'Quicksand'          => '300-700',
		'Raleway'            => '100-900',
		'Red Hat Display'    => '300-900',
		'Roboto'             => '100-900',
		'Roboto Mono'        => '100-700',
		'Roboto Slab'        => '100-900',
		'Rubik'              => '300-900',
		'Signika'            => '300-700',
		'Sora'               => '100-800',
		'Source Sans 3'      => '200-900',
		'Space Grotesk'      => '300-700',
		'Spectral'           => '200-800',
		'Titillium Web'      => '200,300,400,600,700,900',
		'Ubuntu'             => '300,400,500,700',
		'Urbanist'           => '100-900',
		'Vollkorn'           => '400-900',
		'Work Sans'          => '100-900',
		'Zilla Slab'         => '300-700',
	);

	/**
	 * What can be drawn of a choice: a family that is known, else none, and a weight that it has.
	 *
	 * @param string $weight 100 to 900, or empty.
	 * @return array{string, int}
	 */
	public static function known( string $family, string $weight ): array {
		if ( ! isset( self::FAMILIES[ $family ] ) ) {
			return array( '', 400 );
		}
		return array( $family, in_array( (int) $weight, self::weights( $family ), true ) ? (int) $weight : 400 );
	}

	/** The address that brings a known family, in one weight for the text and a bold one; empty for none. */
	public static function stylesheet( string $family, int $weight ): string {
		if ( ! isset( self::FAMILIES[ $family ] ) ) {
			return '';
		}
		$bold    = array_filter( self::weights( $family ), static fn( int $each ): bool => $each >= 600 && $each > $weight );
		$weights = array( $weight, ...array_slice( $bold, 0, 1 ) );

		return self::SERVICE . '?family=' . str_replace( ' ', '+', $family ) . ':wght@' . implode( ';', $weights ) . '&display=swap';
	}

	/** @return list<string> */
	public static function names(): array {
		return array_keys( self::FAMILIES );
	}

	/** @return list<int> */
	public static function weights( string $family ): array {
		$weights = self::FAMILIES[ $family ] ?? '';
		if ( ! str_contains( $weights, '-' ) ) {
			return array_map( 'intval', explode( ',', $weights ) );
		}
		list( $lightest, $boldest ) = explode( '-', $weights );
		return range( (int) $lightest, (int) $boldest, 100 );
	}
}
