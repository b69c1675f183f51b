<?php
declare(strict_types=1);

namespace UserFeedback\Questions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The operators of LogicShape::COMPARE.
 *
 * The browser compares the same way (widget/flow/comparison.ts); tests/fixtures/comparison.json runs against both.
 * Texts are compared with their own characters, upper and lower case too. Where a list meets an operator for one text,
 * any of its texts will do. No WordPress here.
 */
final class Comparison {

	/** Digits enough for every scale and option, few enough that both sides read the same number. */
	private const NUMBER = '/^-?\d{1,15}(\.\d{1,15})?$/D';

	/**
	 * No answer fits nothing, so that a question about it is not asked before there is one: not with != either.
	 *
	 * @param string|int|list<string>      $wanted what the owner compares with.
	 * @param string|int|list<string>|null $given  the answer; null, an empty text or list is none.
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
	 * The same choices, in whatever order.
	 *
	 * @param string|int|list<string> $wanted
	 * @param string|int|list<string> $given
	 */
	private static function isSame( string|int|array $wanted, string|int|array $given ): bool {
		return array() === array_diff( self::texts( $wanted ), self::texts( $given ) )
			&& array() === array_diff( self::texts( $given ), self::texts( $wanted ) );
	}

	/**
	 * A list has it, or a text contains it. A number is in nothing but itself: 10 is not in 1.
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
	 * Whether any given text stands so to any wanted one. An empty one is unfinished, and nothing fits it.
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
	 * What is no number is neither more nor less than one.
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
