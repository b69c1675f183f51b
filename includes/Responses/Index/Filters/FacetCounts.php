<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Filters;

use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Counts\CountedFacets;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The stored counts of the responses that match a filter, in the segments that have such counts. */
final class FacetCounts {

	/** @param array<int, array<string, list<int>>> $segments segment to day to counts, in order; no days without matches */
	public function __construct( public readonly CountedFacets $facets, public readonly array $segments ) {}

	/** @return array<string, array<int, int>> day to counts, of all segments together. */
	public function days(): array {
		$sums = array();
		foreach ( $this->segments as $days ) {
			foreach ( $days as $day => $counts ) {
				foreach ( $counts as $position => $count ) {
					$sums[ $day ][ $position ] = ( $sums[ $day ][ $position ] ?? 0 ) + $count;
				}
			}
		}
		return $sums;
	}

	/**
	 * Finds matches with typed text.
	 *
	 * @param list<string> $questionIds
	 * @return array<string, array<int, non-empty-list<string>>> day to segment to questions
	 */
	public function typed( array $questionIds ): array {
		$positions = array();
		foreach ( $questionIds as $questionId ) {
			$ofQuestion = $this->facets->positions( $questionId );
			if ( isset( $ofQuestion[ Facet::TEXTS ] ) ) {
				$positions[ $questionId ] = $ofQuestion[ Facet::TEXTS ];
			}
		}
		$typed = array();
		foreach ( $this->segments as $number => $days ) {
			foreach ( $days as $day => $counts ) {
				foreach ( $positions as $questionId => $position ) {
					if ( ( $counts[ $position ] ?? 0 ) > 0 ) {
						$typed[ $day ][ $number ][] = $questionId;
					}
				}
			}
		}
		return $typed;
	}

	/** @param callable(string): bool $isDay the days to include */
	public function within( callable $isDay ): self {
		return new self(
			$this->facets,
			array_map( static fn( array $days ): array => array_filter( $days, $isDay, ARRAY_FILTER_USE_KEY ), $this->segments )
		);
	}
}
