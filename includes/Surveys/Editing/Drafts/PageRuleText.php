<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Drafts;

use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Surveys\Settings\SlowRegex;
use UserFeedback\Surveys\Settings\TargetingShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Normalizes the text of page rules, and finds rules that can never match. The builder does the same in page-rule-text.ts. */
final class PageRuleText {

	/**
	 * Syntax that PHP supports but browsers don't: inline flags, atomic and conditional groups, comments, possessive
	 * quantifiers.
	 */
	private const NO_BROWSER = '/\(\?(?:[a-z-]+\)|>|\(|#|P|R|&|\d|\|)|[*+?}]\+/';

	/**
	 * @param array{logic: string, operator: string, data: mixed} $rule
	 * @return array{logic: string, operator: string, data: mixed}
	 */
	public static function tidied( array $rule ): array {
		if ( ! is_string( $rule['data'] ) ) {
			return $rule;
		}
		$isAddress    = in_array( $rule['logic'], TargetingShape::ADDRESS_RULES, true );
		$text         = $isAddress ? OwnerText::address( $rule['data'] ) : OwnerText::plain( $rule['data'] );
		$isQuery      = str_starts_with( $rule['logic'], 'query_parameter' ) && 'query_parameter_regex' !== $rule['logic'];
		$rule['data'] = $isQuery ? ltrim( $text, '?' ) : $text; // Without the question mark.
		return $rule;
	}

	/** Returns a sentence on why no page can match; null if one can. */
	public static function problem( string $logic, string $text ): ?string {
		return match ( self::fault( $logic, $text ) ) {
			null            => null,
			'value'         => __( 'Enter only the cookie name, without its value.', 'userfeedback' ),
			'hash'          => __( 'The query string ends before “#”. Remove “#” and everything after it.', 'userfeedback' ),
			'slashes'       => sprintf(
				/* translators: %s: a regular expression */
				__( 'Enter the expression without slashes: %s', 'userfeedback' ),
				self::withoutSlashes( $text )
			),
			'question_mark' => __( 'The query string starts after the question mark. Remove “\?”.', 'userfeedback' ),
			'slow'          => __(
				'This expression could slow down browsers, so it never runs. Use fewer *, +, { }, and |, and none after a group.',
				'userfeedback'
			),
			default         => __( 'This isn’t a valid regular expression. Check its brackets and special characters.', 'userfeedback' ),
		};
	}

	/** The same as a code word. */
	public static function fault( string $logic, string $text ): ?string {
		if ( 'query_parameter_regex' === $logic ) {
			return self::faultOfExpression( $text );
		}
		if ( str_starts_with( $logic, 'cookie_' ) && 1 === preg_match( '/[\s=;,"]/', $text ) ) {
			return 'value';
		}
		return str_starts_with( $logic, 'query_parameter_' ) && str_contains( $text, '#' ) ? 'hash' : null;
	}

	private static function faultOfExpression( string $text ): ?string {
		$plain = (string) preg_replace( array( '/\\\\./s', '/\[[^\]]*\]/' ), 'x', $text );
		return match ( true ) {
			self::withoutSlashes( $text ) !== $text => 'slashes',
			1 === preg_match( self::NO_BROWSER, $plain ), ! self::compiles( $text ) => 'invalid',
			str_starts_with( $text, '^\?' ) => 'question_mark',
			SlowRegex::is( $text ) => 'slow',
			default => null,
		};
	}

	private static function withoutSlashes( string $text ): string {
		return (string) preg_replace( '~\A/(.+)/[a-z]*\z~s', '$1', $text );
	}

	/** Approximates in PHP if a browser would accept it. */
	private static function compiles( string $text ): bool {
		$here = str_replace( array( '[^]', '(?<=', '(?<!' ), array( '.', '(?=', '(?!' ), $text );
		$here = (string) preg_replace( '/\\\\[uUlLNk]/', 'x', $here );
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- A faulty expression is an answer here, not an error.
		return false !== @preg_match( "\x01$here\x01u", '' );
	}
}
