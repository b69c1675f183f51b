<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Storage;

use UserFeedback\Surveys\Settings\PageRules;
use UserFeedback\Surveys\Settings\PageUrl;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Database keys for a survey's page rules, so that a page reads only the live surveys that may match it. This is a prefilter:
 * it may include surveys that don't match, but never leaves out one that does. Pure.
 *
 * Rules joined by "and" share the keys of one rule. A page that has none of a survey's keys can't match it.
 *
 * @phpstan-import-type Rule from PageRules
 */
final class PageRuleKeys {

	/** Ids of GET logic-type for wp_page_type; a page may have several. */
	public const PAGE_TYPES = array( 'front_page', 'blog', 'single', 'page', 'archive', 'search', 'not_found' );

	/** Key of a survey that may match any page, as far as keys can tell. */
	public const ANY = '*';

	/** Rules that can provide a key, most selective first. */
	private const KINDS = array(
		'page_or_post_is',
		'page_url_is',
		'taxonomy_term_is',
		'user_role',
		'taxonomy_is',
		'post_type_is',
		'page_type',
		'user_logged_in',
	);

	/** Maximum characters of a text that the address must contain. */
	private const LONGEST_PART = 200;

	/**
	 * @param string $keys each between two bars; ANY; or empty if no page can match.
	 * @param string $part text in the address of pages that probably match; empty if no rule asks for one.
	 */
	private function __construct( public readonly string $keys, public readonly string $part ) {}

	public static function of( Survey $survey ): self {
		$rules = PageRules::of( $survey->settings );
		if ( array() === $rules ) {
			return new self( self::ANY, '' );
		}
		$groups = self::groups( $rules );
		$keys   = array_map( array( self::class, 'keysOf' ), $groups );
		if ( in_array( null, $keys, true ) ) {
			return new self( self::ANY, 1 === count( $groups ) ? self::partOf( $groups[0] ) : '' );
		}
		$all = array_unique( array_merge( ...$keys ) );
		return new self( array() === $all ? '' : '|' . implode( '|', $all ) . '|', '' );
	}

	/** @param string $is empty for the prefix of all keys of that kind. */
	public static function key( string $kind, string $is = '' ): string {
		return "$kind:$is";
	}

	/** Returns the key of an address. */
	public static function ofAddress( PageUrl $address ): string {
		return self::key( 'page_url_is', md5( $address->path ) );
	}

	/** @return list<string> all kinds of keys. */
	public static function kinds(): array {
		return self::KINDS;
	}

	/**
	 * Splits rules at each "or".
	 *
	 * @param non-empty-list<Rule> $rules
	 * @return non-empty-list<list<Rule>>
	 */
	private static function groups( array $rules ): array {
		$groups = array( array() );
		foreach ( $rules as $index => $rule ) {
			if ( $index > 0 && '||' === $rule['operator'] ) {
				$groups[] = array();
			}
			$groups[ count( $groups ) - 1 ][] = $rule;
		}
		return $groups;
	}

	/**
	 * @param list<Rule> $group
	 * @return list<string>|null null if no rule provides keys.
	 */
	private static function keysOf( array $group ): ?array {
		foreach ( self::KINDS as $kind ) {
			foreach ( $group as $rule ) {
				$keys = $kind === $rule['logic'] ? self::keysOfRule( $rule ) : null;
				if ( null !== $keys ) {
					return $keys;
				}
			}
		}
		return null;
	}

	/**
	 * @param Rule $rule
	 * @return list<string>|null
	 */
	private static function keysOfRule( array $rule ): ?array {
		if ( is_array( $rule['data'] ) ) {
			return array_map( static fn( string $id ): string => self::key( $rule['logic'], $id ), $rule['data'] );
		}
		$address = PageUrl::of( $rule['data'] );
		// Characters beyond ASCII have several encodings, and only the browser treats them as equal.
		$isPlain = null !== $address && 1 !== preg_match( '/[\x80-\xff]/', $address->path );
		return $isPlain ? array( self::ofAddress( $address ) ) : null;
	}

	/** @param list<Rule> $group */
	private static function partOf( array $group ): string {
		foreach ( $group as $rule ) {
			if (
				'page_url_contains' === $rule['logic']
				&& is_string( $rule['data'] )
				&& mb_strlen( $rule['data'] ) <= self::LONGEST_PART
			) {
				return $rule['data'];
			}
		}
		return '';
	}
}
