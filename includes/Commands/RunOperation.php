<?php
declare(strict_types=1);

namespace UserFeedback\Commands;

use Closure;
use UserFeedback\Abilities\CallOperation;
use UserFeedback\Abilities\Operation;
use UserFeedback\Abilities\Operations;
use UserFeedback\Contract\Problem\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Does what a command asks for. A problem ends the command, in the words that REST has for it. */
final class RunOperation {

	/** @param Closure(): CallOperation $call */
	public function __construct( private readonly Closure $call ) {}

	/**
	 * @param array<string, mixed> $input
	 * @param bool                 $isText whether its numbers are text, as all on a command line.
	 * @return array<array-key, mixed>
	 */
	public function run( string $name, array $input, bool $isText = true ): array {
		return $this->orEnd(
			static fn( CallOperation $call, Operation $operation ): array => $call->run( $operation, $input, $isText ) ?? array(),
			$name
		);
	}

	/**
	 * What an operation would be given, for a command that has its own way to do it.
	 *
	 * @template T
	 * @param array<string, mixed>              $input
	 * @param Closure(array<string, mixed>): T $work
	 * @return T
	 */
	public function instead( string $name, array $input, Closure $work ): mixed {
		return $this->orEnd(
			static fn( CallOperation $call, Operation $operation ): mixed => $work( $call->checked( $operation, $input, true ) ),
			$name
		);
	}

	/**
	 * @template T
	 * @param Closure(CallOperation, Operation): T $work
	 * @return T
	 */
	private function orEnd( Closure $work, string $name ): mixed {
		try {
			return ServersOwner::during( fn(): mixed => $work( ( $this->call )(), Operations::named( $name ) ) );
		} catch ( Problem $problem ) {
			Terminal::fail( $problem );
		}
	}
}
