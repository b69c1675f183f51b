<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

use RuntimeException;

/** This site, served on loopback by PHP itself for as long as the object lives. */
final class SiteServer {

	/** @var list<string> lines before the last answer's body. */
	public array $headers = array();

	/** @var resource */
	private $process;

	/** @param resource $process */
	private function __construct( $process, public readonly string $host ) {
		$this->process = $process;
	}

	/**
	 * @param string|null $root   folder that is served; this site's unless named.
	 * @param string|null $router script of PHP's own server; the usual one unless named.
	 * @throws RuntimeException it does not answer within thirty seconds.
	 */
	public static function start( ?string $root = null, ?string $router = null ): self {
		$place = stream_socket_server( 'tcp://127.0.0.1:0' );
		$host  = false === $place ? '' : (string) stream_socket_get_name( $place, false );
		if ( false !== $place ) {
			fclose( $place );
		}
		$router ??= dirname( __DIR__, 4 ) . '/tools/setup/wordpress/router.php';
		$pipes    = array();
		$process  = proc_open(
			array(
				PHP_BINARY,
				'-d',
				'opcache.enable_cli=1',
				'-d',
				'opcache.revalidate_freq=0',
				'-S',
				$host,
				'-t',
				$root ?? rtrim( ABSPATH, '/' ),
				$router,
			),
			array( 1 => array( 'file', '/dev/null', 'w' ), 2 => array( 'file', '/dev/null', 'w' ) ),
			$pipes
		);
		if ( false === $process ) {
			throw new RuntimeException( 'PHP cannot be started.' );
		}
		for ( $until = microtime( true ) + 30; microtime( true ) < $until; usleep( 20_000 ) ) {
			// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Until it listens, each try is refused.
			$line = @stream_socket_client( "tcp://$host", $number, $problem, 1 );
			if ( false !== $line ) {
				fclose( $line );
				return new self( $process, $host );
			}
		}
		throw new RuntimeException( 'The site does not answer.' );
	}

	/**
	 * @param array<string, string> $headers
	 * @return array{int, string} status and body; a redirect is not followed.
	 */
	public function get( string $path, array $headers = array(), string $method = 'GET', string $body = '' ): array {
		// Else WordPress would send us to the site's own address.
		$headers += array( 'Host' => (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		$lines    = array_map( static fn( string $name, string $value ): string => "$name: $value", array_keys( $headers ), $headers );
		$text     = file_get_contents(
			"http://$this->host$path",
			false,
			stream_context_create(
				array(
					'http' => array(
						'method'          => $method,
						'header'          => $lines,
						'content'         => $body,
						'ignore_errors'   => true,
						'follow_location' => 0,
						'timeout'         => 60,
					),
				)
			)
		);
		/** @var list<string> $http_response_header */
		$this->headers = $http_response_header;
		preg_match( '#\AHTTP/\S+ (\d+)#', $http_response_header[0] ?? '', $found );
		return array( (int) ( $found[1] ?? 0 ), (string) $text );
	}

	public function stop(): void {
		if ( is_resource( $this->process ) ) {
			proc_terminate( $this->process );
			proc_close( $this->process );
		}
	}
}
