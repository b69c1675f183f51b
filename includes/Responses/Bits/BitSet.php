<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Bits;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A set of places of one chunk, a bit for each. Sets are put together by the processor, eight bytes at a time, so that
 * what a million responses have in common is known in milliseconds. Immutable; zeros at the end are left away.
 */
final class BitSet {

	/** How many places a chunk has. */
	public const PLACES = 65_536;

	private const BYTES = self::PLACES / 8;

	/** How a set is stored: its bytes from the first that is not zero, or its places. */
	private const BITMAP = 'b';
	private const LISTED = 'l';

	/** @var list<int>|null how many bits each of the 256 bytes has. */
	private static ?array $ones = null;

	private function __construct( private readonly string $bytes ) {}

	public static function none(): self {
		return new self( '' );
	}

	/** Every place of a chunk. */
	public static function all(): self {
		return new self( str_repeat( "\xff", self::BYTES ) );
	}

	/** @param list<int> $places each from 0 to 65,535, in any order. */
	public static function of( array $places ): self {
		if ( array() === $places ) {
			return new self( '' );
		}
		$bytes = str_repeat( "\0", ( max( $places ) >> 3 ) + 1 );
		foreach ( $places as $place ) {
			$bytes[ $place >> 3 ] = chr( ord( $bytes[ $place >> 3 ] ) | ( 1 << ( $place & 7 ) ) );
		}
		return new self( $bytes );
	}

	/** What is in any of these. */
	public static function union( self ...$sets ): self {
		$bytes = '';
		foreach ( $sets as $set ) {
			$bytes |= $set->bytes; // The longer of two strings keeps its end.
		}
		return new self( $bytes );
	}

	/** What is in both. */
	public function and( self $other ): self {
		return new self( $this->bytes & $other->bytes ); // As long as the shorter one.
	}

	public function or( self $other ): self {
		return new self( $this->bytes | $other->bytes );
	}

	/** What is in this one alone. */
	public function without( self $other ): self {
		return new self( $this->bytes & ~str_pad( $other->bytes, strlen( $this->bytes ), "\0" ) );
	}

	public function isEmpty(): bool {
		return strlen( $this->bytes ) === strspn( $this->bytes, "\0" );
	}

	public function has( int $place ): bool {
		$byte = $this->bytes[ $place >> 3 ] ?? "\0";
		return 0 !== ( ord( $byte ) & ( 1 << ( $place & 7 ) ) );
	}

	public function equals( self $other ): bool {
		return rtrim( $this->bytes, "\0" ) === rtrim( $other->bytes, "\0" );
	}

	public function count(): int {
		$ones = self::$ones ??= array_map( static fn( int $byte ): int => substr_count( decbin( $byte ), '1' ), range( 0, 255 ) );
		$sum  = 0;
		foreach ( count_chars( $this->bytes, 1 ) as $byte => $times ) {
			$sum += $ones[ $byte ] * $times;
		}
		return $sum;
	}

	/** How many are in both; no set is made of it. */
	public function countWith( self $other ): int {
		return $this->and( $other )->count();
	}

	/** @return list<int> its places, the lowest first. */
	public function places(): array {
		$places = array();
		$length = strlen( $this->bytes );
		for ( $at = strspn( $this->bytes, "\0" ); $at < $length; $at += 1 + strspn( $this->bytes, "\0", $at + 1 ) ) {
			$byte = ord( $this->bytes[ $at ] );
			for ( $bit = 0; $bit < 8; ++$bit ) {
				if ( 0 !== ( $byte & ( 1 << $bit ) ) ) {
					$places[] = $at * 8 + $bit;
				}
			}
		}
		return $places;
	}

	/** In letters that any database keeps as they are; few places take two bytes each, many a bit each. */
	public function toStored(): string {
		$start = strspn( $this->bytes, "\0" );
		$body  = rtrim( substr( $this->bytes, $start ), "\0" );
		if ( 2 * $this->count() < strlen( $body ) ) {
			return self::LISTED . base64_encode( pack( 'v*', ...$this->places() ) );
		}
		return self::BITMAP . sprintf( '%04x', $start ) . base64_encode( $body );
	}

	/** What cannot be read is an empty set, which the nightly comparison mends. */
	public static function fromStored( string $stored ): self {
		if ( self::BITMAP === ( $stored[0] ?? '' ) ) {
			$start = (int) hexdec( substr( $stored, 1, 4 ) );
			$body  = (string) base64_decode( substr( $stored, 5 ), true );
			return new self( substr( str_repeat( "\0", $start ) . $body, 0, self::BYTES ) );
		}
		$places = unpack( 'v*', (string) base64_decode( substr( $stored, 1 ), true ) );
		/** @var array<int, int> $places 16-bit numbers. */
		return self::of( is_array( $places ) ? array_values( $places ) : array() );
	}
}
