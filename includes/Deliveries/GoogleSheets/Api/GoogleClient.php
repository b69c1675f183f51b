<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Api;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends requests to Google. Only URLs of GoogleApiUrls are used, redirects aren't followed, and a key isn't sent elsewhere. */
final class GoogleClient {

	private const SECONDS = 20;

	/** Maximum bytes of a response. The longest is a column of ids. */
	private const MOST = 4_194_304;

	/** Google may ask for a longer wait; we still retry then, though in vain. */
	private const LONGEST_WAIT = 3_600;

	/** @param array<string, scalar|list<string>> $query a list repeats the same name. */
	public function get( string $url, string $token, array $query = array() ): GoogleResponse {
		return $this->ask( 'GET', $url . self::query( $query ), self::bearer( $token ), '' );
	}

	/**
	 * @param array<array-key, mixed> $body
	 * @param array<string, scalar>   $query
	 */
	public function send( string $url, string $token, array $body, array $query = array() ): GoogleResponse {
		return $this->ask(
			'POST',
			$url . self::query( $query ),
			array( 'Content-Type' => 'application/json; charset=utf-8' ) + self::bearer( $token ),
			(string) wp_json_encode( $body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE )
		);
	}

	/** @param array<string, string> $fields including secrets, which are never in a URL. */
	public function form( string $url, array $fields ): GoogleResponse {
		return $this->ask( 'POST', $url, array( 'Content-Type' => 'application/x-www-form-urlencoded' ), http_build_query( $fields ) );
	}

	/** @param array<string, string> $headers */
	private function ask( string $method, string $url, array $headers, string $body ): GoogleResponse {
		$start  = microtime( true );
		$answer = wp_remote_request(
			$url,
			array(
				'method'              => $method,
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => self::MOST,
				'user-agent'          => 'UserFeedback for WordPress', // WordPress's user agent would reveal the site's URL.
				'headers'             => array( 'Accept' => 'application/json' ) + $headers,
			) + ( '' === $body ? array() : array( 'body' => $body ) )
		);
		$took   = (int) round( ( microtime( true ) - $start ) * 1_000 );
		if ( is_wp_error( $answer ) ) {
			return new GoogleResponse( 0, took: $took );
		}
		$json   = json_decode( wp_remote_retrieve_body( $answer ), true );
		$status = (int) wp_remote_retrieve_response_code( $answer );
		// A successful response that isn't JSON was cut off, or isn't Google's.
		return new GoogleResponse(
			! is_array( $json ) && $status < 300 ? 0 : $status,
			is_array( $json ) ? $json : array(),
			self::retryAfter( wp_remote_retrieve_header( $answer, 'retry-after' ) ),
			$took
		);
	}

	/** @return array<string, string> */
	private static function bearer( string $token ): array {
		return array( 'Authorization' => "Bearer $token" );
	}

	/** @param array<string, scalar|list<string>> $query */
	private static function query( array $query ): string {
		$parts = array();
		foreach ( $query as $name => $value ) {
			foreach ( is_array( $value ) ? $value : array( (string) $value ) as $one ) {
				$parts[] = rawurlencode( $name ) . '=' . rawurlencode( $one );
			}
		}
		return array() === $parts ? '' : '?' . implode( '&', $parts );
	}

	/** @param string|array<array-key, mixed> $header seconds, or a date. */
	private static function retryAfter( string|array $header ): ?int {
		$text = is_string( $header ) ? $header : '';
		$at   = ctype_digit( $text ) ? (int) $text : strtotime( $text );
		if ( '' === $text || false === $at ) {
			return null;
		}
		return max( 1, min( self::LONGEST_WAIT, ctype_digit( $text ) ? $at : $at - time() ) );
	}
}
