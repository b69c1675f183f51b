<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Deliveries;

use FilesystemIterator;
use RuntimeException;
use SplFileInfo;

/**
 * A webhook receiver on loopback, a separate process. Each misbehavior has a path, see receiving-service.php.
 *
 * @phpstan-type Got array{string, string, string, array<string, string>, string, int}
 */
final class Receiver {

	public readonly string $host;
	private readonly string $folder;

	/** @var resource */
	private $process;

	public function __construct( string $secret = '' ) {
		$this->folder = sys_get_temp_dir() . '/uf-receiver-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
		$autoload = dirname( __DIR__, 4 ) . '/vendor/autoload.php';
		$faults   = array( 'file', "$this->folder/faults", 'w' );
		$command  = array( PHP_BINARY, __DIR__ . '/receiving-service.php', $this->folder, $autoload, $secret );
		$process  = proc_open( $command, array( array( 'file', '/dev/null', 'r' ), $faults, $faults ), $pipes );
		if ( false === $process ) {
			throw new RuntimeException( 'The receiver does not start.' );
		}
		$this->process = $process;
		for ( $until = microtime( true ) + 30; microtime( true ) < $until; usleep( 5_000 ) ) {
			if ( is_file( "$this->folder/place" ) ) {
				$this->host = (string) file_get_contents( "$this->folder/place" );
				return;
			}
		}
		throw new RuntimeException( 'The receiver does not answer.' );
	}

	public function port(): int {
		return (int) substr( (string) strrchr( $this->host, ':' ), 1 );
	}

	/** Allows the site to send to it by this name, until the test's hooks are undone. */
	public function open( string $name = '127.0.0.1' ): void {
		add_filter( 'userfeedback_webhook_allowed_hosts', fn( array $hosts ): array => array( ...$hosts, "$name:{$this->port()}" ) );
	}

	/**
	 * Returns its requests, oldest first: method, path, query, headers by lowercase name, body, and the number of open
	 * requests.
	 *
	 * @return list<Got>
	 */
	public function got(): array {
		/** @var list<Got> $got */
		$got = array_map( static fn( string $line ): mixed => json_decode( $line, true ), $this->lines( 'got' ) );
		return $got;
	}

	/** @return list<string> ids of the messages that it accepted at `/moody`, oldest first. */
	public function took(): array {
		return $this->lines( 'took' );
	}

	/** @return list<string> paths whose client disconnected before the response ended; waits for one. */
	public function wasCut(): array {
		for ( $until = microtime( true ) + 30; microtime( true ) < $until && array() === $this->lines( 'cut' ); usleep( 5_000 ) ) {
			continue;
		}
		return $this->lines( 'cut' );
	}

	/** Stops it: its address no longer responds. */
	public function stop(): void {
		if ( is_resource( $this->process ) ) {
			proc_terminate( $this->process, 9 );
			proc_close( $this->process );
		}
		$faults = is_dir( $this->folder ) ? (string) @file_get_contents( "$this->folder/faults" ) : '';
		/** @var SplFileInfo $file */
		foreach ( is_dir( $this->folder ) ? new FilesystemIterator( $this->folder ) : array() as $file ) {
			unlink( $file->getPathname() );
		}
		if ( is_dir( $this->folder ) ) {
			rmdir( $this->folder );
		}
		if ( '' !== $faults ) {
			throw new RuntimeException( $faults );
		}
	}

	/** @return list<string> */
	private function lines( string $file ): array {
		$lines = is_file( "$this->folder/$file" ) ? file( "$this->folder/$file", FILE_IGNORE_NEW_LINES ) : array();
		return false === $lines ? array() : $lines;
	}
}
