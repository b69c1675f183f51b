<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

use UserFeedback\Platform\Hooks;
use WP_Rewrite;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * URL of a survey's own page: `/survey/{slug}/`, or `/?userfeedback_survey={slug}` on sites with plain permalinks, where the second
 * form works too.
 */
final class SurveyPageUrl {

	/** In the URL's query, and in the query that WordPress's rewrite rules make of a pretty URL. */
	public const PARAMETER = 'userfeedback_survey';

	/** Parameter of a single-use link. */
	public const INVITATION = 'invitation';

	private const BASE = 'survey';

	/**
	 * @param string                $invitation token of a single-use link; empty for the link that everyone can use.
	 * @param array<string, string> $fields     values of hidden fields, by name.
	 */
	public static function of( string $slug, string $invitation = '', array $fields = array() ): string {
		$path  = self::path();
		$url   = '' === $path
			? add_query_arg( self::PARAMETER, $slug, home_url( '/' ) )
			: home_url( user_trailingslashit( "$path/$slug" ) );
		$query = array( self::INVITATION => $invitation ) + array_map( 'rawurlencode', $fields );
		return '' === $invitation ? $url : add_query_arg( $query, $url );
	}

	/** Returns the value that a link gives a hidden field, which AnswerRules tidies; empty if it gives none. */
	public static function field( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Links have it, and it is escaped.
		$value = wp_unslash( $_GET[ $name ] ?? '' );
		return is_string( $value ) ? $value : '';
	}

	/** Returns the token that a request has, valid or not; empty if it has none. */
	public static function invitation(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Checked below.
		$token = $_GET[ self::INVITATION ] ?? '';
		return is_string( $token ) && 1 === preg_match( '/\A[0-9a-f-]{36}\z/', $token ) ? $token : '';
	}

	/** Returns the slug that a request asks for; empty if it asks for no survey. */
	public static function asked(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- It only selects a page, and is checked below.
		$slug = $_GET[ self::PARAMETER ] ?? null;
		if ( null === $slug ) {
			parse_str( Hooks::matchedQuery(), $query );
			$slug = $query[ self::PARAMETER ] ?? '';
		}
		return is_string( $slug ) && self::isSlug( $slug ) ? $slug : '';
	}

	public static function isSlug( string $text ): bool {
		return 1 === preg_match( '/\A[a-z0-9]+(?:-[a-z0-9]+)*\z/', $text );
	}

	/** @return array<string, string> the rewrite rule; empty on sites with plain permalinks */
	public static function rule(): array {
		$path = self::path();
		return '' === $path
			? array()
			: array( preg_quote( $path, '#' ) . '/([a-z0-9-]+)/?$' => 'index.php?' . self::PARAMETER . '=$matches[1]' );
	}

	/** Returns the part of the path before a slug, without slashes around it; empty on sites with plain permalinks. */
	public static function path(): string {
		if ( '' === get_option( 'permalink_structure' ) ) {
			return '';
		}
		/**
		 * Filters the first part of the path of surveys' own pages. Save the permalink settings after changing it.
		 *
		 * @param string $base default `survey`.
		 */
		$base = apply_filters( 'userfeedback_survey_page_base', self::BASE );
		$base = trim( is_string( $base ) ? (string) preg_replace( '~[^a-z0-9/_-]~', '', $base ) : '', '/' );
		/** @var WP_Rewrite $rewrite WordPress's. */
		$rewrite = $GLOBALS['wp_rewrite'];
		return $rewrite->root . ( '' === $base ? self::BASE : $base );
	}
}
