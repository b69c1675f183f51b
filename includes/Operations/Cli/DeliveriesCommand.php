<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Cli;

use WP_CLI;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lists deliveries by email and webhook, and sends them: again, or those that are due. */
final class DeliveriesCommand {

	private const COLUMNS = array( 'id', 'created_at', 'channel', 'to', 'survey_id', 'response_id', 'state', 'attempts', 'message' );

	public function __construct( private readonly RunCliOperation $run ) {}

	/**
	 * Lists deliveries, the newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : all, waiting, retrying, delivered or failed.
	 *
	 * [--channel=<channel>]
	 * : email, webhook, google or hook.
	 *
	 * [--survey=<survey>]
	 * : Id of a survey.
	 *
	 * [--page=<number>]
	 * : Page of the list.
	 *
	 * [--per_page=<number>]
	 * : Deliveries on a page, 100 at most.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Columns to show.
	 *
	 * [--field=<field>]
	 * : Show only this column.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * @subcommand list
	 * @param array{}               $args
	 * @param array<string, string> $flags
	 */
	public function index( array $args, array $flags ): void {
		$filter = array();
		foreach ( array( 'status' => 'status', 'channel' => 'channel', 'survey' => 'survey_id' ) as $flag => $name ) {
			$filter += isset( $flags[ $flag ] ) ? array( $name => $flags[ $flag ] ) : array();
		}
		$query = array_intersect_key( $flags, array_flip( array( 'page', 'per_page' ) ) );
		$query = array() === $filter ? $query : array( 'filter' => $filter ) + $query;
		CliOutput::page( $flags, self::COLUMNS, $this->run->run( 'list-deliveries', $query ) );
	}

	/**
	 * Shows a delivery with its request and response.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : Id of a delivery.
	 *
	 * [--field=<field>]
	 * : Show only this field.
	 *
	 * [--fields=<fields>]
	 * : Fields to show.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * @param array{string}         $args
	 * @param array<string, string> $flags
	 */
	public function get( array $args, array $flags ): void {
		CliOutput::row( $flags, $this->run->run( 'get-delivery', array( 'id' => $args[0] ) ) );
	}

	/**
	 * Resends deliveries, whether they failed or were delivered.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : Ids of deliveries.
	 *
	 * @param list<string> $args
	 */
	public function retry( array $args ): void {
		CliOutput::outcome( 'message', 'retry', $this->run->run( 'retry-deliveries', array( 'delivery_ids' => $args ) ) );
	}

	/**
	 * Resends all deliveries that failed in a range of days.
	 *
	 * ## OPTIONS
	 *
	 * --from=<day>
	 * : The first day, such as 2026-11-21.
	 *
	 * --to=<day>
	 * : The last day.
	 *
	 * [--channel=<channel>]
	 * : email, webhook, google or hook.
	 *
	 * [--survey=<survey>]
	 * : Id of a survey.
	 *
	 * @param array{}               $args
	 * @param array<string, string> $flags
	 */
	public function replay( array $args, array $flags ): void {
		$span = array_intersect_key( $flags, array_flip( array( 'from', 'to', 'channel' ) ) );
		$span = isset( $flags['survey'] ) ? array( 'survey_id' => $flags['survey'] ) + $span : $span;
		$done = $this->run->run( 'replay-deliveries', $span );
		$many = is_int( $done['updated'] ?? null ) ? $done['updated'] : 0;
		WP_CLI::success( sprintf( '%d to be sent again.', $many ) );
	}

	/**
	 * Sends due deliveries until there are no more.
	 *
	 * @param array{} $args
	 */
	public function work( array $args ): void {
		$tried = 0;
		do {
			$done   = $this->run->run( 'work-deliveries', array() );
			$now    = is_int( $done['tried'] ?? null ) ? $done['tried'] : 0;
			$tried += $now;
		} while ( $now > 0 );
		WP_CLI::success( sprintf( '%d tried.', $tried ) );
	}
}
