<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Implements the operators of LogicShape::COMPARE.
 *
 * The browser compares the same way (widget/shared/logic/comparison.ts); tests/fixtures/comparison.json runs against both. Texts are
 * compared exactly, including upper and lower case. If a list is compared by an operator for one text, any matching item is
 * enough. No WordPress here.
 */
final class Comparison {

	/** Enough digits for every scale and option, but few enough that PHP and JavaScript read the same number. */
	private const NUMBER = '/^-?\d{1,15}(\.\d{1,15})?$/D';

	private const DATE = '/^\d{4}-\d\d-\d\d$/D';

	/**
	 * A missing answer never matches, not even with !=, so that a follow-up question is not asked too early.
	 *
	 * @param string|int|list<string>      $expected the value that the owner entered
	 * @param string|int|list<string>|null $given  the answer; null, an empty text, or an empty list means no answer
	 */
	public static function holds( string $compare, string|int|array $expected, string|int|array|null $given ): bool {
		if ( null === $given || '' === $given || array() === $given ) {
			return false;
		}
		return match ( $compare ) {
			'='           => self::isSame( $expected, $given ),
			'!='          => ! self::isSame( $expected, $given ),
			'IN'          => self::isIn( $expected, $given ),
			'CONTAINS'    => self::any( 'str_contains', $expected, $given ),
			'!CONTAINS'   => ! self::any( 'str_contains', $expected, $given ),
			'STARTS_WITH' => self::any( 'str_starts_with', $expected, $given ),
			'ENDS_WITH'   => self::any( 'str_ends_with', $expected, $given ),
			'>'           => self::isOrdered( $expected, $given ),
			'<'           => self::isOrdered( $given, $expected ),
			default       => false,
		};
	}

	/**
	 * The same choices, in any order.
	 *
	 * @param string|int|list<string> $expected
	 * @param string|int|list<string> $given
	 */
	private static function isSame( string|int|array $expected, string|int|array $given ): bool {
		return array() === array_diff( self::texts( $expected ), self::texts( $given ) )
			&& array() === array_diff( self::texts( $given ), self::texts( $expected ) );
	}

	/**
	 * Returns true if a list has the value, or a text contains it. Numbers must be equal: 10 does not contain 1.
	 *
	 * @param string|int|list<string> $expected
	 * @param string|int|list<string> $given
	 */
	private static function isIn( string|int|array $expected, string|int|array $given ): bool {
		return is_string( $given ) && ! is_array( $expected )
			? self::any( 'str_contains', $expected, $given )
			: array() !== array_intersect( self::texts( $expected ), self::texts( $given ) );
	}

	/**
	 * Returns true if any given text matches any wanted text. An empty wanted text is unfinished and never matches.
	 *
	 * @param 'str_contains'|'str_starts_with'|'str_ends_with' $stands
	 * @param string|int|list<string>                          $expected
	 * @param string|int|list<string>                          $given
	 */
	private static function any( string $stands, string|int|array $expected, string|int|array $given ): bool {
		foreach ( self::texts( $expected ) as $part ) {
			foreach ( self::texts( $given ) as $whole ) {
				if ( '' !== $part && $stands( $whole, $part ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * A value that is neither a number nor a date is neither less nor greater.
	 *
	 * @param string|int|list<string> $less
	 * @param string|int|list<string> $more
	 */
	private static function isOrdered( string|int|array $less, string|int|array $more ): bool {
		return ( self::fits( self::NUMBER, $less, $more ) && (float) $less < (float) $more )
			|| ( self::fits( self::DATE, $less, $more ) && strcmp( (string) $less, (string) $more ) < 0 );
	}

	/**
	 * @param self::NUMBER|self::DATE $pattern
	 * @param string|int|list<string> $one
	 * @param string|int|list<string> $other
	 * @phpstan-assert-if-true string|int $one
	 * @phpstan-assert-if-true string|int $other
	 */
	private static function fits( string $pattern, string|int|array $one, string|int|array $other ): bool {
		return ! is_array( $one ) && ! is_array( $other )
			&& 1 === preg_match( $pattern, (string) $one ) && 1 === preg_match( $pattern, (string) $other );
	}

	/**
	 * @param string|int|list<string> $value
	 * @return list<string>
	 */
	private static function texts( string|int|array $value ): array {
		return is_array( $value ) ? $value : array( (string) $value );
	}
}
