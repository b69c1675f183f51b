<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Bits;

use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The sets themselves: a row for each chunk, field and value. */
final class BitsRepository {

	/** Rows in one statement: a set takes eleven thousand letters at most. */
	private const MANY = 50;

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param non-empty-list<string>                $fields all of each.
	 * @param array<string, non-empty-list<string>> $keys   only these of other fields, which may have many.
	 */
	public function chunk( int $surveyId, int $number, array $fields, array $keys = array() ): Chunk {
		$which  = 'field IN (' . Db::placeholders( $fields, true ) . ')';
		$values = $fields;
		foreach ( $keys as $field => $ofField ) {
			$which .= ' OR (field = %s AND value_key IN (' . Db::placeholders( $ofField, true ) . '))';
			array_push( $values, $field, ...$ofField );
		}
		return $this->filled(
			new Chunk( $number ),
			$this->db->rows(
				"SELECT field, value_key, value, bits FROM {bits} WHERE survey_id = %d AND chunk = %d AND ($which)",
				array( $surveyId, $number, ...$values )
			)
		);
	}

	/**
	 * Sets of one chunk that are about to be changed.
	 *
	 * @param non-empty-list<string> $keys
	 */
	public function ofChunk( int $surveyId, int $number, array $keys ): Chunk {
		$chunk = new Chunk( $number );
		foreach ( array_chunk( $keys, 10 * self::MANY ) as $some ) {
			$this->filled(
				$chunk,
				$this->db->rows(
					'SELECT field, value_key, value, bits FROM {bits}
						WHERE survey_id = %d AND chunk = %d AND value_key IN (' . Db::placeholders( $some, true ) . ')',
					array( $surveyId, $number, ...$some )
				)
			);
		}
		return $chunk;
	}

	/** @return array<string, array<string, string>> all that is stored of a chunk, by field and key, as it is stored. */
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

	/** @param list<array{field: string, key: string, value: string, set: BitSet}> $sets */
	public function save( int $surveyId, int $number, array $sets ): void {
		foreach ( array_chunk( $sets, self::MANY ) as $some ) {
			$values = array();
			foreach ( $some as $set ) {
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
					. implode( ', ', array_fill( 0, count( $some ), '(%d, %d, %s, %s, %s, %d, %s)' ) )
					. ' ON DUPLICATE KEY UPDATE ones = VALUES(ones), bits = VALUES(bits)',
				$values
			);
		}
	}

	public function delete( int $surveyId, int $number, string $field, string $key ): void {
		$this->db->write(
			'DELETE FROM {bits} WHERE survey_id = %d AND chunk = %d AND field = %s AND value_key = %s',
			array( $surveyId, $number, $field, $key )
		);
	}

	/**
	 * The values of a field that most responses have, the trash included.
	 *
	 * @param string $like what a value contains; empty for any.
	 * @return list<array{value: string, count: int}>
	 */
	public function frequent( int $surveyId, string $field, string $like, int $most ): array {
		$rows = $this->db->rows(
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
	private function filled( Chunk $chunk, array $rows ): Chunk {
		foreach ( $rows as $row ) {
			$chunk->put(
				(string) $row['field'],
				(string) $row['value_key'],
				(string) $row['value'],
				BitSet::fromStored( (string) $row['bits'] )
			);
		}
		return $chunk;
	}
}
