<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Cli;

use Closure;
use UserFeedback\Results\Exports\ExportRequest;
use UserFeedback\Results\Exports\Jobs\WriteShortExport;
use WP_CLI;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** `wp userfeedback export`. */
final class ExportCommand {

	/** @param Closure(): WriteShortExport $write writes files of any length. */
	public function __construct( private readonly RunCliOperation $run, private readonly Closure $write ) {}

	/**
	 * Writes a file of responses or results, however many there are.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : Id of a survey.
	 *
	 * --file=<file>
	 * : Output file. An existing file is replaced. Use - to print it.
	 *
	 * [--format=<format>]
	 * : csv or xlsx.
	 * ---
	 * default: csv
	 * options:
	 *   - csv
	 *   - xlsx
	 * ---
	 *
	 * [--report=<report>]
	 * : Report on all questions, one question, an NPS survey, or where visitors leave.
	 * ---
	 * default: general
	 * options:
	 *   - general
	 *   - question
	 *   - nps
	 *   - drop_off
	 * ---
	 *
	 * [--question_id=<id>]
	 * : Question for the report.
	 *
	 * [--from=<day>]
	 * : The first day, such as 2026-11-21.
	 *
	 * [--to=<day>]
	 * : The last day.
	 *
	 * [--status=<status>]
	 * : publish or trash.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback export 12 --file=responses.csv
	 *     wp userfeedback export 12 --file=- | gzip > responses.csv.gz
	 *
	 * @param array{string}         $args
	 * @param array<string, string> $flags
	 */
	public function __invoke( array $args, array $flags ): void {
		$fields = array_flip( array( 'format', 'report', 'question_id', 'from', 'to', 'status' ) );
		$read   = $this->run->runWith(
			'start-export',
			array( 'id' => $args[0] ) + array_intersect_key( $flags, $fields ),
			fn( array $input ) => ( $this->write )()->run( ExportRequest::fromArray( is_int( $input['id'] ) ? $input['id'] : 0, $input ) )
		);
		$this->copy( $read, $flags['file'] );
	}

	/** @param resource $read the complete file, so that a failure never leaves a partial one. */
	private function copy( $read, string $file ): void {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- Told below; it may not fit into memory.
		$to = '-' === $file ? STDOUT : @fopen( $file, 'wb' );
		if ( false === $to || ( fstat( $read )['size'] ?? null ) !== stream_copy_to_stream( $read, $to ) ) {
			/* translators: %s: path of a file. */
			CliOutput::end( sprintf( __( 'Couldn’t write to %s.', 'userfeedback' ), $file ) );
		}
		if ( '-' !== $file ) {
			/* translators: %s: path of a file. */
			WP_CLI::success( sprintf( __( 'Written to %s.', 'userfeedback' ), $file ) );
		}
	}
}
