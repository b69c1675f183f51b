<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Cli;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** `wp userfeedback results`. */
final class ResultsCommand {

	private const COLUMNS = array( 'question', 'type', 'answer', 'count' );

	public function __construct( private readonly RunCliOperation $run ) {}

	/**
	 * Shows how often each answer to a survey was given.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : Id of a survey.
	 *
	 * [--from=<day>]
	 * : The first day, such as 2026-11-21.
	 *
	 * [--to=<day>]
	 * : The last day.
	 *
	 * [--fields=<fields>]
	 * : Columns to show.
	 *
	 * [--format=<format>]
	 * : Output format. JSON contains everything. Other formats have one line for each answer, and one for each
	 * question with typed answers.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback results 12 --from=2026-11-01
	 *
	 * @param array{string}         $args
	 * @param array<string, string> $flags
	 */
	public function __invoke( array $args, array $flags ): void {
		$days    = array_intersect_key( $flags, array( 'from' => true, 'to' => true ) );
		$results = $this->run->run( 'get-results', array( 'id' => $args[0] ) + $days );
		if ( 'json' === ( $flags['format'] ?? '' ) ) {
			CliOutput::row( $flags, $results );
			return;
		}
		$stats = is_array( $results['question_stats'] ?? null ) ? $results['question_stats'] : array();
		CliOutput::rows( $flags, self::COLUMNS, array_merge( array(), ...array_map( self::lines( ... ), array_values( $stats ) ) ) );
	}

	/** @return list<array<string, mixed>> */
	private static function lines( mixed $stats ): array {
		/** @var array{title: string, type: string, total_answers: int, options: list<array{value: string, count: int}>} $stats */
		$line    = array( 'question' => $stats['title'], 'type' => $stats['type'] );
		$options = array_map(
			static fn( array $option ): array => $line + array( 'answer' => $option['value'], 'count' => $option['count'] ),
			$stats['options']
		);
		return array() === $options ? array( $line + array( 'answer' => '', 'count' => $stats['total_answers'] ) ) : $options;
	}
}
