<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Cli;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** `wp userfeedback doctor`. */
final class DoctorCommand {

	private const COLUMNS = array( 'status', 'test', 'label', 'description' );

	public function __construct( private readonly RunCliOperation $run ) {}

	/**
	 * Runs each test of Site Health that is about UserFeedback. Exits with 1 if any test fails.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Columns to show: status, test, label, description.
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
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback doctor --fields=status,label
	 *
	 * @param list<string>          $args
	 * @param array<string, string> $flags
	 */
	public function __invoke( array $args, array $flags ): void {
		$found = $this->run->run( 'doctor', array() );
		CliOutput::rows( $flags, self::COLUMNS, is_array( $found['tests'] ?? null ) ? $found['tests'] : array() );
		if ( true !== ( $found['is_well'] ?? false ) ) {
			exit( 1 );
		}
	}
}
