<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Google;

/** A response of the test server, in the format of Google's errors. */
final class GoogleAnswer {

	/**
	 * @param array<array-key, mixed>|string $body a string is a page.
	 * @param array<string, string>          $headers
	 */
	public function __construct(
		private readonly int $status,
		private readonly array|string $body,
		private readonly array $headers = array()
	) {}

	public static function error( int $status, string $reason, string $message = '', string $name = '' ): self {
		return new self(
			$status,
			array(
				'error' => array(
					'code'    => $status,
					'message' => $message,
					'status'  => $name,
					'errors'  => array( array( 'reason' => $reason ) ),
				),
			)
		);
	}

	public static function oauth( int $status, string $error ): self {
		return new self( $status, array( 'error' => $error ) );
	}

	public static function redirect( string $to ): self {
		return new self( 302, '', array( 'Location' => $to ) );
	}

	public function raw(): string {
		$isPage  = is_string( $this->body );
		$text    = $isPage ? $this->body : (string) json_encode( (object) $this->body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		$headers = array(
			'Content-Type'   => $isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
			'Content-Length' => (string) strlen( $text ),
			'Connection'     => 'close',
		) + $this->headers;
		$lines   = array_map( static fn( string $name, string $value ): string => "$name: $value\r\n", array_keys( $headers ), $headers );
		return "HTTP/1.1 $this->status Said\r\n" . implode( '', $lines ) . "\r\n$text";
	}
}
