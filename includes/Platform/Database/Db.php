<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database;

use mysqli;
use UserFeedback\Platform\Injection\CreatedBy;
use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use wpdb;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The only class that uses $wpdb.
 *
 * SQL is a literal string, which PHPStan enforces, so it can't contain request data. `{surveys}` stands for the table
 * `{prefix}uf_surveys`, `{wp_options}` and `{wp_posts}` for WordPress's own tables. Every value uses a placeholder. A failed
 * statement throws an exception instead of returning an unchecked false.
 */
#[Shared]
#[CreatedBy( 'ofSite' )]
final class Db {

	/** Before each emoji that a three-byte table stores in another form, see Utf8mb3Text. */
	public const EMOJI_MARK = "\u{2060}&#x";

	public function __construct( private readonly wpdb $wpdb ) {}

	/** Returns the connection of the current site, also in a network. */
	public static function ofSite(): self {
		/** @var wpdb $wpdb WordPress's. */
		global $wpdb;
		$db = new self( $wpdb );
		if ( defined( 'WP_ADMIN' ) || defined( 'DOING_CRON' ) || defined( 'WP_CLI' ) ) {
			$db->readFromPrimary();
		}
		return $db;
	}

	/** True if WordPress found no database and ends each request. */
	public static function isUnavailable(): bool {
		global $wpdb;
		return $wpdb instanceof wpdb && ( null === $wpdb->__get( 'dbh' ) || ! ( new self( $wpdb ) )->isReady() );
	}

	/** HyperDB and LudicrousDB connect for each query, and never set wpdb's `ready`. */
	private function isReady(): bool {
		return $this->wpdb->ready || method_exists( $this->wpdb, 'send_reads_to_masters' );
	}

	/** Makes such a drop-in read from the primary from now on, not from replicas that lag behind; false without one. */
	public function readFromPrimary(): bool {
		$method = method_exists( $this->wpdb, 'send_reads_to_primaries' ) ? 'send_reads_to_primaries' : 'send_reads_to_masters';
		if ( method_exists( $this->wpdb, $method ) ) {
			$this->wpdb->$method();
		}
		return method_exists( $this->wpdb, $method );
	}

	/**
	 * @param literal-string $sql
	 * @param list<scalar|null> $values
	 * @return list<array<string, string|null>>
	 */
	public function rows( string $sql, array $values = array() ): array {
		/** @var list<array<string, string|null>>|null $rows what ARRAY_A gives: column names to text. */
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- It is, see prepared().
		$rows = $this->quietly( fn() => $this->wpdb->get_results( $this->prepared( $sql, $values ), ARRAY_A ) );
		foreach ( $rows ?? array() as $at => $row ) {
			foreach ( $row as $column => $value ) {
				if ( is_string( $value ) && str_contains( $value, self::EMOJI_MARK ) ) {
					$rows[ $at ][ $column ] = Utf8mb3Text::decoded( $value );
				}
			}
		}
		return array_values( $rows ?? array() );
	}

	/**
	 * @param literal-string $sql
	 * @param list<scalar|null> $values
	 * @return array<string, string|null>|null
	 */
	public function row( string $sql, array $values = array() ): ?array {
		return $this->rows( $sql, $values )[0] ?? null;
	}

	/**
	 * @param literal-string $sql
	 * @param list<scalar|null> $values
	 * @return string|null the first column of the first row.
	 */
	public function value( string $sql, array $values = array() ): ?string {
		return array_values( $this->row( $sql, $values ) ?? array() )[0] ?? null;
	}

	/**
	 * @param literal-string $sql a statement that writes.
	 * @param list<scalar|null> $values
	 * @return int affected rows; databases count differently after ON DUPLICATE KEY, so no code may depend on it there.
	 */
	public function write( string $sql, array $values = array() ): int {
		$write = function ( array $encoded ) use ( $sql ): int {
			/** @var list<scalar|null> $encoded the values, in a form that the table takes. */
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- It is, see prepared().
			$affected = $this->quietly( fn() => $this->wpdb->query( $this->prepared( $sql, $encoded ) ) );
			return is_int( $affected ) ? $affected : 0;
		};
		try {
			return $write( $values );
		} catch ( StorageFailed $problem ) {
			return Utf8mb3Text::retried( $problem, $write, $values, fn(): ?int => $this->connection()?->errno );
		}
	}

