<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Bitmaps;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Stores the bitmaps: a row for each segment, field, and value. Each change deletes the counts of the segment (Index\Counts), in
 * the same transaction.
 */
final class BitmapRepository {

	/** Field of the row in `facet_counts` that belongs to all segments of a survey. */
	public const FACETS = '#facets';

	/** Rows per statement; a bitmap takes up to eleven thousand characters. */
	private const MANY = 50;

	public function __construct( private readonly Db $db ) {}

	/**
	 * Returns several consecutive segments as one.
	 *
	 * @param list<string>                          $fields load all of their values, except typed texts
	 * @param array<string, non-empty-list<string>> $keys   load only these values of fields that may have many
	 */
	public function chunks( int $surveyId, int $first, int $last, array $fields, array $keys = array() ): BitmapSegment {
		$chunk = new BitmapSegment( $first * Bitmap::PLACES, $last - $first + 1 );
		if ( array() === $fields && array() === $keys ) {
			return $chunk;
		}
		$numbers = range( $first, $last );
		$which   = array();
		$values  = array();
		if ( array() !== $fields ) {
			$which[] = 'field IN (' . Db::placeholders( $fields, true ) . ') AND value_key <> %s';
			array_push( $values, ...$fields );
			$values[] = Facet::TEXTS;
		}
		foreach ( $keys as $field => $ofField ) {
			$which[] = 'field = %s AND value_key IN (' . Db::placeholders( $ofField, true ) . ')';
			array_push( $values, $field, ...$ofField );
		}
		return $this->joined(
			$chunk,
			$first,
			$this->db->rows(
				'SELECT chunk, field, value_key, value, bits FROM {bits} WHERE survey_id = %d AND chunk IN (' . Db::placeholders( $numbers )
					. ') AND ((' . implode( ') OR (', $which ) . '))',
				array( $surveyId, ...$numbers, ...$values )
			)
		);
	}

	/**
	 * Finds the segments that contain typed texts, without reading a bitmap.
	 *
	 * @param non-empty-list<string>  $fields  ids of questions.
	 * @param non-empty-list<int>|null $numbers only these segments
	 * @return array<int, list<string>> segment to fields.
	 */
	public function typed( int $surveyId, array $fields, ?array $numbers = null ): array {
		$typed = array();
		foreach ( $this->db->rows(
			'SELECT chunk, field FROM {bits} WHERE survey_id = %d AND field IN (' . Db::placeholders( $fields, true ) . ')
				AND value_key = %s AND ones > 0' . ( null === $numbers ? '' : ' AND chunk IN (' . Db::placeholders( $numbers ) . ')' ),
			array( $surveyId, ...$fields, Facet::TEXTS, ...( $numbers ?? array() ) )
		) as $row ) {
			$typed[ (int) $row['chunk'] ][] = (string) $row['field'];
		}
		return $typed;
	}

	/**
	 * Returns the bitmaps of one segment that are about to be changed.
	 *
	 * @param non-empty-list<string> $keys
	 */
	public function ofChunk( int $surveyId, int $number, array $keys ): BitmapSegment {
		$chunk = new BitmapSegment( $number * Bitmap::PLACES );
		foreach ( array_chunk( $keys, 10 * self::MANY ) as $batch ) {
			$this->joined(
				$chunk,
				$number,
				$this->db->rows(
					'SELECT chunk, field, value_key, value, bits FROM {bits}
						WHERE survey_id = %d AND chunk = %d AND value_key IN (' . Db::placeholders( $batch, true ) . ')',
					array( $surveyId, $number, ...$batch )
				)
			);
		}
		return $chunk;
	}

	/** Returns one segment with all its bitmaps. */
	public function segment( int $surveyId, int $number ): BitmapSegment {
		return $this->joined(
			new BitmapSegment( $number * Bitmap::PLACES ),
			$number,
			$this->db->rows(
				'SELECT chunk, field, value_key, value, bits FROM {bits} WHERE survey_id = %d AND chunk = %d ORDER BY field, value_key',
				array( $surveyId, $number )
			)
		);
	}

	/** @return array<string, array<string, string>> all stored sets of a chunk, by field and key, still encoded */
	public function stored( int $surveyId, int $number ): array {
		$stored = array();
		foreach ( $this->db->rows(
			'SELECT field, value_key, bits FROM {bits} WHERE survey_id = %d AND chunk = %d',
			array( $surveyId, $number )
		) as $row ) {
			$stored[ (string) $row['field'] ][ (string) $row['value_key'] ] = (string) $row['bits'];
		}
		return $stored;
	}

