<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Counts;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Index\Bitmaps\Bitmap;
use UserFeedback\Responses\Index\Bitmaps\BitmapRepository;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Stores a row for each facet and segment: by day, how many published responses have the facet, and how many of those have each
 * of CountedFacets. BitmapRepository deletes the rows of a segment whose bitmaps change.
 */
final class FacetCountRepository {

	private const FACETS = BitmapRepository::FACETS;

	/** Key of a row without counts: the segment has more values of this field, without a row. */
	public const FURTHER = '';

	/** Rows per statement. */
	private const MANY = 100;

	public function __construct( private readonly Db $db ) {}

	/** @return array<int, int> survey to number of its complete segments; only surveys that have some */
	public function completeSegments(): array {
		$segments = array();
		foreach ( $this->db->rows(
			'SELECT survey_id, folded FROM {bit_heads} WHERE folded >= %d ORDER BY survey_id',
			array( Bitmap::PLACES )
		) as $row ) {
			$segments[ (int) $row['survey_id'] ] = intdiv( (int) $row['folded'], Bitmap::PLACES );
		}
		return $segments;
	}

	/**
	 * Returns the segments of a survey that were counted, and whether their counts are stored: some segments have too many.
	 *
	 * @return array<int, bool> by number of the segment.
	 */
	public function segments( int $surveyId ): array {
		$segments = array();
		foreach ( $this->db->rows(
			'SELECT chunk, LENGTH(counts) AS bytes FROM {facet_counts} WHERE survey_id = %d AND field = %s AND value_key = %s',
			array( $surveyId, Facet::STATUS, Facet::keyOf( ResponseStatus::PUBLISH->value ) )
		) as $row ) {
			$segments[ (int) $row['chunk'] ] = (int) $row['bytes'] > 0;
		}
		return $segments;
	}

	public function facets( int $surveyId ): CountedFacets {
		return CountedFacets::fromStored(
			$this->db->value( 'SELECT counts FROM {facet_counts} WHERE survey_id = %d AND field = %s', array( $surveyId, self::FACETS ) )
		);
	}

	public function saveFacets( int $surveyId, CountedFacets $facets ): void {
		$this->save( $surveyId, 0, array( array( self::FACETS, '', $facets->toStored() ) ) );
	}

	/** @return array<int, string> segment to counts. */
	public function ofFacet( int $surveyId, string $field, string $key ): array {
		$counts = array();
		foreach ( $this->db->rows(
			'SELECT chunk, counts FROM {facet_counts} WHERE survey_id = %d AND field = %s AND value_key = %s',
			array( $surveyId, $field, $key )
		) as $row ) {
			$counts[ (int) $row['chunk'] ] = (string) $row['counts'];
		}
		return $counts;
	}

	/** @return list<array{string, string, string}> field, key, and counts */
	public function ofSegment( int $surveyId, int $number ): array {
		return array_map(
			static fn( array $row ): array => array( (string) $row['field'], (string) $row['value_key'], (string) $row['counts'] ),
			$this->db->rows(
				'SELECT field, value_key, counts FROM {facet_counts} WHERE survey_id = %d AND chunk = %d AND field <> %s',
				array( $surveyId, $number, self::FACETS )
			)
		);
	}

	/** @param list<array{string, string, string}> $rows field, key, and counts */
	public function save( int $surveyId, int $number, array $rows ): void {
		foreach ( array_chunk( $rows, self::MANY ) as $batch ) {
			$values = array();
			foreach ( $batch as [ $field, $key, $counts ] ) {
				array_push( $values, $surveyId, $field, $key, $number, $counts );
			}
			$this->db->write(
				'INSERT INTO {facet_counts} (survey_id, field, value_key, chunk, counts) VALUES '
					. implode( ', ', array_fill( 0, count( $batch ), '(%d, %s, %s, %d, %s)' ) )
					. ' ON DUPLICATE KEY UPDATE counts = VALUES(counts)',
				$values
			);
		}
	}

	public function deleteAll( int $surveyId ): void {
		$this->db->write( 'DELETE FROM {facet_counts} WHERE survey_id = %d', array( $surveyId ) );
	}
}
