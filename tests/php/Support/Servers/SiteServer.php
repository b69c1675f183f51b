<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

use RuntimeException;

/** This site, served on loopback by PHP itself as long as the object exists. */
final class SiteServer {

	/** @var list<string> lines before the last answer's body. */
	public array $headers = array();

	private function __construct( private readonly LoopbackServer $server, public readonly string $host ) {}

	/**
	 * @param string|null $root   served folder; this site's by default.
	 * @param string|null $router script of PHP's own server; the usual one by default.
	 * @throws RuntimeException if it doesn't respond.
	 */
	public static function start( ?string $root = null, ?string $router = null ): self {
		$root   ??= rtrim( ABSPATH, '/' );
		$router ??= dirname( __DIR__, 4 ) . '/tools/dev/setup/wordpress/router.php';
		$fast     = array( '-d', 'opcache.enable_cli=1', '-d', 'opcache.revalidate_freq=0' );
		$server   = LoopbackServer::start(
			static fn( int $port ): array => array( PHP_BINARY, ...$fast, '-S', "127.0.0.1:$port", '-t', $root, $router )
		);
		return new self( $server, "127.0.0.1:$server->port" );
	}

	/**
	 * @param array<string, string> $headers
	 * @return array{int, string} status and body; a redirect is not followed.
	 */
	public function get( string $path, array $headers = array(), string $method = 'GET', string $body = '' ): array {
		// Otherwise WordPress would redirect to the site's own address.
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
		$this->server->stop();
	}
}
