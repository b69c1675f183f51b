<?php
declare(strict_types=1);

namespace UserFeedback\Google\Api;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Speaks to Google. Only addresses of GoogleApi are asked, no redirect is followed, and a key goes nowhere else. */
final class AskGoogle {

	private const SECONDS = 20;

	/** Bytes of an answer. The longest is a column of ids. */
	private const MOST = 4_194_304;

	/** Google may ask for longer, and is then asked in vain now and then. */
	private const LONGEST_WAIT = 3_600;

	/** @param array<string, scalar|list<string>> $query a list is the same name again and again. */
	public function get( string $url, string $token, array $query = array() ): Answered {
		return $this->ask( 'GET', $url . self::query( $query ), self::bearer( $token ), '' );
	}

	/**
	 * @param array<array-key, mixed> $body
	 * @param array<string, scalar>   $query
	 */
	public function send( string $url, string $token, array $body, array $query = array() ): Answered {
		return $this->ask(
			'POST',
			$url . self::query( $query ),
			array( 'Content-Type' => 'application/json; charset=utf-8' ) + self::bearer( $token ),
			(string) wp_json_encode( $body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE )
		);
	}

	/** @param array<string, string> $fields among which are secrets: they are in no address. */
	public function form( string $url, array $fields ): Answered {
		return $this->ask( 'POST', $url, array( 'Content-Type' => 'application/x-www-form-urlencoded' ), http_build_query( $fields ) );
	}

	/** @param array<string, string> $headers */
	private function ask( string $method, string $url, array $headers, string $body ): Answered {
		$start  = microtime( true );
		$answer = wp_remote_request(
			$url,
			array(
				'method'              => $method,
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => self::MOST,
				'user-agent'          => 'UserFeedback for WordPress', // WordPress's own name would tell the site's address.
				'headers'             => array( 'Accept' => 'application/json' ) + $headers,
			) + ( '' === $body ? array() : array( 'body' => $body ) )
		);
		$took   = (int) round( ( microtime( true ) - $start ) * 1_000 );
		if ( is_wp_error( $answer ) ) {
			return new Answered( 0, took: $took );
		}
		$json   = json_decode( wp_remote_retrieve_body( $answer ), true );
		$status = (int) wp_remote_retrieve_response_code( $answer );
		// A good answer that cannot be read was cut off, or is somebody else's.
		return new Answered(
			! is_array( $json ) && $status < 300 ? 0 : $status,
			is_array( $json ) ? $json : array(),
			self::wait( wp_remote_retrieve_header( $answer, 'retry-after' ) ),
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

	/** @param string|array<array-key, mixed> $header seconds, or a moment. */
	private static function wait( string|array $header ): ?int {
		$text = is_string( $header ) ? $header : '';
		$at   = ctype_digit( $text ) ? (int) $text : strtotime( $text );
		if ( '' === $text || false === $at ) {
			return null;
		}
		return max( 1, min( self::LONGEST_WAIT, ctype_digit( $text ) ? $at : $at - time() ) );
	}
}
