<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Bits;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A set of places of one chunk, a bit for each. Sets are put together by the processor, eight bytes at a time, so that
 * what a million responses have in common is known in milliseconds. Immutable; zeros at both ends may be left away.
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

	/** @param int $start how many bytes of nothing come before: a day is a short piece of a chunk, and costs no more than that. */
	private function __construct( private readonly string $bytes, private readonly int $start = 0 ) {}

	public static function none(): self {
		return new self( '' );
	}

	/** Every place of a chunk. */
	public static function all(): self {
		return new self( str_repeat( "\xff", self::BYTES ) );
	}

	/** Every place before this one. */
	public static function below( int $place ): self {
		return new self( str_repeat( "\xff", $place >> 3 ) . chr( ( 1 << ( $place & 7 ) ) - 1 ) );
	}

	/** @param list<int> $places each from 0 to 65,535, in any order. */
	public static function of( array $places ): self {
		if ( array() === $places ) {
			return new self( '' );
		}
		$start = min( $places ) >> 3;
		$bytes = str_repeat( "\0", ( max( $places ) >> 3 ) - $start + 1 );
		foreach ( $places as $place ) {
			$at           = ( $place >> 3 ) - $start;
			$bytes[ $at ] = chr( ord( $bytes[ $at ] ) | ( 1 << ( $place & 7 ) ) );
		}
		return new self( $bytes, $start );
	}

	/** What is in any of these. */
	public static function union( self ...$sets ): self {
		$union = self::none();
		foreach ( $sets as $set ) {
			$union = $union->or( $set );
		}
		return $union;
	}

	/** What is in both. */
	public function and( self $other ): self {
		$from = max( $this->start, $other->start );
		return new self( $this->from( $from ) & $other->from( $from ), $from ); // As long as the shorter one.
	}

	public function or( self $other ): self {
		if ( '' === $this->bytes || '' === $other->bytes ) {
			return '' === $this->bytes ? $other : $this;
		}
		$from = min( $this->start, $other->start );
		return new self( $this->from( $from ) | $other->from( $from ), $from ); // The longer of the two keeps its end.
	}

	/** What is in this one alone. */
	public function without( self $other ): self {
		return new self( $this->bytes & ~str_pad( $other->from( $this->start ), strlen( $this->bytes ), "\0" ), $this->start );
	}

	public function isEmpty(): bool {
		return strlen( $this->bytes ) === strspn( $this->bytes, "\0" );
	}

	public function has( int $place ): bool {
		$at = ( $place >> 3 ) - $this->start;
		return $at >= 0 && 0 !== ( ord( $this->bytes[ $at ] ?? "\0" ) & ( 1 << ( $place & 7 ) ) );
	}

	public function equals( self $other ): bool {
		return $this->toStored() === $other->toStored();
	}

	public function count(): int {
		$ones = self::$ones ??= array_map( static fn( int $byte ): int => substr_count( decbin( $byte ), '1' ), range( 0, 255 ) );
		$sum  = 0;
		foreach ( count_chars( $this->bytes, 1 ) as $byte => $times ) {
			$sum += $ones[ $byte ] * $times;
		}
		return $sum;
	}

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
					$places[] = ( $this->start + $at ) * 8 + $bit;
				}
			}
		}
		return $places;
	}

	/** Its bytes from this one of the chunk on. */
	private function from( int $start ): string {
		return match ( true ) {
			$start === $this->start => $this->bytes,
			$start > $this->start   => substr( $this->bytes, $start - $this->start ),
			default                 => str_repeat( "\0", $this->start - $start ) . $this->bytes,
		};
	}

	/** In letters that any database keeps as they are; few places take two bytes each, many a bit each. */
	public function toStored(): string {
		$zeros = strspn( $this->bytes, "\0" );
		$body  = rtrim( substr( $this->bytes, $zeros ), "\0" );
		if ( 2 * $this->count() < strlen( $body ) ) {
			return self::LISTED . base64_encode( pack( 'v*', ...$this->places() ) );
		}
		return self::BITMAP . sprintf( '%04x', '' === $body ? 0 : $this->start + $zeros ) . base64_encode( $body );
	}

	/** What cannot be read is an empty set, which the nightly comparison mends. */
	public static function fromStored( string $stored ): self {
		if ( self::BITMAP === ( $stored[0] ?? '' ) ) {
			$start = (int) hexdec( substr( $stored, 1, 4 ) );
			$body  = (string) base64_decode( substr( $stored, 5 ), true );
			return new self( substr( $body, 0, max( 0, self::BYTES - $start ) ), min( $start, self::BYTES ) );
		}
		$places = unpack( 'v*', (string) base64_decode( substr( $stored, 1 ), true ) );
		/** @var array<int, int> $places 16-bit numbers. */
		return self::of( is_array( $places ) ? array_values( $places ) : array() );
	}
}
