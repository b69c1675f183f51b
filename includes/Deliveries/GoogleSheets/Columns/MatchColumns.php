<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Columns;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Finds the position of each column by its title. Owners move and rename columns, and insert their own: we must never overwrite
 * theirs. If a title was deleted, the column is added again at the right.
 */
final class MatchColumns {

	/**
	 * @param list<SheetColumn> $known  with their last positions.
	 * @param list<SheetColumn> $expected columns to write now.
	 * @param list<string> $titles current first row.
	 * @param int          $width  number of columns in the sheet.
	 * @return list<SheetColumn> all known or wanted columns, each with its position.
	 */
	public static function of( array $known, array $expected, array $titles, int $width ): array {
		$positions = self::found( $known, $titles );
		$claimed   = array_map( static fn( SheetColumn $column ): int => $column->place, $positions );
		foreach ( $known as $column ) {
			if ( isset( $positions[ $column->key() ] ) || $column->place > $width || in_array( $column->place, $claimed, true ) ) {
				continue;
			}
			// Its title was removed and is written again, or has changed.
			$title                       = $titles[ $column->place - 1 ] ?? '';
			$positions[ $column->key() ] = $column->at( $column->place, '' === $title ? null : $title );
			$claimed[]                   = $column->place;
		}

		$isNew = array() === $known && '' === implode( '', $titles );
		$end   = $isNew ? 0 : $width;
		foreach ( array( ...$expected, ...$known ) as $column ) {
			if ( ! isset( $positions[ $column->key() ] ) ) {
				$positions[ $column->key() ] = $column->at( ++$end, self::free( $column->title, $positions, $titles ) );
			}
		}
		return array_values( $positions );
	}

	/**
	 * @param list<SheetColumn> $known
	 * @param list<string> $titles
	 * @return array<string, SheetColumn> columns whose titles were found, those at their old positions first.
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
	 * @param array<string, SheetColumn> $positions
	 * @param list<string>          $titles
	 */
	private static function free( string $title, array $positions, array $titles ): string {
		$taken = array(
			...$titles,
			...array_map( static fn( SheetColumn $column ): string => $column->title, array_values( $positions ) ),
		);
		$free  = $title;
		for ( $number = 2; in_array( $free, $taken, true ); ++$number ) {
			$free = "$title ($number)";
		}
		return $free;
	}
}
