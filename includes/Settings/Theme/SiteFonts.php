<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Theme;

use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The fonts of the site itself. Fonts of the theme, and active ones of the Font Library, are in the global settings, and
 * WordPress prints their faces into every page. It doesn't print those that are only installed in the library (WordPress 6.5),
 * so they include their faces.
 */
final class SiteFonts {

	/** More families than any site installs. */
	private const MOST = 200;

	/** Finds a font by its family, or by its name or slug on WordPress's own screens. */
	public static function find( string $wanted ): ?Font {
		return self::among( self::ofSettings(), $wanted ) ?? self::among( self::ofLibrary(), $wanted );
	}

	/** @return list<Font> each family only once. */
	public static function all(): array {
		$fonts = array();
		foreach ( array( ...self::ofSettings(), ...self::ofLibrary() ) as list( $font ) ) {
			$fonts[ $font->family ] ??= $font;
		}
		return array_values( $fonts );
	}

	/** @param list<array{Font, list<string>}> $fonts each with its names. */
	private static function among( array $fonts, string $wanted ): ?Font {
		foreach ( $fonts as list( $font, $names ) ) {
			if ( in_array( strtolower( $wanted ), array_map( 'strtolower', array( $font->family, ...$names ) ), true ) ) {
				return $font;
			}
		}
		return null;
	}

	/** @return list<array{Font, list<string>}> */
	private static function ofSettings(): array {
		$fonts   = array();
		$origins = wp_get_global_settings( array( 'typography', 'fontFamilies' ) );
		foreach ( is_array( $origins ) ? $origins : array() as $families ) {
			foreach ( is_array( $families ) ? $families : array() as $family ) {
				$faces   = is_array( $family ) && is_array( $family['fontFace'] ?? null ) ? $family['fontFace'] : array();
				$weights = FontFace::weights( $faces );
				$name    = is_array( $family ) ? FontFace::name( $family['fontFamily'] ?? '' ) : '';
				if ( is_array( $family ) && '' !== $name && array() !== $weights ) {
					$fonts[] = array( new Font( $name, $weights, true ), self::words( $family['name'] ?? '', $family['slug'] ?? '' ) );
				}
			}
		}
		return $fonts;
	}

	/** @return list<array{Font, list<string>}> */
	private static function ofLibrary(): array {
		$families = post_type_exists( 'wp_font_family' ) ? self::posts( 'wp_font_family', array() ) : array();
		$faces    = array();
		foreach ( array() === $families ? array() : self::posts( 'wp_font_face', array_column( $families, 'ID' ) ) as $post ) {
			$face = FontFace::ofSite( json_decode( $post->post_content, true ) );
			if ( null !== $face ) {
				$faces[ $post->post_parent ][] = $face;
			}
		}
		$fonts = array();
		foreach ( $families as $post ) {
			$settings = json_decode( $post->post_content, true );
			$name     = FontFace::name( is_array( $settings ) ? $settings['fontFamily'] ?? '' : '' );
			$weights  = FontFace::weights( $faces[ $post->ID ] ?? array() );
			if ( '' !== $name && array() !== $weights ) {
				$fonts[] = array(
					new Font( $name, $weights, true, FontFace::rules( $name, $faces[ $post->ID ] ) ),
					array( $post->post_title, $post->post_name ),
				);
			}
		}
		return $fonts;
	}

	/**
	 * @param list<int> $parents
	 * @return list<WP_Post>
	 */
	private static function posts( string $type, array $parents ): array {
		$posts = get_posts(
			array(
				'post_type'              => $type,
				'post_status'            => 'publish',
				'post_parent__in'        => $parents,
				// phpcs:ignore WordPress.WP.PostsPerPage.posts_per_page_posts_per_page -- Small posts, and each counts.
				'posts_per_page'         => array() === $parents ? self::MOST : self::MOST * 10,
				'orderby'                => 'title',
				'order'                  => 'ASC',
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		return array_values( array_filter( $posts, static fn( mixed $post ): bool => $post instanceof WP_Post ) );
	}

	/** @return list<string> */
	private static function words( mixed ...$words ): array {
		return array_values( array_filter( $words, static fn( mixed $word ): bool => is_string( $word ) && '' !== $word ) );
	}
}
