<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Cli;

use Closure;
use UserFeedback\Operations\Abilities\CallOperation;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use WP_CLI;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * `wp userfeedback …`. Two more commands are next to the code they run: `recount` and `rotate-key`.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class CommandHooks {

	/**
	 * @param Closure(): CallOperation $call
	 * @param Closure(): VerifyCommand $verify
	 * @param (Closure(RunCliOperation): array<string, object>)|null $further by name.
	 */
	public function __construct(
		#[Lazy( CallOperation::class )] private readonly Closure $call,
		#[Lazy( VerifyCommand::class )] private readonly Closure $verify,
		private readonly ?Closure $further
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'cli_init' => array( 'addCommands' ),
		);
	}

	/** The constant exists only when WP-CLI started WordPress. */
	public function addCommands(): void {
		if ( ! defined( 'WP_CLI' ) ) {
			return;
		}
		$run = new RunCliOperation( $this->call );
		WP_CLI::add_command( 'userfeedback survey', new SurveyCommand( $run ) );
		WP_CLI::add_command( 'userfeedback responses', new ResponsesCommand( $run ) );
		WP_CLI::add_command( 'userfeedback results', new ResultsCommand( $run ) );
		WP_CLI::add_command( 'userfeedback deliveries', new DeliveriesCommand( $run ) );
		WP_CLI::add_command( 'userfeedback doctor', new DoctorCommand( $run ) );
		WP_CLI::add_command( 'userfeedback verify', ( $this->verify )() );
		foreach ( null === $this->further ? array() : ( $this->further )( $run ) as $name => $command ) {
			WP_CLI::add_command( $name, $command );
		}
	}
}
