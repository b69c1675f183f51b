<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

use CurlHandle;
use PHPUnit\Framework\Assert;

/** Many visitors at the same time, on as many servers as a small site has workers. */
final class Crowd {

	private const SERVERS = 4;

	/** Number of connections open at a time. */
	private const AT_ONCE = 16;

	/** @var list<SiteServer> */
	private array $servers = array();

	public function gather(): void {
		for ( $i = 0; $i < self::SERVERS; ++$i ) {
			$this->servers[] = SiteServer::start();
		}
	}

	public function leave(): void {
		foreach ( $this->servers as $server ) {
			$server->stop();
		}
	}

	/** Returns how many rounds of all servers came before this call: alternating by it tests both variants on each server. */
	public static function turn( int $place ): int {
		return intdiv( $place, self::SERVERS );
	}

	/**
	 * @param array<int, array{path: string, body: string, headers?: list<string>, from?: non-empty-string}> $calls JSON to a path, and⏎
	 * the loopback address that it comes from.
	 * @return list<array{int, string}> status and body, in the same order.
	 */
	public function send( array $calls ): array {
		$all     = curl_multi_init();
		$handles = array();
		curl_multi_setopt( $all, CURLMOPT_MAX_TOTAL_CONNECTIONS, self::AT_ONCE );
		foreach ( $calls as $place => $call ) {
			$handles[] = $this->handle( $this->servers[ $place % self::SERVERS ], $call );
			curl_multi_add_handle( $all, $handles[ count( $handles ) - 1 ] );
		}
		do {
			curl_multi_exec( $all, $running );
			curl_multi_select( $all );
		} while ( $running > 0 );
		return array_map(
			static fn( CurlHandle $handle ): array => array(
				(int) curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ),
				(string) curl_multi_getcontent( $handle ),
			),
			$handles
		);
	}

	/** @param array{path: string, body: string, headers?: list<string>, from?: non-empty-string} $call */
	private function handle( SiteServer $server, array $call ): CurlHandle {
		$handle = curl_init( "http://$server->host{$call['path']}" );
		Assert::assertNotFalse( $handle );
		curl_setopt_array(
			$handle,
			array(
				CURLOPT_POSTFIELDS     => $call['body'],
				CURLOPT_RETURNTRANSFER => true,
				CURLOPT_TIMEOUT        => 120,
				CURLOPT_INTERFACE      => $call['from'] ?? '127.0.0.1',
				CURLOPT_HTTPHEADER     => array(
					'Host: ' . wp_parse_url( home_url(), PHP_URL_HOST ),
					'Content-Type: application/json',
					'Expect:',
					...( $call['headers'] ?? array() ),
				),
			)
		);
		return $handle;
	}
}
