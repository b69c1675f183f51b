<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Counts;

use UserFeedback\Responses\Index\Bitmaps\Bitmap;
use UserFeedback\Responses\Index\Bitmaps\BitmapSegment;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Counts how often the facets of one segment occur together. */
final class SegmentCounts {

	/** Visit fields that results can be filtered by. A response has at most one value of each. */
	public const VISITS = array( Facet::DEVICE, Facet::BROWSER, Facet::OS, Facet::PAGE, Facet::LANGUAGE, Facet::COUNTRY );

	/** Most frequent values of a field that have counts. */
	private const VALUES = 100;

	/** Limits for one segment. A survey with a hundred million responses has a new segment every few days. */
	private const DAYS  = 31;
	private const PAIRS = 50_000;

	/** @var array<string, Bitmap> published responses by day. */
	private readonly array $days;

	private readonly Bitmap $published;

	/** @param BitmapSegment $segment with all bitmaps */
	public function __construct( private readonly BitmapSegment $segment, private readonly CountedFacets $facets ) {
		$this->published = $segment->of( Facet::STATUS, ResponseStatus::PUBLISH->value );
		$days            = array();
		foreach ( $segment->sets( Facet::DAY ) as $key => $set ) {
			$days[ $segment->value( Facet::DAY, (string) $key ) ] = $set->and( $this->published );
		}
		ksort( $days, SORT_STRING );
		$this->days = array_filter( $days, static fn( Bitmap $set ): bool => ! $set->isEmpty() );
	}

	/**
	 * Adds the answers of the segment to the facets.
	 *
	 * @return list<array{string, string, string}> field, key, and counts, as FacetCountRepository stores them
	 */
	public function rows(): array {
		$all       = array( Facet::STATUS, Facet::keyOf( ResponseStatus::PUBLISH->value ) );
		$questions = array_filter( $this->segment->fields(), static fn( string $field ): bool => ! str_starts_with( $field, '#' ) );
		$counted   = $this->answers( $questions );
		$rows      = array();
		$filters   = array( array( ...$all, $this->published ) );
		foreach ( array( ...self::VISITS, ...$questions ) as $field ) {
			[ $ofField, $areMore ] = $this->frequent( $field );
			array_push( $filters, ...$ofField );
			if ( $areMore ) {
				$rows[] = array( $field, FacetCountRepository::FURTHER, '' );
			}
		}
		if ( count( $this->days ) > self::DAYS || count( $filters ) * count( $counted ) > self::PAIRS ) {
			return array( array( ...$all, '' ) );
		}
		foreach ( $filters as [ $field, $key, $set ] ) {
			$rows[] = array( $field, $key, (string) wp_json_encode( (object) $this->count( $set, $counted ) ) );
		}
		return $rows;
	}

	/**
	 * @param array<string> $questions
	 * @return array<int, Bitmap> by position in the facets.
	 */
	private function answers( array $questions ): array {
		$counted = array();
		foreach ( $questions as $field ) {
			foreach ( $this->segment->sets( $field ) as $key => $set ) {
				$this->facets->add( $field, (string) $key, $this->segment->value( $field, (string) $key ) );
				$counted[ $this->facets->positions( $field )[ $key ] ] = $set;
			}
		}
		ksort( $counted );
		return $counted;
	}

	/** @return array{list<array{string, string, Bitmap}>, bool} the published responses of each value, and whether there are more values */
	private function frequent( string $field ): array {
		$sets  = array();
		$times = array();
		foreach ( $this->segment->sets( $field ) as $key => $set ) {
			$of = $set->and( $this->published );
			if ( Facet::TEXTS !== $key && ! $of->isEmpty() ) {
				$sets[]  = array( $field, (string) $key, $of );
				$times[] = -$of->count();
			}
		}
		array_multisort( $times, array_column( $sets, 1 ), $sets );
		return array( array_slice( $sets, 0, self::VALUES ), count( $sets ) > self::VALUES );
	}

	/**
	 * @param array<int, Bitmap> $counted
	 * @return array<string, list<int>> by day.
	 */
	private function count( Bitmap $filter, array $counted ): array {
		$days = array();
		foreach ( $this->days as $day => $ofDay ) {
			$set = $filter->and( $ofDay );
			if ( ! $set->isEmpty() ) {
				$counts = array( $set->count() );
				foreach ( $counted as $position => $answered ) {
					$count = $answered->countWith( $set );
					if ( $count > 0 ) {
						$counts   = array_pad( $counts, $position, 0 );
						$counts[] = $count;
					}
				}
				$days[ $day ] = $counts;
			}
		}
		return $days;
	}
}
