<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers\Smtp;

/** A message as sent over the network, parsed by independent code: the sender's code doesn't read it. */
final class RawMail {

	/** @var array<string, list<string>> by name in small letters, unfolded and as they were encoded. */
	public readonly array $headers;

	/** @var array<string, string> decoded, by type. */
	public readonly array $parts;

	public function __construct( public readonly string $raw ) {
		[ $head, $body ] = explode( "\r\n\r\n", $raw, 2 ) + array( 1 => '' );
		$this->headers   = self::read( $head );
		$boundary        = 1 === preg_match( '/boundary="?([^";]+)/', $this->header( 'content-type' ), $found ) ? $found[1] : null;
		$parts           = array();
		foreach ( null === $boundary ? array( $raw ) : array_slice( explode( "--$boundary", $body ), 1, -1 ) as $part ) {
			[ $ofPart, $text ] = explode( "\r\n\r\n", ltrim( $part ), 2 ) + array( 1 => '' );
			$headers           = self::read( $ofPart );
			$type              = explode( ';', $headers['content-type'][0] ?? 'text/plain' )[0];
			$parts[ $type ]    = str_replace( "\r\n", "\n", self::decoded( $text, $headers['content-transfer-encoding'][0] ?? '' ) );
		}
		$this->parts = $parts;
	}

	/** Returns the decoded header; empty if missing. */
	public function header( string $name ): string {
		$first = $this->headers[ $name ][0] ?? '';
		return str_contains( $first, '=?' ) ? (string) iconv_mime_decode( $first, 0, 'UTF-8' ) : $first;
	}

	/** @return array<string, list<string>> */
	private static function read( string $head ): array {
		$headers = array();
		foreach ( explode( "\r\n", (string) preg_replace( '/\r\n[ \t]+/', ' ', $head ) ) as $line ) {
			[ $name, $value ]                 = explode( ':', $line, 2 ) + array( 1 => '' );
			$headers[ strtolower( $name ) ][] = trim( $value );
		}
		return $headers;
	}

	private static function decoded( string $text, string $encoding ): string {
		return match ( strtolower( $encoding ) ) {
			'base64'           => (string) base64_decode( $text, true ),
			'quoted-printable' => quoted_printable_decode( $text ),
			default            => $text,
		};
	}
}
