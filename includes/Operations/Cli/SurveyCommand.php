<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Cli;

use UserFeedback\Surveys\SurveyShape;
use WP_CLI;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Creates, changes and publishes surveys. */
final class SurveyCommand {

	private const COLUMNS = array( 'id', 'title', 'status', 'type', 'responses_count', 'publish_at' );

	public function __construct( private readonly RunCliOperation $run ) {}

	/**
	 * Lists surveys, the newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : all, publish, scheduled, draft or trash.
	 *
	 * [--search=<text>]
	 * : Only surveys with this in their title.
	 *
	 * [--orderby=<column>]
	 * : id, title, status, created_at, publish_at or responses_count.
	 *
	 * [--order=<order>]
	 * : asc or desc.
	 *
	 * [--page=<number>]
	 * : Page of the list.
	 *
	 * [--per_page=<number>]
	 * : Surveys on a page, 100 at most.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Columns to show. Also available: questions, settings and notifications.
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
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey list --status=publish
	 *     wp userfeedback survey trash $(wp userfeedback survey list --search=test --format=ids)
	 *
	 * @subcommand list
	 * @param list<string>          $args
	 * @param array<string, string> $flags
	 */
	public function index( array $args, array $flags ): void {
		$asked = explode( ',', ( $flags['fields'] ?? '' ) . ',' . ( $flags['field'] ?? '' ) );
		$query = array_intersect_key( $flags, array_flip( array( 'search', 'orderby', 'order', 'page', 'per_page' ) ) );
		$query = array( 'select' => array_values( array_intersect( SurveyShape::HEAVY, array_map( 'trim', $asked ) ) ) ) + $query;
		$list  = $this->run->run(
			'list-surveys',
			isset( $flags['status'] ) ? array( 'filter' => array( 'status' => $flags['status'] ) ) + $query : $query
		);
		CliOutput::page( $flags, self::COLUMNS, $list );
	}

	/**
	 * Shows a complete survey.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : Id of a survey.
	 *
	 * [--field=<field>]
	 * : Show only this field.
	 *
	 * [--fields=<fields>]
	 * : Fields to show.
	 *
	 * [--format=<format>]
	 * : Output format. `create` and `update` accept the JSON format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey get 12 --format=json > survey.json
	 *
	 * @param array{string}         $args
	 * @param array<string, string> $flags
	 */
	public function get( array $args, array $flags ): void {
		CliOutput::row( $flags, $this->run->run( 'get-survey', array( 'id' => $args[0] ) ) );
	}

	/**
	 * Creates a survey from JSON.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : The survey, in the format of POST userfeedback/v1/surveys. Use - for standard input.
	 * ---
	 * default: "-"
	 * ---
	 *
	 * [--porcelain]
	 * : Print only the new id.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey create survey.json
	 *     wp @staging userfeedback survey get 12 --format=json | wp @live userfeedback survey create
	 *     echo '{"title":"Hello"}' | wp userfeedback survey create - --porcelain
	 *
	 * @param array{string}              $args
	 * @param array<string, string|bool> $flags
	 */
	public function create( array $args, array $flags ): void {
		// An exported survey has both, and the new one gets its own.
		$draft = array_diff_key( RunCliOperation::readJson( $args[0] ), array( 'id' => true, 'version' => true ) );
		$this->saved( $this->run->run( 'create-survey', $draft, false ), $flags );
	}

	/**
	 * Changes a survey. Properties missing from the JSON stay as they are. The title is required.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : Id of a survey.
	 *
	 * [<file>]
	 * : The survey, in the format of POST userfeedback/v1/surveys. Use - for standard input. With the `version` from `get`,
	 * the update fails if someone else has saved since.
	 * ---
	 * default: "-"
	 * ---
	 *
	 * [--porcelain]
	 * : Print only the id.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback survey update 12 survey.json
	 *
	 * @param array{string, string}      $args
	 * @param array<string, string|bool> $flags
	 */
	public function update( array $args, array $flags ): void {
		$id = ctype_digit( $args[0] ) ? (int) $args[0] : $args[0];
		$this->saved( $this->run->run( 'update-survey', array( 'id' => $id ) + RunCliOperation::readJson( $args[1] ), false ), $flags );
	}

	/**
	 * Publishes surveys, so that visitors see them.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : Ids of surveys.
	 *
	 * @param list<string> $args
	 */
	public function publish( array $args ): void {
		CliOutput::outcome( 'survey', 'publish', $this->run->run( 'publish-surveys', array( 'survey_ids' => $args ) ) );
	}

	/**
	 * Turns surveys into drafts, which visitors don't see.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : Ids of surveys.
	 *
	 * @param list<string> $args
	 */
	public function draft( array $args ): void {
		CliOutput::outcome( 'survey', 'draft', $this->run->run( 'unpublish-surveys', array( 'survey_ids' => $args ) ) );
	}

	/**
	 * Duplicates a survey, as a draft without responses.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : Id of a survey.
	 *
	 * [--porcelain]
	 * : Print only the new id.
	 *
	 * @param array{string}              $args
	 * @param array<string, string|bool> $flags
	 */
	public function duplicate( array $args, array $flags ): void {
		$copied = $this->run->run( 'duplicate-survey', array( 'id' => $args[0] ) );
		$this->saved( array( 'survey' => $copied, 'message' => '' ), $flags );
	}

	/**
	 * Moves surveys to the Trash.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : Ids of surveys.
	 *
	 * @param list<string> $args
	 */
	public function trash( array $args ): void {
		CliOutput::outcome( 'survey', 'trash', $this->run->run( 'trash-surveys', array( 'survey_ids' => $args ) ) );
	}

	/**
	 * Restores surveys from the Trash.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : Ids of surveys.
	 *
	 * [--status=<status>]
	 * : New status of the surveys.
	 * ---
	 * default: draft
	 * options:
	 *   - draft
	 *   - publish
	 * ---
	 *
	 * @param list<string>          $args
	 * @param array<string, string> $flags
	 */
	public function restore( array $args, array $flags ): void {
		$input = array( 'survey_ids' => $args, 'status' => $flags['status'] ?? 'draft' );
		CliOutput::outcome( 'survey', 'restore', $this->run->run( 'restore-surveys', $input ) );
	}

	/**
	 * Permanently deletes surveys in the Trash, with all of their responses.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : Ids of surveys.
	 *
	 * [--yes]
	 * : Skip the confirmation.
	 *
	 * @param list<string>              $args
	 * @param array<string, string|bool> $flags
	 */
	public function delete( array $args, array $flags ): void {
		WP_CLI::confirm( __( 'Delete these surveys and all their responses?', 'userfeedback' ), $flags );
		CliOutput::outcome( 'survey', 'delete', $this->run->run( 'delete-surveys', array( 'survey_ids' => $args ) ) );
	}

	/**
	 * @param array<array-key, mixed>    $saved a SurveyShape::saved().
	 * @param array<string, string|bool> $flags
	 */
	private function saved( array $saved, array $flags ): void {
		$id = is_array( $saved['survey'] ?? null ) && is_int( $saved['survey']['id'] ?? null ) ? $saved['survey']['id'] : 0;
		if ( isset( $flags['porcelain'] ) ) {
			WP_CLI::line( (string) $id );
			return;
		}
		$message = is_string( $saved['message'] ?? null ) ? wp_strip_all_tags( $saved['message'] ) : '';
		/* translators: 1: id of a survey. 2: more that there is to say, or nothing. */
		WP_CLI::success( trim( sprintf( __( 'Saved survey %1$d. %2$s', 'userfeedback' ), $id, $message ) ) );
	}
}
