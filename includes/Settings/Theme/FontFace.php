<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Theme;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads font faces that WordPress stores and themes and plugins write: only known values become CSS. */
final class FontFace {

	/** Returns the first family of a list, without quotes; empty if it isn't a plain name. */
	public static function name( mixed $list ): string {
		$first = is_string( $list ) ? trim( explode( ',', $list )[0], " \t\n\"'" ) : '';
		return 1 === preg_match( '/\A[\p{L}\p{N}][\p{L}\p{N} ._-]*\z/u', $first ) ? $first : '';
	}

	/**
	 * Returns the upright weights of faces, in hundreds.
	 *
	 * @param array<mixed> $faces
	 * @return list<int>
	 */
	public static function weights( array $faces ): array {
		$weights = array();
		foreach ( $faces as $face ) {
			$span = is_array( $face ) && 'normal' === ( $face['fontStyle'] ?? 'normal' )
				? self::span( $face['fontWeight'] ?? 'normal' )
				: null;
			if ( null !== $span ) {
				$weights = array(
					...$weights,
					...array_filter( range( 100, 900, 100 ), static fn( int $each ): bool => $span[0] <= $each && $each <= $span[1] ),
				);
			}
		}
		sort( $weights );
		return array_values( array_unique( $weights ) );
	}

	/**
	 * Returns an upright face if the site itself has its file.
	 *
	 * @return array{fontWeight: string, src: string}|null
	 */
	public static function ofSite( mixed $face ): ?array {
		$span = is_array( $face ) && 'normal' === ( $face['fontStyle'] ?? 'normal' ) ? self::span( $face['fontWeight'] ?? 'normal' ) : null;
		if ( null === $span || ! is_array( $face ) ) {
			return null;
		}
		$files = is_array( $face['src'] ?? null ) ? $face['src'] : array( $face['src'] ?? '' );
		foreach ( $files as $file ) {
			if ( is_string( $file ) && '' !== $file && in_array( wp_parse_url( $file, PHP_URL_HOST ), self::hosts(), true ) ) {
				return array(
					'fontWeight' => implode( ' ', array_unique( $span ) ),
					'src'        => esc_url_raw( $file, array( 'http', 'https' ) ),
				);
			}
		}
		return null;
	}

	/** @param list<array{fontWeight: string, src: string}> $faces */
	public static function rules( string $family, array $faces ): string {
		$rules = '';
		foreach ( $faces as $face ) {
			$rules .= "@font-face{font-family:\"$family\";font-style:normal;font-weight:{$face['fontWeight']};font-display:swap;src:url(\"{$face['src']}\")}";
		}
		return $rules;
	}

	/** @return array{int, int}|null lightest and boldest weight. */
	private static function span( mixed $weight ): ?array {
		$weight = is_scalar( $weight ) ? strtr( (string) $weight, array( 'normal' => '400', 'bold' => '700' ) ) : '';
		if ( 1 !== preg_match( '/\A(\d{1,4})(?: +(\d{1,4}))?\z/', trim( $weight ), $found ) ) {
			return null;
		}
		return array( (int) $found[1], (int) ( $found[2] ?? $found[1] ) );
	}

	/** @return list<mixed> hosts that serve the site's own files. */
	private static function hosts(): array {
		return array(
			wp_parse_url( home_url(), PHP_URL_HOST ),
			wp_parse_url( content_url(), PHP_URL_HOST ),
			wp_parse_url( wp_get_upload_dir()['baseurl'], PHP_URL_HOST ),
		);
	}
}
