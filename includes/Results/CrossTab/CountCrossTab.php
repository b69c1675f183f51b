<?php
declare(strict_types=1);

namespace UserFeedback\Results\CrossTab;

use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Filters\ReadFacetCounts;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Adds segments whose counts are stored to a cross-table without a filter. */
final class CountCrossTab {

	/** @param ResponseFilter $filter with nothing but days */
	public function __construct(
		private readonly ReadFacetCounts $counts,
		private readonly int $surveyId,
		private readonly string $column,
		private readonly ResponseFilter $filter
	) {}

	/** @return array<int, mixed> numbers of the segments that were added, as keys */
	public function questions( CrossTab $table, string $row ): array {
		$values = array_filter(
			$this->counts->values( $this->surveyId, $row ),
			static fn( string $key ): bool => ! str_starts_with( $key, '#' ),
			ARRAY_FILTER_USE_KEY
		);
		return $this->add( $table, array( $row, Facet::ANSWERED ), $row, $values, false );
	}

	/**
	 * @param list<string> $values of a visit field; a response has at most one
	 * @return array<int, mixed> numbers of the segments that were added, as keys
	 */
	public function visits( CrossTab $table, string $field, array $values ): array {
		$published = array( Facet::STATUS, Facet::keyOf( ResponseStatus::PUBLISH->value ) );
		$keys      = array_map( array( Facet::class, 'keyOf' ), $values );
		return $this->add( $table, $published, $field, array_combine( $keys, $values ), true );
	}

	/**
	 * @param array{string, string}  $all      facet of all responses that are in the table if they answered the columns' question
	 * @param array<string, string> $values   of the rows, by key
	 * @param bool                  $withRest whether one more row has all others
	 * @return array<int, mixed>
	 */
	private function add( CrossTab $table, array $all, string $row, array $values, bool $withRest ): array {
		$total    = $this->cells( $all[0], array( $all[1] ) )[ $all[1] ] ?? array();
		$ofKeys   = $this->cells( $row, array_keys( $values ) );
		$segments = array_intersect_key( $total, ...array_values( $ofKeys ) );
		$columns  = self::sum( $total, $segments );
		$rows     = array_map( static fn( array $ofKey ): array => self::sum( $ofKey, $segments ), $ofKeys );
		if ( $withRest ) {
			$rows[''] = array();
			foreach ( $columns as $key => $count ) {
				$rows[''][ $key ] = $count - array_sum( array_column( $rows, $key ) );
			}
		}
		$table->addCounts( $columns, $rows, $values + $this->counts->values( $this->surveyId, $this->column ) );
		return $segments;
	}

	/**
	 * @param list<string> $keys
	 * @return array<string, array<int, array<string, int>>> key to segment to key of a column to count.
	 */
	private function cells( string $field, array $keys ): array {
		$cells = array();
		foreach ( $this->counts->each( $this->surveyId, $field, $keys ) as $key => $counted ) {
			$positions     = array_diff_key(
				$counted->facets->positions( $this->column ),
				array(
					Facet::SKIPPED => 0,
					Facet::TEXTS   => 0,
				)
			);
			$cells[ $key ] = array();
			foreach ( $counted->within( $this->filter->includes( ... ) )->segments as $number => $days ) {
				$cells[ $key ][ $number ] = array_map(
					static fn( int $position ): int => array_sum( array_column( $days, $position ) ),
					$positions
				);
			}
		}
		return $cells;
	}

	/**
	 * @param array<int, array<string, int>> $cells
	 * @param array<int, mixed>              $segments
	 * @return array<string, int>
	 */
	private static function sum( array $cells, array $segments ): array {
		$sums = array();
		foreach ( array_intersect_key( $cells, $segments ) as $ofSegment ) {
			foreach ( $ofSegment as $key => $count ) {
				$sums[ $key ] = ( $sums[ $key ] ?? 0 ) + $count;
			}
		}
		return $sums;
	}
}
