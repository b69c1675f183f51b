<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

use RuntimeException;

/** An AI service on loopback, a process of its own on a free port. */
final class AiServer {

	public readonly string $url;
	private readonly string $file;

	/** @var resource */
	private $process;

	public function __construct() {
		$this->file = (string) tempnam( sys_get_temp_dir(), 'uf-ai-' );
		$this->says( '' );
		$port          = self::freePort();
		$this->url     = "http://127.0.0.1:$port";
		$command       = array( PHP_BINARY, '-S', "127.0.0.1:$port", __DIR__ . '/ai-service.php' );
		$quiet         = array( array( 'file', '/dev/null', 'r' ), array( 'file', '/dev/null', 'w' ), array( 'file', '/dev/null', 'w' ) );
		$process       = proc_open( $command, $quiet, $pipes, null, array( 'UF_AI_FILE' => $this->file ) );
		$this->process = false === $process ? throw new RuntimeException( 'The AI service does not start.' ) : $process;
		for ( $until = microtime( true ) + 30; microtime( true ) < $until; usleep( 5000 ) ) {
			$connection = @fsockopen( '127.0.0.1', $port ); // It may not be there yet.
			if ( false !== $connection ) {
				fclose( $connection );
				return;
			}
		}
		throw new RuntimeException( 'The AI service does not answer.' );
	}

	/** What it answers from now on. */
	public function says( string $text, int $status = 200, string $reason = 'stop' ): void {
		file_put_contents( $this->file, (string) wp_json_encode( compact( 'text', 'status', 'reason' ) ) );
	}

	/**
	 * What it was asked, oldest first.
	 *
	 * @return list<array{string, mixed}> path and body.
	 */
	public function asked(): array {
		$lines = is_file( "$this->file.asked" ) ? file( "$this->file.asked", FILE_IGNORE_NEW_LINES ) : array();
		/** @var list<array{string, mixed}> $asked */
		$asked = array_map( static fn( string $line ): mixed => json_decode( $line, true ), false === $lines ? array() : $lines );
		return $asked;
	}

	/** It is gone: nobody answers at its address. */
	public function stop(): void {
		if ( is_resource( $this->process ) ) {
			proc_terminate( $this->process, 9 );
			proc_close( $this->process );
		}
		array_map( 'unlink', array_filter( array( $this->file, "$this->file.asked" ), 'is_file' ) );
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
