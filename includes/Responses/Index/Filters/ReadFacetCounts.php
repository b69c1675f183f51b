<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Filters;

use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Counts\CountedFacets;
use UserFeedback\Responses\Index\Counts\FacetCountRepository;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads the stored counts of published responses with one property. Segments without them must be read from their bitmaps. */
final class ReadFacetCounts {

	public function __construct( private readonly FacetCountRepository $counts ) {}

	/** Returns null if counts don't answer this filter. Its days are ignored. */
	public function of( int $surveyId, ResponseFilter $filter ): ?FacetCounts {
		$only = $this->only( $filter );
		if ( null === $only ) {
			return null;
		}
		[ $field, $keys ] = $only;
		return $this->read( $this->counts->facets( $surveyId ), $this->segments( $surveyId ), $surveyId, $field, $keys );
	}

	/**
	 * Reads the counts of responses with each of these values of a field, separately.
	 *
	 * @param list<string> $keys
	 * @return iterable<string, FacetCounts>
	 */
	public function each( int $surveyId, string $field, array $keys ): iterable {
		$facets   = $this->counts->facets( $surveyId );
		$segments = $this->segments( $surveyId );
		foreach ( $keys as $key ) {
			yield $key => $this->read( $facets, $segments, $surveyId, $field, array( $key ) );
		}
	}

	/** @return array<string, string> key to value, of the answers to a question. */
	public function values( int $surveyId, string $questionId ): array {
		$facets = $this->counts->facets( $surveyId );
		return array_map( $facets->value( ... ), $facets->positions( $questionId ) );
	}

	/** @return array<int, array{}> empty for each segment with counts, in order */
	private function segments( int $surveyId ): array {
		$segments = array_keys( array_filter( $this->counts->segments( $surveyId ) ) );
		sort( $segments );
		return array_fill_keys( $segments, array() );
	}

	/**
	 * @param array<int, array<string, list<int>>> $counted empty for each segment with counts
	 * @param list<string>                         $keys    any of which may match
	 */
	private function read( CountedFacets $facets, array $counted, int $surveyId, string $field, array $keys ): FacetCounts {
		if ( array() === $counted || array() === $facets->all() ) {
			return new FacetCounts( $facets, array() );
		}
		$further   = $this->counts->ofFacet( $surveyId, $field, FacetCountRepository::FURTHER );
		$positions = array_intersect_key( $facets->positions( $field ), array_flip( $keys ) );
		foreach ( $keys as $key ) {
			$others = array_diff_key( $positions, array( $key => true ) );
			$stored = $this->counts->ofFacet( $surveyId, $field, $key );
			foreach ( $counted as $number => $days ) {
				$row   = $stored[ $number ] ?? ( isset( $further[ $number ] ) ? '' : '{}' );
				$added = json_decode( $row, true );
				$sum   = is_array( $added ) ? self::sum( $days, $added, $others ) : null;
				if ( null === $sum ) {
					unset( $counted[ $number ] );
				} else {
					$counted[ $number ] = $sum;
				}
			}
		}
		return new FacetCounts( $facets, $counted );
	}

	/** @return array{string, list<string>}|null field and keys of the filter's only condition */
	private function only( ResponseFilter $filter ): ?array {
		if ( array() !== $filter->either || count( $filter->visits ) + count( $filter->answers ) > 1 ) {
			return null;
		}
		foreach ( $filter->answers as $condition ) {
			return AnswerCondition::CONTAINS === $condition->is || null !== $condition->range
				? null
				: array( $condition->questionId, array_values( array_unique( $condition->keys() ) ) );
		}
		foreach ( $filter->visits as $field => $values ) {
			return array( $field, array_map( array( Facet::class, 'keyOf' ), array_values( array_unique( $values ) ) ) );
		}
		return array( Facet::STATUS, array( Facet::keyOf( ResponseStatus::PUBLISH->value ) ) );
	}

	/**
	 * Returns null if a response has two of the values, which would be counted twice.
	 *
	 * @param array<string, list<int>> $days
	 * @param array<mixed>             $added  the same, of one more value
	 * @param array<string, int>       $others positions of the other values
	 * @return array<string, list<int>>|null
	 */
	private static function sum( array $days, array $added, array $others ): ?array {
		/** @var array<string, list<int>> $added as SegmentCounts wrote it. */
		foreach ( $added as $day => $counts ) {
			foreach ( $others as $position ) {
				if ( ( $counts[ $position ] ?? 0 ) > 0 ) {
					return null;
				}
			}
			if ( isset( $days[ $day ] ) ) {
				$before = $days[ $day ];
				$length = max( count( $before ), count( $counts ) );
				$counts = array_map(
					static fn( int $one, int $other ): int => $one + $other,
					array_pad( $before, $length, 0 ),
					array_pad( $counts, $length, 0 )
				);
			}
			$days[ $day ] = $counts;
		}
		return $days;
	}
}
