<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks\Sending;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- It is no file that is written to and read here.
// phpcs:disable WordPress.PHP.NoSilencedErrors.Discouraged -- A receiver that is not well is a warning.

/**
 * Fallback for PHP without curl: sends one request after the other, in HTTP/1.0, where the connection ends with the reply.
 * WordPress's own fallback resolves the name again, and its timeout applies to each byte instead of the full reply.
 */
final class SendBySocket implements Sender {

	/** @param float $seconds maximum for the full exchange. */
	public function __construct( private readonly float $seconds = self::ALL ) {}

	public function send( array $requests ): array {
		$answers = array();
		foreach ( $requests as $key => $request ) {
			$start           = microtime( true );
			$received        = new Received();
			$failure         = null === $request->proxy ? $this->talk( $request, $received, $start + $this->seconds ) : Failure::PROXY;
			$answers[ $key ] = $received->answer( $failure, (int) round( 1_000 * ( microtime( true ) - $start ) ) );
		}
		return $answers;
	}

	/**
	 * @param float $end time limit of the exchange.
	 * @return Failure applies if there is no reply by then.
	 */
	private function talk( Outgoing $outgoing, Received $received, float $end ): Failure {
		$line = $this->connect( $outgoing );
		if ( $line instanceof Failure ) {
			return $line;
		}
		stream_set_timeout( $line, (int) ceil( $this->seconds ) );
		@fwrite( $line, $this->text( $outgoing ) );
		stream_set_blocking( $line, false );
		$failure = Failure::TIME;
		while ( microtime( true ) < $end ) {
			$piece = @fread( $line, 8_192 );
			if ( false === $piece || ( '' === $piece && feof( $line ) ) || ( '' !== $piece && ! $received->bytes( $piece ) ) ) {
				$failure = Failure::CLOSED;
				break;
			}
			if ( '' === $piece ) {
				usleep( 5_000 );
			}
		}
		fclose( $line );
		return $failure;
	}

	/** @return resource|Failure */
	private function connect( Outgoing $outgoing ) {
		$address = $outgoing->to->address;
		$context = stream_context_create(
			array(
				'ssl' => array(
					'peer_name' => trim( $address->host, '[]' ),
					'cafile'    => ABSPATH . WPINC . '/certificates/ca-bundle.crt',
				),
			)
		);
		$soon    = min( self::CONNECT, $this->seconds );
		foreach ( $outgoing->to->ips as $ip ) {
			$server = str_contains( $ip, ':' ) ? "[$ip]" : $ip;
			$place  = "tcp://$server:$address->port";
			$line   = @stream_socket_client( $place, $number, $problem, $soon, STREAM_CLIENT_CONNECT, $context );
			if ( false !== $line ) {
				stream_set_timeout( $line, (int) ceil( $soon ) );
				return ! $address->isSecure() || self::isSecured( $line ) ? $line : Failure::TLS;
			}
		}
		return Failure::UNREACHED;
	}

	/** @param resource $line */
	private static function isSecured( $line ): bool {
		return true === @stream_socket_enable_crypto( $line, true, STREAM_CRYPTO_METHOD_TLS_CLIENT );
	}

	private function text( Outgoing $outgoing ): string {
		$request = $outgoing->request;
		$lines   = array(
			"$request->method {$outgoing->to->address->path} HTTP/1.0",
			"Host: {$outgoing->to->address->server()}",
			'Connection: close',
			...array_map( static fn( array $header ): string => "$header[0]: $header[1]", $request->headers ),
		);
		if ( null !== $request->body ) {
			$lines[] = 'Content-Length: ' . strlen( $request->body );
		}
		return implode( "\r\n", $lines ) . "\r\n\r\n$request->body";
	}
}
