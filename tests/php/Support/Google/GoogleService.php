<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Google;

use Closure;
use RuntimeException;

/**
 * OAuth with its consent page, Drive's files and Sheets' values, on 127.0.0.1. Its state is in a file, so that a test
 * can read and change it; it rejects what Google rejects. A separate process answers each request, and can hang or die
 * silently before or after it does its work.
 *
 * @phpstan-import-type State from GoogleServer
 * @phpstan-import-type Call from GoogleServer
 * @phpstan-import-type Plan from GoogleServer
 */
final class GoogleService {

	public function __construct( private readonly string $file ) {}

	public function serve( int $port ): never {
		$server = stream_socket_server( "tcp://127.0.0.1:$port" );
		if ( false === $server ) {
			throw new RuntimeException( "Port $port is taken." );
		}
		pcntl_signal( SIGCHLD, SIG_IGN );
		$starter = posix_getppid();
		while ( posix_getppid() === $starter ) { // The parent process may die silently.
			$connection = @stream_socket_accept( $server, 2.0 ); // Timed out, or interrupted when a child ended.
			if ( false !== $connection && 0 === pcntl_fork() ) {
				fclose( $server );
				$call = $this->read( $connection );
				$said = null === $call ? null : $this->answer( $call );
				if ( null !== $said ) {
					fwrite( $connection, $said->raw() );
				}
				fclose( $connection );
				exit( 0 );
			}
			if ( false !== $connection ) {
				fclose( $connection );
			}
		}
		exit( 0 );
	}

	/**
	 * @param resource $connection
	 * @return Call|null
	 */
	private function read( $connection ): ?array {
		$line    = (string) fgets( $connection );
		$headers = array();
		for ( $header = trim( (string) fgets( $connection ) ); '' !== $header; $header = trim( (string) fgets( $connection ) ) ) {
			[ $name, $value ]               = explode( ':', $header, 2 ) + array( '', '' );
			$headers[ strtolower( $name ) ] = trim( $value );
		}
		if ( isset( $headers['expect'] ) ) {
			fwrite( $connection, "HTTP/1.1 100 Continue\r\n\r\n" );
		}
		$left = (int) ( $headers['content-length'] ?? 0 );
		$body = $left > 0 ? (string) stream_get_contents( $connection, $left ) : '';
		if ( 1 !== preg_match( '~^(\w+) (\S+) HTTP~', $line, $found ) ) {
			return null;
		}
		$query = array();
		$pairs = (string) parse_url( $found[2], PHP_URL_QUERY );
		foreach ( '' === $pairs ? array() : explode( '&', $pairs ) as $pair ) {
			[ $name, $value ]              = explode( '=', $pair, 2 ) + array( '', '' );
			$query[ urldecode( $name ) ][] = urldecode( $value );
		}
		return array(
			'method'  => $found[1],
			'path'    => rawurldecode( (string) parse_url( $found[2], PHP_URL_PATH ) ),
			'query'   => $query,
			'headers' => $headers,
			'body'    => $body,
		);
	}

	/**
	 * @param Call $call
	 * @return GoogleAnswer|null null for a dropped connection.
	 */
	private function answer( array $call ): ?GoogleAnswer {
		$plan = $this->planned( $call );
		$does = $plan['do'] ?? '';
		if ( 'status' === $does ) {
			return new GoogleAnswer( $plan['status'] ?? 500, $plan['body'] ?? array(), $plan['headers'] ?? array() );
		}
		if ( 'die before' === $does ) {
			return null;
		}
		if ( 'hang' === $does ) {
			usleep( 1_000 * ( $plan['milliseconds'] ?? 0 ) );
		}
		$said = null;
		$this->change(
			static function ( array $state ) use ( $call, &$said ): array {
				$said = GoogleOauth::answer( $state, $call )
					?? GoogleDrive::answer( $state, $call )
					?? GoogleSheets::answer( $state, $call )
					?? GoogleAnswer::error( 404, 'notFound', 'No such address.' );
				return $state;
			}
		);
		return 'die after' === $does ? null : $said;
	}

	/**
	 * @param Call $call
	 * @return Plan|null
	 */
	private function planned( array $call ): ?array {
		$meant = null;
		$this->change(
			static function ( array $state ) use ( $call, &$meant ): array {
				$state['asked'][] = array( $call['method'], $call['path'], $call['query'], $call['body'] );
				foreach ( $state['plans'] as $index => $plan ) {
					if ( 1 !== preg_match( $plan['at'], "{$call['method']} {$call['path']}" ) ) {
						continue;
					}
					if ( $plan['skip'] > 0 ) {
						--$state['plans'][ $index ]['skip'];
						continue;
					}
					--$state['plans'][ $index ]['times'];
					$state['plans'] = array_values( array_filter( $state['plans'], static fn( array $left ): bool => $left['times'] > 0 ) );
					$meant          = $plan;
					break;
				}
				return $state;
			}
		);
		return $meant;
	}

	/**
	 * Changes the file; only one process can do so at a time.
	 *
	 * @param Closure(State): State $change
	 */
	private function change( Closure $change ): void {
		$lock = fopen( "$this->file.lock", 'c' );
		if ( false === $lock ) {
			throw new RuntimeException( 'There is no lock.' );
		}
		flock( $lock, LOCK_EX );
		/** @var State $state */
		$state = json_decode( (string) file_get_contents( $this->file ), true );
		file_put_contents( "$this->file.new", (string) json_encode( $change( $state ), JSON_UNESCAPED_UNICODE ) );
		rename( "$this->file.new", $this->file ); // Concurrent readers read a complete file.
		flock( $lock, LOCK_UN );
	}
}
