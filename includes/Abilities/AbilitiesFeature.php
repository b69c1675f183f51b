<?php
declare(strict_types=1);

namespace UserFeedback\Abilities;

use Closure;
use UserFeedback\Commands\CommandsModule;
use UserFeedback\Commands\RunOperation;
use UserFeedback\Feature;
use UserFeedback\Health\RunHealthTests;
use UserFeedback\Late;
use UserFeedback\Responses\Counting\CountingFeature;
use UserFeedback\Rest\CallRoute;
use UserFeedback\Surveys\SurveysFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Operations available outside a browser: to agents, to other plugins, and on the command line. */
final class AbilitiesFeature extends Feature {

	/**
	 * @param Closure(class-string): object $find    returns the controller of a route.
	 * @param Late<SurveysFeature>          $surveys
	 * @param Late<CountingFeature>         $counting
	 * @param (Closure(RunOperation): array<string, object>)|null $commands additional WP-CLI commands.
	 */
	public function __construct(
		private readonly Closure $find,
		private readonly Late $surveys,
		private readonly Late $counting,
		private readonly ?Closure $commands
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			CallOperation::class    => $this->call(),
			UpkeepController::class => new UpkeepController(
				$this->surveys->get()->repository,
				$this->counting->get()->recount(),
				new RunHealthTests()
			),
			default                 => null,
		};
	}

	protected function modules(): array {
		return array(
			new AbilitiesModule( $this->call( ... ) ),
			new CommandsModule( $this->call( ... ), $this->commands ),
		);
	}

	private function call(): CallOperation {
		return new CallOperation( new CallRoute( $this->find ) );
	}
}
