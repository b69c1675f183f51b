<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Sending;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- It is no file that is written to and read here.
// phpcs:disable WordPress.PHP.NoSilencedErrors.Discouraged -- A receiver that is not well is a warning.

/**
 * Fallback for PHP without curl: sends one request after the other, in HTTP/1.0, where the connection ends with the reply.
 * WordPress's own fallback resolves the name again, and its timeout applies to each byte instead of the full reply.
 */
final class SocketTransport implements HttpTransport {

	/** @param float $seconds maximum for the full exchange. */
	public function __construct( private readonly float $seconds = self::ALL ) {}

	public function send( array $requests ): array {
		$answers = array();
		foreach ( $requests as $key => $request ) {
			$start           = microtime( true );
			$received        = new ResponseBuffer();
			$failure         = null === $request->proxy
				? $this->exchange( $request, $received, $start + $this->seconds )
				: TransportError::PROXY;
			$answers[ $key ] = $received->answer( $failure, (int) round( 1_000 * ( microtime( true ) - $start ) ) );
		}
		return $answers;
	}

	/**
	 * @param float $end time limit of the exchange.
	 * @return TransportError applies if there is no reply by then.
	 */
	private function exchange( PreparedRequest $outgoing, ResponseBuffer $received, float $end ): TransportError {
		$line = $this->connect( $outgoing );
		if ( $line instanceof TransportError ) {
			return $line;
		}
		stream_set_timeout( $line, (int) ceil( $this->seconds ) );
		@fwrite( $line, $this->text( $outgoing ) );
		stream_set_blocking( $line, false );
		$failure = TransportError::TIME;
		while ( microtime( true ) < $end ) {
			$piece = @fread( $line, 8_192 );
			if ( false === $piece || ( '' === $piece && feof( $line ) ) || ( '' !== $piece && ! $received->bytes( $piece ) ) ) {
				$failure = TransportError::CLOSED;
				break;
			}
			if ( '' === $piece ) {
				usleep( 5_000 );
			}
		}
		fclose( $line );
		return $failure;
	}

	/** @return resource|TransportError */
	private function connect( PreparedRequest $outgoing ) {
		$address        = $outgoing->verifiedUrl->url;
		$context        = stream_context_create(
			array(
				'ssl' => array(
					'peer_name' => trim( $address->host, '[]' ),
					'cafile'    => ABSPATH . WPINC . '/certificates/ca-bundle.crt',
				),
			)
		);
		$connectTimeout = min( self::CONNECT, $this->seconds );
		foreach ( $outgoing->verifiedUrl->ips as $ip ) {
			$server = str_contains( $ip, ':' ) ? "[$ip]" : $ip;
			$place  = "tcp://$server:$address->port";
			$line   = @stream_socket_client( $place, $number, $problem, $connectTimeout, STREAM_CLIENT_CONNECT, $context );
			if ( false !== $line ) {
				stream_set_timeout( $line, (int) ceil( $connectTimeout ) );
				return ! $address->isSecure() || self::isSecured( $line ) ? $line : TransportError::TLS;
			}
		}
		return TransportError::UNREACHED;
	}

	/** @param resource $line */
	private static function isSecured( $line ): bool {
		return true === @stream_socket_enable_crypto( $line, true, STREAM_CRYPTO_METHOD_TLS_CLIENT );
	}

	private function text( PreparedRequest $outgoing ): string {
		$request = $outgoing->request;
		$lines   = array(
			"$request->method {$outgoing->verifiedUrl->url->path} HTTP/1.0",
			"Host: {$outgoing->verifiedUrl->url->server()}",
			'Connection: close',
			...array_map( static fn( array $header ): string => "$header[0]: $header[1]", $request->headers ),
		);
		if ( null !== $request->body ) {
			$lines[] = 'Content-Length: ' . strlen( $request->body );
		}
		return implode( "\r\n", $lines ) . "\r\n\r\n$request->body";
	}
}
