<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Sending;

use Closure;
use CurlHandle;
use CurlMultiHandle;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

// WordPress's HTTP API sends requests one after the other. The library it bundles for parallel requests polls without waiting,
// so a slow receiver keeps a processor busy, and it reads past the maximum that is stored.
// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress's own HTTP sends one after the other.

/** Sends in parallel. */
final class CurlTransport implements HttpTransport {

	/** First curl version that can pin a host name to several servers. */
	private const SEVERAL = 0x073B00;

	/** Curl's numbers. */
	private const CONNECT_PROBLEMS = array( CURLE_COULDNT_CONNECT, CURLE_COULDNT_RESOLVE_PROXY );
	private const CLOSED_PROBLEMS  = array( CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_PARTIAL_FILE );
	private const TLS_PROBLEMS     = array( 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91 );

	/** @param float $seconds maximum for the full exchange. */
	public function __construct( private readonly float $seconds = self::ALL ) {}

	public static function isThere(): bool {
		return function_exists( 'curl_multi_exec' ) && function_exists( 'curl_init' );
	}

	public function send( array $requests ): array {
		$all      = curl_multi_init();
		$handles  = array();
		$received = array();
		foreach ( $requests as $key => $request ) {
			$received[ $key ] = new ResponseBuffer();
			$handles[ $key ]  = $this->handle( $request, $received[ $key ] );
			curl_multi_add_handle( $all, $handles[ $key ] );
		}
		do {
			$state = curl_multi_exec( $all, $active );
			if ( $active > 0 && -1 === curl_multi_select( $all, 0.5 ) ) {
				usleep( 5_000 );
			}
		} while ( $active > 0 && CURLM_OK === $state );

		$problems = $this->problems( $all, $handles );
		$answers  = array();
		foreach ( $handles as $key => $handle ) {
			$took            = (int) round( 1_000 * (float) curl_getinfo( $handle, CURLINFO_TOTAL_TIME ) );
			$answers[ $key ] = $received[ $key ]->answer( self::failure( $problems[ $key ] ?? CURLE_OPERATION_TIMEOUTED ), $took );
			curl_multi_remove_handle( $all, $handle );
		}
		curl_multi_close( $all );
		return $answers;
	}

	private function handle( PreparedRequest $outgoing, ResponseBuffer $received ): CurlHandle {
		$request = $outgoing->request;
		$handle  = curl_init( $request->url );
		assert( $handle instanceof CurlHandle ); // It is false only for a URL that isn't a string.
		curl_setopt_array(
			$handle,
			array(
				CURLOPT_CUSTOMREQUEST     => $request->method,
				CURLOPT_HTTPHEADER        => $this->lines( $request ),
				CURLOPT_HTTP_VERSION      => CURL_HTTP_VERSION_1_1,
				CURLOPT_PROTOCOLS         => CURLPROTO_HTTP | CURLPROTO_HTTPS,
				CURLOPT_FOLLOWLOCATION    => false,
				CURLOPT_NOSIGNAL          => true,
				CURLOPT_CONNECTTIMEOUT_MS => (int) ( 1_000 * min( self::CONNECT, $this->seconds ) ),
				CURLOPT_TIMEOUT_MS        => (int) ( 1_000 * $this->seconds ),
				CURLOPT_SSL_VERIFYPEER    => true,
				CURLOPT_SSL_VERIFYHOST    => 2,
				CURLOPT_CAINFO            => ABSPATH . WPINC . '/certificates/ca-bundle.crt',
				CURLOPT_HEADERFUNCTION    => self::reader( $received->line( ... ) ),
				CURLOPT_WRITEFUNCTION     => self::reader( $received->piece( ... ) ),
			) + $this->connectionOptions( $outgoing )
		);
		if ( null !== $request->body ) {
			curl_setopt( $handle, CURLOPT_POSTFIELDS, $request->body );
		}
		return $handle;
	}

	/**
	 * Sets the destination. A proxy resolves names itself; proxies set only in the environment aren't used.
	 *
	 * @return array<int, mixed>
	 */
	private function connectionOptions( PreparedRequest $outgoing ): array {
		if ( null !== $outgoing->proxy ) {
			return array(
				CURLOPT_PROXY        => $outgoing->proxy,
				CURLOPT_PROXYUSERPWD => $outgoing->proxyLogin ?? '',
				CURLOPT_PROXYAUTH    => CURLAUTH_ANY,
			);
		}
		$address = $outgoing->verifiedUrl->url;
		$servers = array_map( static fn( string $ip ): string => str_contains( $ip, ':' ) ? "[$ip]" : $ip, $outgoing->verifiedUrl->ips );
		$version = curl_version();
		$several = false !== $version && $version['version_number'] >= self::SEVERAL;
		$pinned  = implode( ',', $several ? $servers : array_slice( $servers, 0, 1 ) );
		$options = array( CURLOPT_PROXY => '' );
		return null === $address->ip() ? $options + array( CURLOPT_RESOLVE => array( "$address->host:$address->port:$pinned" ) ) : $options;
	}

	/**
	 * Adapts to curl: returning fewer bytes than received ends the transfer.
	 *
	 * @param Closure(string): bool $take
	 * @return Closure(CurlHandle, string): int
	 */
	private static function reader( Closure $take ): Closure {
		return static fn( CurlHandle $handle, string $text ): int => $take( $text ) ? strlen( $text ) : 0;
	}

	/** @return list<string> empty headers in curl's syntax, or it would omit them; and no `Expect` header. */
	private function lines( WebhookRequest $request ): array {
		$lines = array_map(
			static fn( array $header ): string => '' === $header[1] ? "$header[0];" : "$header[0]: $header[1]",
			$request->headers
		);
		return array( ...$lines, 'Expect:' );
	}

	/**
	 * @param array<int, CurlHandle> $handles
	 * @return array<int, int> curl's result code for each.
	 */
	private function problems( CurlMultiHandle $all, array $handles ): array {
		$problems = array();
		for ( $done = curl_multi_info_read( $all ); false !== $done; $done = curl_multi_info_read( $all ) ) {
			$key = array_search( $done['handle'], $handles, true );
			if ( is_int( $key ) && is_int( $done['result'] ) ) {
				$problems[ $key ] = $done['result'];
			}
		}
		return $problems;
	}

	private static function failure( int $problem ): ?TransportError {
		return match ( true ) {
			CURLE_OK === $problem                              => null,
			CURLE_OPERATION_TIMEOUTED === $problem             => TransportError::TIME,
			CURLE_COULDNT_RESOLVE_HOST === $problem            => TransportError::UNKNOWN,
			in_array( $problem, self::CONNECT_PROBLEMS, true ) => TransportError::UNREACHED,
			in_array( $problem, self::CLOSED_PROBLEMS, true )  => TransportError::CLOSED,
			in_array( $problem, self::TLS_PROBLEMS, true )     => TransportError::TLS,
			default                                            => TransportError::GARBLED,
		};
	}
}
