<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Tester;

use UserFeedback\Surveys\Settings\PageUrl;
use WP;
use WP_MatchesMapRegex;
use WP_Rewrite;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Query that WordPress would run for an address, based on the site's permalinks. WP::parse_request() only works for the current
 * request, and its hooks might respond to that instead.
 */
final class PermalinkParser {

	/** Requests that WordPress handles without a theme, so without a survey. */
	private const NO_PAGES = array( 'feed', 'robots', 'favicon', 'sitemap', 'sitemap-stylesheet', 'rest_route', 'tb', 'embed' );

	/** Files, and requests handled without the theme. */
	private const NO_PATHS = '~^(?:wp-(?:admin|json|content|includes)(?:/|$)|(?!index\.php).*\.php$)~i';

	/** Longer queries are cut: PHP warns at a thousand parts. */
	private const MOST_PARTS = 100;

	/** @return array<string, string>|null null if it isn't a page of the theme. */
	public static function of( PageUrl $address ): ?array {
		$home = PageUrl::of( home_url( '/' ) )->path ?? '';
		$path = trim( substr( $address->path, strlen( $home ) ), '/' );
		if ( ! str_starts_with( "$address->path/", "$home/" ) || 1 === preg_match( self::NO_PATHS, $path ) ) {
			return null;
		}
		$asked = self::allowed( self::parsed( $address->query ) + self::ofPath( $path ) );
		return null === $asked || array() !== array_intersect_key( $asked, array_flip( self::NO_PAGES ) ) ? null : self::resolved( $asked );
	}

	/** @return array<mixed> the query of the first rewrite rule that matches. */
	private static function ofPath( string $path ): array {
		/** @var WP_Rewrite $rewrite WordPress's. */
		$rewrite = $GLOBALS['wp_rewrite'];
		$rules   = $rewrite->wp_rewrite_rules();
		$path    = $path === $rewrite->index ? '' : $path;
		if ( ! is_array( $rules ) || array() === $rules || '' === $path ) {
			return self::parsed( is_array( $rules ) && is_string( $rules['$'] ?? null ) ? self::queryIn( $rules['$'] ) : '' );
		}
		foreach ( $rules as $rule => $query ) {
			if ( is_string( $query ) && 1 === preg_match( "#^$rule#", $path, $found ) && self::isSure( $rewrite, $query, $found ) ) {
				return self::parsed( WP_MatchesMapRegex::apply( self::queryIn( $query ), $found ) );
			}
		}
		return array( 'error' => '404' );
	}

	/**
	 * Where pages and posts have similar addresses, the rule for pages applies only if such a page exists.
	 *
	 * @param array<string> $found
	 */
	private static function isSure( WP_Rewrite $rewrite, string $query, array $found ): bool {
		return ! $rewrite->use_verbose_page_rules
			|| 1 !== preg_match( '/pagename=\$matches\[([0-9]+)\]/', $query, $place )
			|| null !== get_page_by_path( $found[ (int) $place[1] ] ?? '' );
	}

	/** Rewrite rules point to `index.php?name=$matches[1]`. */
	private static function queryIn( string $target ): string {
		return (string) preg_replace( '!^.+\?!', '', $target );
	}

	/** @return array<mixed> */
	private static function parsed( string $query ): array {
		parse_str( implode( '&', array_slice( explode( '&', $query ), 0, self::MOST_PARTS ) ), $parts );
		return $parts;
	}

	/**
	 * @param array<mixed> $asked
	 * @return array<string, string>|null public query variables; null if one is a list, which WordPress reads in many ways.
	 */
	private static function allowed( array $asked ): ?array {
		/** @var WP $wp WordPress's. */
		$wp = $GLOBALS['wp'];
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own, by which plugins add theirs.
		$names = apply_filters( 'query_vars', $wp->public_query_vars );
		$known = array_flip( array_filter( is_array( $names ) ? $names : array(), 'is_string' ) );
		$texts = array();
		foreach ( array_intersect_key( $asked, $known ) as $name => $value ) {
			if ( ! is_string( $value ) ) {
				return null;
			}
			$texts[ (string) $name ] = $value;
		}
		return array_diff( $texts, array( '' ) );
	}

	/**
	 * Drops post types and taxonomies that visitors can't query.
	 *
	 * @param array<string, string> $asked
	 * @return array<string, string>
	 */
	private static function resolved( array $asked ): array {
		$asked = self::withTypeAndTerms( $asked );
		if ( in_array( $asked['taxonomy'] ?? '', get_taxonomies( array( 'publicly_queryable' => false ) ), true ) ) {
			unset( $asked['taxonomy'], $asked['term'] );
		}
		if ( ! in_array( $asked['post_type'] ?? '', get_post_types( array( 'publicly_queryable' => true ) ), true ) ) {
			unset( $asked['post_type'] );
		}
		$texts = array();
		foreach ( wp_resolve_numeric_slug_conflicts( $asked ) as $name => $value ) {
			$texts[ (string) $name ] = is_scalar( $value ) ? (string) $value : '';
		}
		return $texts;
	}

	/**
	 * @param array<string, string> $asked
	 * @return array<string, string>
	 */
	private static function withTypeAndTerms( array $asked ): array {
		foreach ( get_post_types( array(), 'objects' ) as $type ) {
			$variable = is_post_type_viewable( $type ) ? $type->query_var : false;
			if ( is_string( $variable ) && isset( $asked[ $variable ] ) ) {
				$asked = array_merge( $asked, array( 'post_type' => $type->name, 'name' => $asked[ $variable ] ) );
			}
		}
		foreach ( get_taxonomies( array(), 'objects' ) as $taxonomy ) {
			$variable = $taxonomy->query_var;
			if ( is_string( $variable ) && isset( $asked[ $variable ] ) ) {
				$asked[ $variable ] = str_replace( ' ', '+', $asked[ $variable ] );
			}
		}
		return $asked;
	}
}
