<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** An IP address in its shortest form, so that two spellings count as one visitor. */
final class IpAddress {

	// Bits of an anonymized address.
	private const NETWORK_V4 = 24;
	private const NETWORK_V6 = 48;

	/** Prefix of an IPv4 address inside an IPv6 address. */
	private const MAPPED = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	/** @param string $bytes 4 or 16, in network byte order. */
	private function __construct( private readonly string $bytes ) {}

	/** Parses addresses as servers and proxies write them: with a port, in brackets, with a zone; null if invalid. */
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

	/** Returns true if it isn't an address of a private network or of the machine itself. */
	public function isPublic(): bool {
		return false !== filter_var( $this->text(), FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
	}

	/** Returns its network: all bits after the first `$bits` are zero. */
	public function network( int $bits ): self {
		$mask = '';
		foreach ( range( 0, strlen( $this->bytes ) - 1 ) as $index ) {
			$mask .= chr( 0xff & ~( 0xff >> max( 0, min( 8, $bits - 8 * $index ) ) ) );
		}
		return new self( $this->bytes & $mask );
	}

	/** Returns what counts as one sender: a household has one IPv4 address, but 2^64 IPv6 addresses. */
	public function sender(): string {
		return $this->isV4() ? $this->text() : $this->network( 64 )->text();
	}

	/** Returns bytes that sort addresses of one family numerically. */
	public function bytes(): string {
		return $this->bytes;
	}

	/**
	 * Reduces an address for storage: none unless the owner chose it, and then its network rather than the full address.
	 *
	 * @param string $ipStorage the setting: none, truncated or full; any other value stores nothing.
	 * @return string at most 45 characters.
	 */
	public static function anonymized( ?self $address, string $ipStorage ): string {
		if ( null === $address ) {
			return '';
		}
		return match ( $ipStorage ) {
			'truncated' => $address->network( $address->isV4() ? self::NETWORK_V4 : self::NETWORK_V6 )->text(),
			'full'      => $address->text(),
			default     => '',
		};
	}
}
