<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Cli;

use Closure;
use UserFeedback\Operations\Abilities\CallOperation;
use UserFeedback\Operations\Abilities\Operation;
use UserFeedback\Operations\Abilities\Operations;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Runs the operation behind a command. A problem ends the command with the REST message. */
final class RunCliOperation {

	private const CAPABILITIES = array( Permission::EDIT, Permission::VIEW, Permission::DELETE, Permission::SETTINGS );

	/** @param Closure(): CallOperation $call */
	public function __construct( private readonly Closure $call ) {}

	/**
	 * @param array<string, mixed> $input
	 * @param bool                 $isText true if its numbers are text, as on a command line.
	 * @return array<array-key, mixed>
	 */
	public function run( string $name, array $input, bool $isText = true ): array {
		return $this->callOrFail(
			static fn( CallOperation $call, Operation $operation ): array => $call->run( $operation, $input, $isText ) ?? array(),
			$name
		);
	}

	/**
	 * Passes an operation's validated input to a command that does the work itself.
	 *
	 * @template T
	 * @param array<string, mixed>              $input
	 * @param Closure(array<string, mixed>): T $work
	 * @return T
	 */
	public function runWith( string $name, array $input, Closure $work ): mixed {
		return $this->callOrFail(
			static fn( CallOperation $call, Operation $operation ): mixed => $work( $call->checked( $operation, $input, true ) ),
			$name
		);
	}

	/**
	 * @template T
	 * @param Closure(CallOperation, Operation): T $work
	 * @return T
	 */
	private function callOrFail( Closure $work, string $name ): mixed {
		try {
			return self::withPermissions( fn(): mixed => $work( ( $this->call )(), Operations::named( $name ) ) );
		} catch ( Problem $problem ) {
			CliOutput::fail( $problem );
		}
	}

	/**
	 * Anyone who runs WP-CLI without --user can write the database and every file, so these commands require no permission,
	 * like WordPress's own. With --user, that user's permissions apply.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	private static function withPermissions( Closure $work ): mixed {
		add_filter( 'map_meta_cap', array( self::class, 'allow' ), PHP_INT_MAX, 3 );
		try {
			return $work();
		} finally {
			remove_filter( 'map_meta_cap', array( self::class, 'allow' ), PHP_INT_MAX );
		}
	}

	/**
	 * Grants only the plugin's four capabilities, and never to a logged-in user.
	 *
	 * @param list<string> $needed
	 * @return list<string>
	 */
	public static function allow( array $needed, string $capability, int $userId ): array {
		return 0 === $userId && in_array( Permission::tryFrom( $capability ), self::CAPABILITIES, true ) ? array( 'exist' ) : $needed;
	}

	/**
	 * Reads a command's input from a file or a pipe.
	 *
	 * @return array<string, mixed>
	 */
	public static function readJson( string $file ): array {
		$path = '-' === $file ? 'php://stdin' : $file;
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file named on the command line, or piped input.
		$text = '-' === $file || is_readable( $file ) ? file_get_contents( $path ) : false;
		if ( false === $text ) {
			/* translators: %s: path of a file. */
			CliOutput::end( sprintf( __( 'Couldn’t read %s.', 'userfeedback' ), $file ) );
		}
		$read = json_decode( $text, true );
		if ( ! is_array( $read ) || ( array() !== $read && array_is_list( $read ) ) ) {
			/* translators: %s: path of a file. */
			CliOutput::end( sprintf( __( '%s doesn’t contain a JSON object.', 'userfeedback' ), $file ) );
		}
		/** @var array<string, mixed> $read its keys are names. */
		return $read;
	}
}
