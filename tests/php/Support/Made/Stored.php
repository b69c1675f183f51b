<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

use RuntimeException;
use wpdb;

/** All stored data of this site that a plugin call could change, to compare before and after. */
final class Stored {

	/** WordPress options that expire by themselves, and the time of the last successful table check. */
	private const NOT_OURS = '/\A(_site_transient_|_transient_(?!.*userfeedback)|userfeedback_tables_well_at\z)/';

	/** @param array<string, list<array<string, string|null>>> $rows by table. */
	private function __construct( public readonly array $rows ) {}

	/** All sites of a network share the table of users. */
	public static function now(): self {
		/** @var wpdb $wpdb */
		$wpdb = $GLOBALS['wpdb'];
		return self::in(
			...self::tables( $wpdb ),
			...array( $wpdb->options, $wpdb->usermeta, $wpdb->users, $wpdb->posts, $wpdb->postmeta )
		);
	}

	/**
	 * Returns only the plugin's own data, and only from the tables that these statements name.
	 *
	 * @param list<string> $statements
	 */
	public static function writtenBy( array $statements ): self {
		/** @var wpdb $wpdb */
		$wpdb    = $GLOBALS['wpdb'];
		$sent    = implode( "\n", $statements );
		$isNamed = static fn( string $table ): bool => str_contains( $sent, $table );
		$rows    = self::in( ...array_filter( self::tables( $wpdb ), $isNamed ) )->rows;
		foreach ( array( $wpdb->options => 'option_name', $wpdb->usermeta => 'meta_key' ) as $table => $name ) {
			if ( $isNamed( $table ) ) {
				$rows[ $table ] = self::of( $wpdb, $table, " WHERE $name LIKE '%userfeedback%'" );
			}
		}
		return new self( $rows );
	}

	/** @return list<string> */
	private static function tables( wpdb $wpdb ): array {
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- The prefix of the site.
		return array_values(
			array_filter( $wpdb->get_col( "SHOW TABLES LIKE '" . $wpdb->esc_like( "{$wpdb->prefix}uf_" ) . "%'" ), 'is_string' )
		);
	}

	private static function in( string ...$tables ): self {
		/** @var wpdb $wpdb */
		$wpdb = $GLOBALS['wpdb'];
		$rows = array();
		foreach ( $tables as $table ) {
			$rows[ $table ] = self::of( $wpdb, $table );
		}
		return new self( $rows );
	}

	public function checksum(): string {
		return md5( serialize( $this->rows ) );
	}

	/** @return list<string> every piece of text in our own tables and options, also inside JSON and arrays. */
	public function texts(): array {
		$found = array();
		foreach ( $this->rows as $table => $rows ) {
			foreach ( $rows as $row ) {
				$ofWordpress = $row['option_value'] ?? $row['meta_value'] ?? null;
				if ( str_contains( $table, 'uf_' ) ) {
					array_push( $found, ...array_merge( ...array_map( array( self::class, 'inColumn' ), array_values( $row ) ) ) );
				} elseif (
					null !== $ofWordpress
					&& str_starts_with( (string) ( $row['option_name'] ?? $row['meta_key'] ?? '' ), 'userfeedback' )
				) {
					array_push(
						$found,
						...self::leaves(
							is_serialized( $ofWordpress ) ? unserialize( $ofWordpress, array( 'allowed_classes' => false ) ) : $ofWordpress
						)
					);
				}
			}
		}
		return $found;
	}

	/** @return list<string> every piece of text inside a value. */
	public static function leaves( mixed $value ): array {
		if ( is_array( $value ) ) {
			return array_merge( array(), ...array_map( array( self::class, 'leaves' ), array_values( $value ) ) );
		}
		return is_string( $value ) ? array( $value ) : array();
	}

	/** @return list<string> the same for a plugin column, which may contain JSON. */
	private static function inColumn( ?string $column ): array {
		$inside = json_decode( (string) $column, true );
		return is_array( $inside ) ? self::leaves( $inside ) : array( (string) $column );
	}

	/**
	 * @return list<array<string, string|null>>
	 * @throws RuntimeException if the table can't be read: an empty one would always compare as equal.
	 */
	private static function of( wpdb $wpdb, string $table, string $where = '' ): array {
		/** @var list<array<string, string|null>> $rows */
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- A table of the site.
		$rows = $wpdb->get_results( "SELECT * FROM $table$where ORDER BY 1, 2, 3", ARRAY_A );
		if ( '' !== $wpdb->last_error ) {
			throw new RuntimeException( "$table: $wpdb->last_error" );
		}
		return array_values(
			array_filter(
				$rows,
				static fn( array $row ): bool => 1 !== preg_match( self::NOT_OURS, (string) ( $row['option_name'] ?? '' ) )
			)
		);
	}
}
