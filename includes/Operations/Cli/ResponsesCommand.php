<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Cli;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lists responses to a survey and removes those that should not count. */
final class ResponsesCommand {

	private const COLUMNS = array( 'id', 'submitted_at', 'status', 'first_answer' );

	public function __construct( private readonly RunCliOperation $run ) {}

	/**
	 * Lists responses to a survey, the newest first.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : Id of a survey.
	 *
	 * [--status=<status>]
	 * : all, publish, trash, spam, over_limit (arrived after the limit of responses was reached), or partial (never sent).
	 *
	 * [--from=<day>]
	 * : The first day, such as 2026-11-21.
	 *
	 * [--to=<day>]
	 * : The last day.
	 *
	 * [--order=<order>]
	 * : asc or desc.
	 *
	 * [--page=<number>]
	 * : Page of the list.
	 *
	 * [--per_page=<number>]
	 * : Responses on a page, 100 at most.
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
	 * @param array{string}         $args
	 * @param array<string, string> $flags
	 */
	public function index( array $args, array $flags ): void {
		$query = array_intersect_key( $flags, array_flip( array( 'from', 'to', 'order', 'page', 'per_page' ) ) );
		$query = isset( $flags['status'] ) ? array( 'filter' => array( 'status' => $flags['status'] ) ) + $query : $query;
		CliOutput::page( $flags, self::COLUMNS, $this->run->run( 'list-responses', array( 'id' => $args[0] ) + $query ) );
	}

	/**
	 * Shows a response with every answer.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : Id of a survey.
	 *
	 * <id>
	 * : Id of a response to it.
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
	 * @param array{string, string} $args
	 * @param array<string, string> $flags
	 */
	public function get( array $args, array $flags ): void {
		CliOutput::row( $flags, $this->run->run( 'get-response', array( 'id' => $args[0], 'response_id' => $args[1] ) ) );
	}

	/**
	 * Moves responses to the Trash, which excludes them from results.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : Id of a survey.
	 *
	 * <id>...
	 * : Ids of responses to it.
	 *
	 * @param list<string> $args
	 */
	public function trash( array $args ): void {
		$this->move( 'trash', $args );
	}

	/**
	 * Restores responses from the Trash or from spam, and counts them.
	 *
	 * ## OPTIONS
	 *
	 * <survey>
	 * : Id of a survey.
	 *
	 * <id>...
	 * : Ids of responses to it.
	 *
	 * @param list<string> $args
	 */
	public function restore( array $args ): void {
		$this->move( 'restore', $args );
	}

	/** @param list<string> $args */
	private function move( string $verb, array $args ): void {
		$input = array( 'id' => $args[0] ?? '', 'response_ids' => array_slice( $args, 1 ) );
		CliOutput::outcome( 'response', $verb, $this->run->run( "$verb-responses", $input ) );
	}
}
