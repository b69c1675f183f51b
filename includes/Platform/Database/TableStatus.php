<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database;

use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Status of the plugin's tables from the database: sizes and faults. */
final class TableStatus {

	/**
	 * Engines without transactions: a process that is killed while it counts leaves wrong numbers. Compared by case, because old
	 * versions of SQLite's plugin report `myisam`.
	 */
	private const OLD_ENGINES = array( 'MyISAM', 'Aria' );

	public function __construct( private readonly Db $db ) {}

	/**
	 * Returns sizes of the plugin's tables, including indexes, by name without prefix, if the database reports them.
	 *
	 * @return array<string, array{rows: int, bytes: int}> rows as it estimates them.
	 */
	public function sizes(): array {
		$sizes = array();
		foreach ( $this->db->states() as $row ) {
			$bytes = (int) ( $row['Data_length'] ?? 0 ) + (int) ( $row['Index_length'] ?? 0 );
			if ( $bytes > 0 ) {
				$sizes[ substr( (string) $row['Name'], strlen( $this->db->table( '' ) ) ) ] = array(
					'rows'  => (int) ( $row['Rows'] ?? 0 ),
					'bytes' => $bytes,
				);
			}
		}
		return $sizes;
	}

	/**
	 * Returns permanent faults by the full name of a table; an empty name stands for the entire database.
	 *
	 * @param list<string> $expected names without prefix.
	 * @return array<string, StorageFault>
	 */
	public function faults( array $expected ): array {
		try {
			$faults = array();
			foreach ( $this->db->states() as $row ) {
				$faults[ (string) $row['Name'] ] = self::faultOf( $row );
			}
			foreach ( array_diff( array_map( $this->db->table( ... ), $expected ), $this->db->tables() ) as $missing ) {
				$faults[ $missing ] = StorageFault::MISSING;
			}
			$faults  = array_filter( $faults );
			$harmful = array_filter( $faults, static fn( StorageFault $fault ): bool => ! $fault->isWithoutDataLoss() );
			return array() === $harmful ? $this->writing() + $faults : $faults;
		} catch ( StorageFailed $problem ) {
			return array_filter( array( '' => StorageFault::of( $problem->getMessage() ) ) );
		}
	}

	/**
	 * Writes a test row and deletes it: nothing less reveals a full disk or a read-only database.
	 *
	 * @return array<string, StorageFault>
	 */
	private function writing(): array {
		try {
			$this->db->write(
				'INSERT INTO {rate_limits} (survey_id, address, minute, hits) VALUES (0, %s, 0, 1) ON DUPLICATE KEY UPDATE hits = hits + 1',
				array( 'site-health' )
			);
			$this->db->write( 'DELETE FROM {rate_limits} WHERE survey_id = 0 AND address = %s', array( 'site-health' ) );
			return array();
		} catch ( StorageFailed $problem ) {
			return array_filter( array( '' => StorageFault::of( $problem->getMessage() ) ) );
		}
	}

	/** @param array<string, string|int|null> $row */
	private static function faultOf( array $row ): ?StorageFault {
		$collation = (string) ( $row['Collation'] ?? '' );
		return match ( true ) {
			null === ( $row['Engine'] ?? null ) && null !== ( $row['Comment'] ?? null )
				=> StorageFault::of( (string) $row['Comment'] ) ?? ( 'VIEW' === $row['Comment'] ? null : StorageFault::DAMAGED ),
			'' !== $collation && 1 === preg_match( '/^(utf8_|utf8mb3_|latin|ascii_|cp|koi|ucs2|utf16_)/', $collation )
				=> StorageFault::NARROW,
			in_array( $row['Engine'] ?? '', self::OLD_ENGINES, true ) => StorageFault::OLD_ENGINE,
			default => null,
		};
	}
}
