<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

use Closure;
use RuntimeException;

/** A test's own server on loopback, a process that runs until it is stopped. */
final class LoopbackServer {

	/**
	 * Ports below those that JavaScript tests use (tools/dev/setup/servers/ports.mjs), and below those that systems use for
	 * outgoing connections: such a port would be taken between its choice and its use, about once in a thousand runs.
	 */
	private const LOWEST  = 12_000;
	private const HIGHEST = 19_999;

	private const TRIES   = 20;
	private const SECONDS = 30;

	/** @param resource $process */
	private function __construct( private $process, public readonly int $port ) {}

	/**
	 * @param Closure(int): list<string> $command     the command for the port that it must listen on.
	 * @param array<string, string>|null $environment null for this process's own.
	 * @param string                     $errors      a file for its error output.
	 * @throws RuntimeException if no server listens.
	 */
	public static function start( Closure $command, ?array $environment = null, string $errors = '/dev/null' ): self {
		for ( $try = 0; $try < self::TRIES; ++$try ) {
			$port    = self::freePort();
			$quiet   = array( array( 'file', '/dev/null', 'r' ), array( 'file', '/dev/null', 'w' ), array( 'file', $errors, 'w' ) );
			$process = proc_open( $command( $port ), $quiet, $pipes, null, $environment );
			if ( false === $process ) {
				break;
			}
			$server = new self( $process, $port );
			if ( $server->listens() ) {
				return $server;
			}
			$server->stop();
		}
		throw new RuntimeException( 'The server does not answer.' );
	}

	/**
	 * Starts PHP's own server with one script for all paths.
	 *
	 * @param array<string, string> $environment
	 */
	public static function ofScript( string $script, array $environment ): self {
		return self::start( static fn( int $port ): array => array( PHP_BINARY, '-S', "127.0.0.1:$port", $script ), $environment );
	}

	/** Returns an unused port. */
	public static function freePort(): int {
		do {
			$port = random_int( self::LOWEST, self::HIGHEST );
			// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- One that is taken is a warning.
			$socket = @stream_socket_server( "tcp://127.0.0.1:$port" );
		} while ( false === $socket );
		fclose( $socket );
		return $port;
	}

	public function stop(): void {
		if ( is_resource( $this->process ) ) {
			proc_terminate( $this->process, SIGKILL );
			proc_close( $this->process );
		}
	}

	/** True if it listens, once it had time to: if its process ended, its port was taken, and another program answers there. */
	private function listens(): bool {
		for ( $until = microtime( true ) + self::SECONDS; microtime( true ) < $until && $this->isRunning(); usleep( 5_000 ) ) {
			// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Until it listens, each try is refused.
			$line = @stream_socket_client( "tcp://127.0.0.1:$this->port", $number, $problem, 1 );
			if ( false !== $line ) {
				fclose( $line );
				return $this->isRunning();
			}
		}
		return false;
	}

	private function isRunning(): bool {
		return proc_get_status( $this->process )['running'];
	}
}