	/**
	 * @param literal-string $sql an INSERT.
	 * @param list<scalar|null> $values
	 * @return int the new row's id.
	 */
	public function insert( string $sql, array $values = array() ): int {
		$this->write( $sql, $values );
		return (int) $this->wpdb->insert_id;
	}

	/**
	 * @param literal-string $sql an INSERT IGNORE of one row.
	 * @param list<scalar|null> $values
	 * @return int|null the new row's id; null if a row with one of its unique keys already exists.
	 */
	public function insertIgnored( string $sql, array $values = array() ): ?int {
		return 1 === $this->write( $sql, $values ) ? (int) $this->wpdb->insert_id : null;
	}

	/**
	 * @param literal-string $table one of the plugin's, without its prefix.
	 * @param non-empty-array<literal-string, scalar|null> $row by column.
	 * @return int the new row's id.
	 */
	public function insertRow( string $table, array $row ): int {
		$columns = implode( ', ', array_keys( $row ) );
		$values  = implode( ', ', array_map( array( self::class, 'placeholder' ), $row ) );
		return $this->insert( 'INSERT INTO {' . $table . "} ($columns) VALUES ($values)", array_values( $row ) );
	}

	/**
	 * @param literal-string $table one of the plugin's, without its prefix.
	 * @param non-empty-array<literal-string, scalar|null> $row by column.
	 * @param literal-string $where condition for the rows.
	 * @param list<scalar> $values of `$where`.
	 * @return int number of changed rows.
	 */
	public function updateRow( string $table, array $row, string $where, array $values ): int {
		$set = array();
		foreach ( $row as $column => $value ) {
			$set[] = "$column = " . self::placeholder( $value );
		}
		$sql = 'UPDATE {' . $table . '} SET ' . implode( ', ', $set ) . " WHERE $where";
		return $this->write( $sql, array( ...array_values( $row ), ...$values ) );
	}

	/** Escapes text for a LIKE placeholder, so that typed wildcards count as ordinary characters. */
	public function like( string $text ): string {
		return '%' . $this->wpdb->esc_like( $text ) . '%';
	}

	/**
	 * @param non-empty-list<scalar> $values
	 * @return literal-string `%d, %d, %d` for an IN list.
	 */
	public static function placeholders( array $values, bool $text = false ): string {
		return implode( ', ', array_fill( 0, count( $values ), $text ? '%s' : '%d' ) );
	}

	/** @return literal-string */
	private static function placeholder( string|int|float|bool|null $value ): string {
		return is_int( $value ) || is_bool( $value ) ? '%d' : '%s';
	}

	public function table( string $name ): string {
		return $this->wpdb->prefix . 'uf_' . $name;
	}

	/** Returns a table's full name by its name in braces, for clauses in WordPress's own queries. */
	public function named( string $name ): string {
		return match ( $name ) {
			'wp_options' => $this->wpdb->options,
			'wp_posts'   => $this->wpdb->posts,
			default      => $this->table( $name ),
		};
	}

	/** @return list<string> full names of the plugin's tables on the current site. */
	public function tables(): array {
		$rows = $this->rows( 'SHOW TABLES LIKE %s', array( $this->wpdb->esc_like( $this->table( '' ) ) . '%' ) );
		return array_map( static fn( array $row ): string => (string) reset( $row ), $rows );
	}

	/** @return list<array<string, string|int|null>> status of each of the plugin's tables, see TableStatus. */
	public function states(): array {
		return $this->rows( 'SHOW TABLE STATUS LIKE %s', array( $this->wpdb->esc_like( $this->table( '' ) ) . '%' ) );
	}

	/** Returns the connection of the last query, another one after wpdb reconnected; null if there is none, as in SQLite. */
	public function connection(): ?mysqli {
		$handle = $this->wpdb->__get( 'dbh' );
		return $handle instanceof mysqli ? $handle : null;
	}

