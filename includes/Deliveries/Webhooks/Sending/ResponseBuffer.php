<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Sending;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data received on one connection, up to the limits. */
final class ResponseBuffer {

	/** Maximum bytes of headers and body. */
	private const HEADERS = 32_768;
	private const BODY    = 65_536;

	private string $head = '';
	private string $body = '';

	/** @return bool true if more is needed. */
	public function line( string $line ): bool {
		if ( str_starts_with( $line, 'HTTP/' ) ) {
			$this->head = ''; // Drops an interim response such as `100 Continue`.
		}
		$this->head .= $line;
		return strlen( $this->head ) <= self::HEADERS;
	}

	/** @return bool true if more is needed of headers and body, which aren't separated yet. */
	public function bytes( string $bytes ): bool {
		if ( 0 !== $this->status() ) {
			return $this->piece( $bytes );
		}
		$this->head .= $bytes;
		if ( 1 === preg_match( '/\r?\n\r?\n/', $this->head, $found, PREG_OFFSET_CAPTURE ) ) {
			$ends       = $found[0][1] + strlen( $found[0][0] );
			$rest       = substr( $this->head, $ends );
			$this->head = substr( $this->head, 0, $ends );
			if ( $this->isInterim() ) {
				$this->head = '';
				return $this->bytes( $rest );
			}
			return $this->piece( $rest );
		}
		return strlen( $this->head ) <= self::HEADERS;
	}

	/** @return bool true if more is needed. */
	public function piece( string $piece ): bool {
		$this->body .= substr( $piece, 0, self::BODY - strlen( $this->body ) );
		return strlen( $this->body ) < self::BODY;
	}

	/** Detects `100 Continue` and the like: the actual reply follows. */
	private function isInterim(): bool {
		return 1 === preg_match( '#\AHTTP/\d(?:\.\d)? 1\d\d\b#', $this->head );
	}

	/** Returns 0 until headers are complete. */
	public function status(): int {
		$isWhole = 1 === preg_match( '#\AHTTP/\d(?:\.\d)? (\d{3})\b.*?\r?\n\r?\n#s', $this->head, $found );
		return $isWhole ? (int) $found[1] : 0;
	}

	/**
	 * @param TransportError|null $failure what went wrong; ignored if there is a status.
	 * @param int          $took    milliseconds.
	 */
	public function answer( ?TransportError $failure, int $took ): WebhookResponse {
		$status = $this->status();
		return $status < 200
			? new WebhookResponse( 0, '', array(), $took, $failure ?? TransportError::GARBLED )
			: new WebhookResponse( $status, $this->body, $this->headers(), $took );
	}

	/** @return array<string, string> by lower-case name. */
	private function headers(): array {
		$headers = array();
		foreach ( explode( "\n", $this->head ) as $line ) {
			[ $name, $value ]                       = explode( ':', $line, 2 ) + array( '', '' );
			$headers[ strtolower( trim( $name ) ) ] = trim( $value );
		}
		return $headers;
	}
}
