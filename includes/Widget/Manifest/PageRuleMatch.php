<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Surveys\Settings\PageRules;
use UserFeedback\Surveys\Settings\PageUrl;
use UserFeedback\Widget\Page\PageProperties;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Predicts how well page rules match a page before a visitor has it; the browser decides (widget/shared/targeting/page-rules.ts). If
 * this says NEVER, the browser agrees: both run tests/fixtures/page-rules.json. Pure.
 *
 * A cached page may have another query than it was rendered with, and only the browser knows the part after #, so these only
 * make a match likely or unlikely. The same goes for the visitor's cookies and referrer.
 *
 * @phpstan-import-type Rule from PageRules
 */
final class PageRuleMatch {

	public const NEVER    = 0;
	public const UNLIKELY = 1;
	public const OPEN     = 2;
	public const SURE     = 3;

	/** @param list<Rule> $rules */
	public static function of( array $rules, PageProperties $view ): int {
		$best  = self::NEVER;
		$group = self::SURE;
		foreach ( $rules as $index => $rule ) {
			if ( $index > 0 && '||' === $rule['operator'] ) {
				$best  = max( $best, $group );
				$group = self::SURE;
			}
			$group = min( $group, self::rule( $rule, $view ) );
		}
		return max( $best, $group );
	}

	/**
	 * A negated rule has the same name with `_not` in it.
	 *
	 * @param Rule $rule
	 */
	private static function rule( array $rule, PageProperties $view ): int {
		$positive = str_replace( '_not', '', $rule['logic'] );
		$fit      = '' === $rule['data'] || array() === $rule['data'] ? self::NEVER : self::positive( $positive, $rule['data'], $view );
		if ( null === $fit ) {
			return self::OPEN;
		}
		return $positive === $rule['logic'] ? $fit : self::SURE - $fit;
	}

	/**
	 * @param string|list<string> $data
	 * @return int|null null if only the browser knows.
	 */
	private static function positive( string $logic, string|array $data, PageProperties $view ): ?int {
		if ( is_array( $data ) ) {
			$own = $view->is[ $logic ] ?? null;
			return null === $own ? null : ( array() === array_intersect( $own, $data ) ? self::NEVER : self::SURE );
		}
		return match ( $logic ) {
			'page_url_is'              => self::at( $data, $view ),
			'page_url_contains'        => self::contains( $data, $view ),
			'query_parameter_contains' => null === $view->address ? null : self::isIn( $view->address->query, $data ),
			default                    => null,
		};
	}

	/** Another host may be another name of this one. */
	private static function at( string $ruleUrl, PageProperties $view ): ?int {
		$there = PageUrl::of( $ruleUrl );
		$here  = $view->address;
		if ( null === $there || null === $here ) {
			return null;
		}
		if ( $here->path !== $there->path ) {
			// Characters beyond ASCII have several encodings, and only the browser treats them as equal.
			$isPlain = 1 !== preg_match( '/[\x80-\xff]/', $here->path . $there->path );
			return $view->isCertain && $isPlain ? self::NEVER : self::UNLIKELY;
		}
		$missing = array_diff( self::parameters( $there->query ), self::parameters( $here->query ) );
		if ( $here->host !== $there->host || array() !== $missing ) {
			return self::UNLIKELY;
		}
		return '' === $there->query && $view->isCertain ? self::SURE : self::OPEN;
	}

	/** @return list<string> in any order; links in emails and ads add more. */
	private static function parameters( string $query ): array {
		$all = array_filter( explode( '&', $query ), static fn( string $one ): bool => '' !== $one );
		return array_values( array_map( array( PageUrl::class, 'readable' ), $all ) );
	}

	private static function contains( string $text, PageProperties $view ): ?int {
		if ( null === $view->address ) {
			return null;
		}
		$path = strstr( $view->address->written, '://' );
		return $view->isCertain && str_contains( (string) $path, $text ) ? self::SURE : self::isIn( $view->url, $text );
	}

	private static function isIn( string $address, string $text ): int {
		return str_contains( $address, $text ) || str_contains( PageUrl::readable( $address ), $text ) ? self::OPEN : self::UNLIKELY;
	}
}
