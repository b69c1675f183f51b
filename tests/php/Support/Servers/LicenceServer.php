<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

use RuntimeException;

/** The licence service on loopback, a process of its own on a free port. */
final class LicenceServer {

	public readonly string $url;
	private readonly string $file;

	/** @var resource */
	private $process;

	public function __construct( string $verdict ) {
		$this->file = (string) tempnam( sys_get_temp_dir(), 'uf-verdict-' );
		$this->says( $verdict );
		$port          = self::freePort();
		$this->url     = "http://127.0.0.1:$port/";
		$command       = array( PHP_BINARY, '-S', "127.0.0.1:$port", __DIR__ . '/licence-service.php' );
		$quiet         = array( array( 'file', '/dev/null', 'r' ), array( 'file', '/dev/null', 'w' ), array( 'file', '/dev/null', 'w' ) );
		$process       = proc_open( $command, $quiet, $pipes, null, array( 'UF_VERDICT_FILE' => $this->file ) );
		$this->process = false === $process ? throw new RuntimeException( 'The licence service does not start.' ) : $process;
		$this->waitFor( $port );
	}

	public function says( string $verdict ): void {
		file_put_contents( $this->file, $verdict );
	}

	/** @return list<array{key: string, site: string}> what it was asked, oldest first. */
	public function asked(): array {
		$lines = is_file( "$this->file.asked" ) ? file( "$this->file.asked", FILE_IGNORE_NEW_LINES ) : array();
		/** @var list<array{key: string, site: string}> $questions */
		$questions = array_map( static fn( string $line ): mixed => json_decode( $line, true ), false === $lines ? array() : $lines );
		return $questions;
	}

	/** It is gone: nobody answers at its address. */
	public function stop(): void {
		if ( is_resource( $this->process ) ) {
			proc_terminate( $this->process, 9 );
			proc_close( $this->process );
		}
		array_map( 'unlink', array_filter( array( $this->file, "$this->file.asked" ), 'is_file' ) );
	}

	private function waitFor( int $port ): void {
		for ( $until = microtime( true ) + 30; microtime( true ) < $until; usleep( 5000 ) ) {
			$connection = @fsockopen( '127.0.0.1', $port ); // It may not be there yet.
			if ( false !== $connection ) {
				fclose( $connection );
				return;
			}
		}
		throw new RuntimeException( 'The licence service does not answer.' );
	}

	private static function freePort(): int {
		$socket = stream_socket_server( 'tcp://127.0.0.1:0' );
		$name   = false === $socket ? '' : (string) stream_socket_get_name( $socket, false );
		if ( false !== $socket ) {
			fclose( $socket );
		}
		return (int) substr( (string) strrchr( $name, ':' ), 1 );
	}
}