	/** @param list<array{field: string, key: string, value: string, set: Bitmap}> $sets */
	public function save( int $surveyId, int $number, array $sets ): void {
		if ( array() !== $sets ) {
			$this->deleteCounts( $surveyId, $number );
		}
		foreach ( array_chunk( $sets, self::MANY ) as $batch ) {
			$values = array();
			foreach ( $batch as $set ) {
				array_push(
					$values,
					$surveyId,
					$number,
					$set['field'],
					$set['key'],
					$set['value'],
					$set['set']->count(),
					$set['set']->toStored()
				);
			}
			$this->db->write(
				'INSERT INTO {bits} (survey_id, chunk, field, value_key, value, ones, bits) VALUES '
					. implode( ', ', array_fill( 0, count( $batch ), '(%d, %d, %s, %s, %s, %d, %s)' ) )
					. ' ON DUPLICATE KEY UPDATE ones = VALUES(ones), bits = VALUES(bits)',
				$values
			);
		}
	}

	public function delete( int $surveyId, int $number, string $field, string $key ): void {
		$this->deleteCounts( $surveyId, $number );
		$this->db->write(
			'DELETE FROM {bits} WHERE survey_id = %d AND chunk = %d AND field = %s AND value_key = %s',
			array( $surveyId, $number, $field, $key )
		);
	}

	/**
	 * Counts the bitmaps of fields in one segment; others have about as many.
	 *
	 * @param non-empty-list<string> $fields
	 */
	public function countOf( int $surveyId, int $number, array $fields ): int {
		return (int) $this->db->value(
			'SELECT COUNT(*) FROM {bits} WHERE survey_id = %d AND chunk = %d AND field IN (' . Db::placeholders( $fields, true ) . ')',
			array( $surveyId, $number, ...$fields )
		);
	}

	/** Counts the bitmaps of segments from this one on. */
	public function countFrom( int $surveyId, int $number ): int {
		return (int) $this->db->value( 'SELECT COUNT(*) FROM {bits} WHERE survey_id = %d AND chunk >= %d', array( $surveyId, $number ) );
	}

	public function deleteFrom( int $surveyId, int $number ): void {
		$this->deleteCounts( $surveyId, $number, PHP_INT_MAX );
		$this->db->write( 'DELETE FROM {bits} WHERE survey_id = %d AND chunk >= %d', array( $surveyId, $number ) );
	}

	/** @param int|null $last only the first segment if null */
	public function deleteCounts( int $surveyId, int $first, ?int $last = null ): void {
		$this->db->write(
			'DELETE FROM {facet_counts} WHERE survey_id = %d AND chunk BETWEEN %d AND %d AND field <> %s',
			array( $surveyId, $first, $last ?? $first, self::FACETS )
		);
	}

	/**
	 * Returns a field's most frequent values, including those from the trash. Without the index, MariaDB chooses the primary key
	 * and reads all rows of the survey.
	 *
	 * @param string $like text that values must contain; empty for any
	 * @return list<array{value: string, count: int}>
	 */
	public function frequent( int $surveyId, string $field, string $like, int $most ): array {
		$rows = '' === $like
			? $this->db->rows(
				'SELECT bits.value, most.times FROM (
					SELECT value_key, MIN(chunk) AS chunk, SUM(ones) AS times FROM {bits} FORCE INDEX (bits_of_value)
					WHERE survey_id = %d AND field = %s GROUP BY value_key ORDER BY times DESC, value_key LIMIT %d
				) most JOIN {bits} bits
					ON bits.survey_id = %d AND bits.chunk = most.chunk AND bits.field = %s AND bits.value_key = most.value_key
					ORDER BY most.times DESC, most.value_key',
				array( $surveyId, $field, $most, $surveyId, $field )
			)
			: $this->db->rows(
				'SELECT MAX(value) AS value, SUM(ones) AS times FROM {bits} WHERE survey_id = %d AND field = %s AND value LIKE %s
					GROUP BY value_key ORDER BY times DESC, value_key LIMIT %d',
				array( $surveyId, $field, $this->db->like( $like ), $most )
			);
		return array_map(
			static fn( array $row ): array => array(
				'value' => (string) $row['value'],
				'count' => (int) $row['times'],
			),
			$rows
		);
	}

	/** @param list<array<string, string|null>> $rows */
	private function joined( BitmapSegment $chunk, int $first, array $rows ): BitmapSegment {
		$sets   = array();
		$values = array();
		foreach ( $rows as $row ) {
			$field                    = (string) $row['field'];
			$key                      = (string) $row['value_key'];
			$values[ $field ][ $key ] = (string) $row['value'];
			$sets[ $field ][ $key ][ (int) $row['chunk'] - $first ] = Bitmap::fromStored( (string) $row['bits'] );
		}
		foreach ( $sets as $field => $ofField ) {
			foreach ( $ofField as $key => $ofKey ) {
				$chunk->put( $field, $key, $values[ $field ][ $key ], Bitmap::joined( $ofKey ) );
			}
		}
		return $chunk;
	}
}