	/** Returns the database's name and version; only the name without a server, as with SQLite. */
	public function product(): string {
		$server = $this->connection()?->server_info;
		$name   = false === stripos( (string) $server, 'mariadb' ) ? 'MySQL ' : 'MariaDB ';
		return null === $server ? 'SQLite' : $name . $this->wpdb->db_version();
	}

	/** @param literal-string $clauses columns and keys. Always `utf8mb4`, because answers may contain emoji; MyISAM loses counts. */
	public function createTable( string $name, string $clauses ): void {
		$collation = str_starts_with( (string) $this->wpdb->collate, 'utf8mb4' ) ? $this->wpdb->collate : 'utf8mb4_unicode_520_ci';
		$options   = "ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE $collation";
		$create    = "CREATE TABLE IF NOT EXISTS `{$this->table( $name )}` ($clauses) $options";
		// phpcs:ignore WordPress.DB.PreparedSQL -- Names and columns are ours; identifiers have no placeholder.
		$this->quietly( fn() => $this->wpdb->query( $create ) );
	}

	/** Uses a single statement: on a network, each site has about thirty tables. */
	public function dropTables( string ...$names ): void {
		$tables = implode( ', ', array_map( fn( string $name ): string => "`{$this->table( $name )}`", $names ) );
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery.SchemaChange -- The names are ours.
		$this->quietly( fn() => $this->wpdb->query( "DROP TABLE IF EXISTS $tables" ) );
	}

	/** @param literal-string $clause columns and keys, separated by `, ADD `. */
	public function addToTable( string $name, string $clause ): void {
		// phpcs:ignore WordPress.DB.PreparedSQL -- As above.
		$this->quietly( fn() => $this->wpdb->query( "ALTER TABLE `{$this->table( $name )}` ADD $clause" ) );
	}

	/** @return list<array<string, string|null>> columns or indexes of a table of the plugin, as the database describes them. */
	public function describe( string $name, bool $indexes ): array {
		/** @var literal-string $name of a table of ours. */
		return $this->rows( ( $indexes ? 'SHOW INDEX FROM' : 'SHOW COLUMNS FROM' ) . ' `{' . $name . '}`' );
	}

	/**
	 * @param callable(): mixed $call runs with wpdb's error printing off.
	 * @throws StorageFailed the database refused.
	 */
	private function quietly( callable $call ): mixed {
		if ( ! $this->isReady() ) {
			throw new StorageFailed( 'There is no connection.' ); // wpdb would return no rows and no error.
		}
		$shown = $this->wpdb->suppress_errors( true );
		try {
			$result = $call();
		} finally {
			$this->wpdb->suppress_errors( $shown );
		}
		$error = $this->wpdb->last_error; // Empty if a drop-in finds no server: it returns no rows.
		if ( '' !== $error || false === $result || ! is_object( $this->wpdb->__get( 'dbh' ) ) ) {
			throw StorageFault::problem( $error, $this->connection()->errno ?? 0 );
		}
		return $result;
	}

	/**
	 * A null value becomes SQL's NULL, which wpdb's placeholders don't support. A percent sign is always written `%%`.
	 *
	 * @param literal-string $sql
	 * @param list<scalar|null> $values
	 */
	private function prepared( string $sql, array $values ): string {
		$sql    = $this->withNulls( $sql, $values );
		$sql    = (string) preg_replace_callback( '/\{(\w+)\}/', fn( array $found ): string => $this->named( $found[1] ), $sql );
		$values = array_values( array_filter( $values, static fn( $value ): bool => null !== $value ) );
		if ( array() === $values ) {
			return str_replace( '%%', '%', $sql );
		}
		/** @var literal-string $sql only table names and NULLs of ours were put into a literal. */
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Literal SQL by type; this is where it is prepared.
		return (string) $this->wpdb->prepare( $sql, $values );
	}

	/** @param list<scalar|null> $values */
	private function withNulls( string $sql, array $values ): string {
		if ( ! in_array( null, $values, true ) ) {
			return $sql;
		}
		$position = 0;
		return (string) preg_replace_callback(
			'/%%|%[sdf]/',
			static function ( array $found ) use ( $values, &$position ): string {
				$isNull = '%%' !== $found[0] && null === ( $values[ $position++ ] ?? null );
				return $isNull ? 'NULL' : $found[0];
			},
			$sql
		);
	}
}
