<?php
declare(strict_types=1);

namespace UserFeedback\Visitors;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** An IP address, always in its one shortest form, so that two ways to write it are one visitor. */
final class Address {

	/** What stands before an IPv4 address inside an IPv6 one. */
	private const MAPPED = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	/** @param string $bytes 4 or 16, as the network writes them. */
	private function __construct( private readonly string $bytes ) {}

	/** Reads what servers and proxies write: with a port, in brackets, with a zone; null where it is no address. */
	public static function read( string $written ): ?self {
		$text = trim( $written );
		if (
			1 === preg_match( '/^\[([^\]]*)\](?::\d{1,5})?$/D', $text, $found )
			|| 1 === preg_match( '/^([\d.]+):\d{1,5}$/D', $text, $found )
		) {
			$text = $found[1];
		}
		$text = explode( '%', $text )[0];
		if ( false === filter_var( $text, FILTER_VALIDATE_IP ) ) {
			return null;
		}
		$bytes = (string) inet_pton( $text );
		return new self( str_starts_with( $bytes, self::MAPPED ) ? substr( $bytes, 12 ) : $bytes );
	}

	public function text(): string {
		return (string) inet_ntop( $this->bytes );
	}

	public function isV4(): bool {
		return 4 === strlen( $this->bytes );
	}

	/** Of a visitor from somewhere, and not of a house's own network or of the machine itself. */
	public function isPublic(): bool {
		return false !== filter_var( $this->text(), FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
	}

	/** The network it is in: all bits after the first ones are zero. */
	public function network( int $bits ): self {
		$mask = '';
		foreach ( range( 0, strlen( $this->bytes ) - 1 ) as $index ) {
			$mask .= chr( 0xff & ~( 0xff >> max( 0, min( 8, $bits - 8 * $index ) ) ) );
		}
		return new self( $this->bytes & $mask );
	}

	/** What counts as one sender: a household has one IPv4 address, but 2^64 of IPv6. */
	public function sender(): string {
		return $this->isV4() ? $this->text() : $this->network( 64 )->text();
	}

	/** Orders addresses of one family as their numbers do. */
	public function bytes(): string {
		return $this->bytes;
	}
}
