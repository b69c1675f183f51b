<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

use UserFeedback\Tests\Support\Cases\RestAnswer;

/** Expected numbers for screens, counted response by response without the plugin. */
final class CountedByHand {

	/**
	 * @param array{from?: string, to?: string} $days
	 * @return array{
	 *     ever: int,
	 *     week: int,
	 *     month: int,
	 *     range: int,
	 *     days: array<string, int>,
	 *     answered: list<int>,
	 *     skipped: list<int>,
	 *     options: list<array<string, int>>,
	 *     nps: int|null,
	 * }
	 */
	public static function results( AnsweredByHand $known, array $days, string $today ): array {
		$meant    = $known->meant( $days );
		$answered = array();
		$skipped  = array();
		$options  = array();
		foreach ( array_keys( $known->ids() ) as $place ) {
			$values     = array_column( array_column( $meant, 'values' ), $place );
			$given      = array_filter( $values, static fn( mixed $value ): bool => null !== $value );
			$answered[] = count( $given );
			$skipped[]  = count( $meant ) - count( $given );
			$options[]  = 2 === $place ? array() : self::chosen( $given );
		}
		$ofDays = array_count_values( array_column( $meant, 'day' ) );
		ksort( $ofDays );
		return array(
			'ever'     => count( $known->meant( array() ) ),
			'week'     => count( $known->meant( array( 'from' => gmdate( 'Y-m-d', (int) strtotime( "$today -6 days" ) ) ) ) ),
			'month'    => count( $known->meant( array( 'from' => gmdate( 'Y-m-d', (int) strtotime( "$today -29 days" ) ) ) ) ),
			'range'    => count( $meant ),
			'days'     => $ofDays,
			'answered' => $answered,
			'skipped'  => $skipped,
			'options'  => $options,
			'nps'      => 'nps' === $known->survey->type ? self::score( $options[3] ) : null,
		);
	}

	/** @return array<string, mixed> the same from a response of the route. */
	public static function told( RestAnswer $results, AnsweredByHand $known ): array {
		$options = array();
		foreach ( array_keys( $known->ids() ) as $place ) {
			$chosen = self::noZeros( $results->column( "question_stats.$place.options", 'count', 'value' ) );
			ksort( $chosen );
			$options[] = $chosen;
		}
		return array(
			'ever'     => $results->at( 'responses_count' ),
			'week'     => $results->at( 'responses_count_7_days' ),
			'month'    => $results->at( 'responses_count_30_days' ),
			'range'    => $results->at( 'range_responses_count' ),
			'days'     => self::noZeros( $results->column( 'data_points', 'count', 'date' ) ),
			'answered' => array_values( $results->column( 'question_stats', 'total_answers' ) ),
			'skipped'  => array_values( $results->column( 'question_stats', 'skipped' ) ),
			'options'  => $options,
			'nps'      => $results->at( 'nps_overview.nps' ),
		);
	}

	/**
	 * @param resource $file CSV with numbers of responses in its first column.
	 * @return list<int>
	 */
	public static function idsIn( $file ): array {
		$ids = array();
		rewind( $file );
		fgetcsv( $file, null, ',', '"', '' );
		for ( $row = fgetcsv( $file, null, ',', '"', '' ); is_array( $row ); $row = fgetcsv( $file, null, ',', '"', '' ) ) {
			$ids[] = (int) $row[0];
		}
		return $ids;
	}

	/**
	 * @param array<array-key, string|int|list<string>> $given
	 * @return array<string, int>
	 */
	private static function chosen( array $given ): array {
		$chosen = array();
		foreach ( $given as $value ) {
			foreach ( (array) $value as $one ) {
				$chosen[ (string) $one ] = ( $chosen[ (string) $one ] ?? 0 ) + 1;
			}
		}
		ksort( $chosen );
		return $chosen;
	}

	/** @param array<array-key, int> $scores */
	private static function score( array $scores ): ?int {
		$total = array_sum( $scores );
		$for   = ( $scores[9] ?? 0 ) + ( $scores[10] ?? 0 );
		$not   = array_sum( array_intersect_key( $scores, array_flip( range( 1, 6 ) ) ) );
		return 0 === $total ? null : (int) round( 100 * $for / $total ) - (int) round( 100 * $not / $total ); // As shown.
	}

	/**
	 * @param array<int|string, mixed> $counts
	 * @return array<int|string, mixed>
	 */
	private static function noZeros( array $counts ): array {
		return array_filter( $counts, static fn( mixed $count ): bool => 0 !== $count );
	}
}
