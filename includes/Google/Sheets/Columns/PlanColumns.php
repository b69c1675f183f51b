<?php
declare(strict_types=1);

namespace UserFeedback\Google\Sheets\Columns;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Which column is where, by what stands above each. Owners move columns, rename them, and put some of their own between:
 * nothing that is theirs may be written over. A title that was deleted gets its column anew, at the right.
 */
final class PlanColumns {

	/**
	 * @param list<Column> $known  as they were the last time.
	 * @param list<Column> $wanted what there is to write now.
	 * @param list<string> $titles of the first row, as it is.
	 * @param int          $width  columns that there are.
	 * @return list<Column> all that are known or wanted, each with its place.
	 */
	public static function of( array $known, array $wanted, array $titles, int $width ): array {
		$placed  = self::found( $known, $titles );
		$claimed = array_map( static fn( Column $column ): int => $column->place, $placed );
		foreach ( $known as $column ) {
			if ( isset( $placed[ $column->key() ] ) || $column->place > $width || in_array( $column->place, $claimed, true ) ) {
				continue;
			}
			// Its title was taken out, and is written again, or is another now.
			$title                    = $titles[ $column->place - 1 ] ?? '';
			$placed[ $column->key() ] = $column->at( $column->place, '' === $title ? null : $title );
			$claimed[]                = $column->place;
		}

		$isNew = array() === $known && '' === implode( '', $titles );
		$end   = $isNew ? 0 : $width;
		foreach ( array( ...$wanted, ...$known ) as $column ) {
			if ( ! isset( $placed[ $column->key() ] ) ) {
				$placed[ $column->key() ] = $column->at( ++$end, self::free( $column->title, $placed, $titles ) );
			}
		}
		return array_values( $placed );
	}

	/**
	 * @param list<Column> $known
	 * @param list<string> $titles
	 * @return array<string, Column> those whose titles are there, at their places first.
	 */
	private static function found( array $known, array $titles ): array {
		$found   = array();
		$claimed = array();
		foreach ( $known as $column ) {
			if ( ( $titles[ $column->place - 1 ] ?? '' ) === $column->title ) {
				$found[ $column->key() ] = $column;
				$claimed[]               = $column->place;
			}
		}
		foreach ( $known as $column ) {
			$where  = array_map( static fn( int $at ): int => $at + 1, array_keys( $titles, $column->title, true ) );
			$places = array_diff( $where, $claimed );
			if ( ! isset( $found[ $column->key() ] ) && array() !== $places ) {
				$found[ $column->key() ] = $column->at( min( $places ) );
				$claimed[]               = min( $places );
			}
		}
		return $found;
	}

	/**
	 * @param array<string, Column> $placed
	 * @param list<string>          $titles
	 */
	private static function free( string $title, array $placed, array $titles ): string {
		$taken = array( ...$titles, ...array_map( static fn( Column $column ): string => $column->title, array_values( $placed ) ) );
		$free  = $title;
		for ( $number = 2; in_array( $free, $taken, true ); ++$number ) {
			$free = "$title ($number)";
		}
		return $free;
	}
}
