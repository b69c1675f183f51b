<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Cli;

use UserFeedback\Platform\Rest\ErrorMapper;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Schema\Text;
use WP_CLI;
use WP_CLI\Formatter;
use function WP_CLI\Utils\report_batch_operation_results;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Output of all of the plugin's WP-CLI commands. */
final class CliOutput {

	/** Prints each invalid field on its own line. */
	public static function fail( Problem $problem ): never {
		$error  = ( new ErrorMapper() )->toArray( $problem );
		$params = is_array( $error['data']['params'] ?? null ) ? $error['data']['params'] : array();
		$lines  = array( $error['message'] );
		foreach ( $params as $field => $fault ) {
			if ( is_string( $fault ) && '' !== $field ) {
				$lines[] = "$field: $fault";
			}
		}
		self::end( implode( "\n", array_unique( $lines ) ) ); // The first repeats the message if that has no sentence of its own.
	}

	public static function end( string $message ): never {
		WP_CLI::error( Text::readable( $message ), false );
		exit( 1 );
	}

	/**
	 * Prints a list according to --format, --fields and --field.
	 *
	 * @param array<string, mixed>              $flags
	 * @param list<string>                      $fields
	 * @param array<array-key, mixed>           $rows
	 */
	public static function rows( array $flags, array $fields, array $rows, ?int $total = null ): void {
		$rows   = array_values( array_filter( $rows, 'is_array' ) );
		$format = $flags['format'] ?? '';
		if ( 'count' === $format ) {
			WP_CLI::line( (string) ( $total ?? count( $rows ) ) );
			return;
		}
		$none  = 'json' === $format ? null : ''; // WP-CLI's own table can't display null.
		$shown = array_map(
			static fn( array $row ): array => array_map( static fn( mixed $cell ): mixed => self::cell( $cell ) ?? $none, $row ),
			$rows
		);
		( new Formatter( $flags, $fields ) )->display_items( 'ids' === $format ? array_column( $rows, 'id' ) : $shown );
	}

	/**
	 * Prints a page of a list from REST.
	 *
	 * @param array<string, mixed>    $flags
	 * @param list<string>            $fields
	 * @param array<array-key, mixed> $page
	 */
	public static function page( array $flags, array $fields, array $page ): void {
		$total = is_array( $page['pagination'] ?? null ) ? $page['pagination']['total'] ?? null : null;
		self::rows( $flags, $fields, is_array( $page['items'] ?? null ) ? $page['items'] : array(), is_int( $total ) ? $total : null );
	}

	/**
	 * Prints one item, with one field per line.
	 *
	 * @param array<string, mixed>    $flags
	 * @param array<array-key, mixed> $row
	 */
	public static function row( array $flags, array $row ): void {
		( new Formatter( $flags, array_keys( $row ) ) )->display_item( array_map( array( self::class, 'cell' ), $row ) );
	}

	/** Removes control characters, so that stored or visitor input can't control a terminal. */
	private static function cell( mixed $cell ): mixed {
		return match ( true ) {
			is_string( $cell ) => Text::readable( $cell ),
			is_array( $cell )  => array_map( array( self::class, 'cell' ), $cell ),
			default            => $cell,
		};
	}

	/**
	 * Prints the result of a bulk action: a reason for each skipped item, then the count. Fails if any was skipped.
	 *
	 * @param array<array-key, mixed> $outcome a SurveyShape::bulkResult().
	 */
	public static function outcome( string $noun, string $verb, array $outcome ): void {
		$updated = is_array( $outcome['updated'] ?? null ) ? count( $outcome['updated'] ) : 0;
		$skipped = is_array( $outcome['skipped'] ?? null ) ? $outcome['skipped'] : array();
		foreach ( $skipped as $one ) {
			if ( is_array( $one ) && is_int( $one['id'] ?? null ) && is_string( $one['reason'] ?? null ) ) {
				WP_CLI::warning( "{$one['id']}: {$one['reason']}" );
			}
		}
		report_batch_operation_results( $noun, $verb, $updated + count( $skipped ), $updated, count( $skipped ) );
	}
}
