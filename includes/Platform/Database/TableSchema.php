<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database;

use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The target schema of one table, which can be reached from any partial state. */
final class TableSchema {

	/**
	 * @param array<literal-string, literal-string> $columns name to definition.
	 * @param literal-string                        $primary columns of the primary key.
	 * @param array<literal-string, literal-string> $keys    name to columns.
	 * @param array<literal-string, literal-string> $unique  name to columns.
	 */
	public function __construct(
		private readonly string $name,
		private readonly array $columns,
		private readonly string $primary,
		private readonly array $keys = array(),
		private readonly array $unique = array()
	) {}

	/** Creates the table, or adds what an interrupted run or a careless restore left out. */
	public function ensure( Db $db ): void {
		$clauses = implode( ', ', $this->clauses() );
		$db->createTable( $this->name, "$clauses, PRIMARY KEY  ({$this->primary})" );
		$this->complete( $db );
	}

	/** Adds missing columns and keys to an existing table. */
	public function complete( Db $db ): void {
		$missing = $this->missing( $db );
		if ( array() !== $missing ) {
			$db->addToTable( $this->name, implode( ', ADD ', $missing ) ); // Each statement may copy the entire table.
		}
	}

	/** Checks the database, because ALTER can fail silently. */
	public function isComplete( Db $db ): bool {
		return array() === $this->missing( $db );
	}

	/** @return array<string, literal-string> */
	private function missing( Db $db ): array {
		$there = array_flip( array_merge( $this->named( $db, false ), $this->named( $db, true ) ) );
		return array_diff_key( $this->clauses(), $there );
	}

	/** @return array<string, literal-string> parts of CREATE TABLE by name. */
	private function clauses(): array {
		$clauses = array();
		foreach ( $this->columns as $name => $definition ) {
			$clauses[ $name ] = "$name $definition";
		}
		foreach ( $this->keys as $name => $columns ) {
			$clauses[ $name ] = "KEY $name ($columns)";
		}
		foreach ( $this->unique as $name => $columns ) {
			$clauses[ $name ] = "UNIQUE KEY $name ($columns)";
		}
		return $clauses;
	}

	/** @return list<string> names of existing columns or indexes; empty if there is no table. */
	private function named( Db $db, bool $indexes ): array {
		try {
			$rows = $db->describe( $this->name, $indexes );
		} catch ( StorageFailed ) {
			return array();
		}
		return array_map( static fn( array $row ): string => (string) ( $row[ $indexes ? 'Key_name' : 'Field' ] ?? '' ), $rows );
	}
}
