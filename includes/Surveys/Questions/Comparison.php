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

	/**
	 * A missing answer never matches, not even with !=, so that a follow-up question is not asked too early.
	 *
	 * @param string|int|list<string>      $wanted the value that the owner entered
	 * @param string|int|list<string>|null $given  the answer; null, an empty text, or an empty list means no answer
	 */
	public static function holds( string $compare, string|int|array $wanted, string|int|array|null $given ): bool {
		if ( null === $given || '' === $given || array() === $given ) {
			return false;
		}
		return match ( $compare ) {
			'='           => self::isSame( $wanted, $given ),
			'!='          => ! self::isSame( $wanted, $given ),
			'IN'          => self::isIn( $wanted, $given ),
			'CONTAINS'    => self::any( 'str_contains', $wanted, $given ),
			'!CONTAINS'   => ! self::any( 'str_contains', $wanted, $given ),
			'STARTS_WITH' => self::any( 'str_starts_with', $wanted, $given ),
			'ENDS_WITH'   => self::any( 'str_ends_with', $wanted, $given ),
			'>'           => self::isOrdered( $wanted, $given ),
			'<'           => self::isOrdered( $given, $wanted ),
			default       => false,
		};
	}

	/**
	 * The same choices, in any order.
	 *
	 * @param string|int|list<string> $wanted
	 * @param string|int|list<string> $given
	 */
	private static function isSame( string|int|array $wanted, string|int|array $given ): bool {
		return array() === array_diff( self::texts( $wanted ), self::texts( $given ) )
			&& array() === array_diff( self::texts( $given ), self::texts( $wanted ) );
	}

	/**
	 * Returns true if a list has the value, or a text contains it. Numbers must be equal: 10 does not contain 1.
	 *
	 * @param string|int|list<string> $wanted
	 * @param string|int|list<string> $given
	 */
	private static function isIn( string|int|array $wanted, string|int|array $given ): bool {
		return is_string( $given ) && ! is_array( $wanted )
			? self::any( 'str_contains', $wanted, $given )
			: array() !== array_intersect( self::texts( $wanted ), self::texts( $given ) );
	}

	/**
	 * Returns true if any given text matches any wanted text. An empty wanted text is unfinished and never matches.
	 *
	 * @param 'str_contains'|'str_starts_with'|'str_ends_with' $stands
	 * @param string|int|list<string>                          $wanted
	 * @param string|int|list<string>                          $given
	 */
	private static function any( string $stands, string|int|array $wanted, string|int|array $given ): bool {
		foreach ( self::texts( $wanted ) as $part ) {
			foreach ( self::texts( $given ) as $whole ) {
				if ( '' !== $part && $stands( $whole, $part ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * A value that is not a number is neither less nor greater.
	 *
	 * @param string|int|list<string> $less
	 * @param string|int|list<string> $more
	 */
	private static function isOrdered( string|int|array $less, string|int|array $more ): bool {
		return self::isNumber( $less ) && self::isNumber( $more ) && (float) $less < (float) $more;
	}

	/**
	 * @param string|int|list<string> $value
	 * @phpstan-assert-if-true string|int $value
	 */
	private static function isNumber( string|int|array $value ): bool {
		return ! is_array( $value ) && 1 === preg_match( self::NUMBER, (string) $value );
	}

	/**
	 * @param string|int|list<string> $value
	 * @return list<string>
	 */
	private static function texts( string|int|array $value ): array {
		return is_array( $value ) ? $value : array( (string) $value );
	}
}
