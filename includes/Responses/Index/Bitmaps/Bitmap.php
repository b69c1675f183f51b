<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Bitmaps;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A set of ordinals, one bit each: for one segment when stored, for several consecutive segments when read. Set operations work
 * on many bytes at a time, so the intersection of bitmaps of a million responses takes milliseconds. Immutable; zeros at both
 * ends may be omitted.
 */
final class Bitmap {

	/** Ordinals per segment. */
	public const PLACES = 65_536;

	private const BYTES = self::PLACES / 8;

	/** Storage formats: bytes from the first nonzero one, or a list of ordinals. */
	private const BITMAP = 'b';
	private const LISTED = 'l';

	/** Range of lengths in bytes for which the short way of counting is faster. */
	private const SHORT = array( 32, 1024 );

	/** @var array{bytes: string, ones: string, weights: list<int>}|null each byte, how many bits it has as a byte, and as a number. */
	private static ?array $tables = null;

	/**
	 * @param int $start number of leading zero bytes, which are not stored: one day is a short piece of a chunk, and costs no more.
	 */
	private function __construct( private readonly string $bytes, private readonly int $start = 0 ) {}

	public static function none(): self {
		return new self( '' );
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

	/** @param array<int, self> $sets one per chunk, keyed by the number of chunks before it */
	public static function joined( array $sets ): self {
		ksort( $sets );
		$pieces = array();
		$start  = 0;
		$end    = null;
		foreach ( $sets as $before => $set ) {
			if ( '' !== $set->bytes ) {
				$at = $before * self::BYTES + $set->start;
				if ( null === $end ) {
					$start = $at;
				} else {
					$pieces[] = str_repeat( "\0", $at - $end );
				}
				$pieces[] = $set->bytes;
				$end      = $at + strlen( $set->bytes );
			}
		}
		return new self( implode( '', $pieces ), $start );
	}

	/**
	 * Returns the union. Neighbors are joined first: each day is a short piece, and an intermediate result is no longer than
	 * needed.
	 */
	public static function union( self ...$sets ): self {
		usort( $sets, static fn( self $one, self $other ): int => $one->start <=> $other->start );
		while ( count( $sets ) > 1 ) {
			$pairs = array_chunk( $sets, 2 );
			$sets  = array_map( static fn( array $pair ): self => isset( $pair[1] ) ? $pair[0]->or( $pair[1] ) : $pair[0], $pairs );
		}
		return $sets[0] ?? self::none();
	}

	/** The intersection. */
	public function and( self $other ): self {
		$from   = max( $this->start, $other->start );
		$length = min( $this->end(), $other->end() ) - $from;
		return $length <= 0 ? self::none() : new self( $this->piece( $from, $length ) & $other->piece( $from, $length ), $from );
	}

	public function or( self $other ): self {
		if ( '' === $this->bytes || '' === $other->bytes ) {
			return '' === $this->bytes ? $other : $this;
		}
		$from = min( $this->start, $other->start );
		return new self( $this->from( $from ) | $other->from( $from ), $from ); // The longer one sets the end.
	}

	/** Returns the difference. */
	public function without( self $other ): self {
		return new self( $this->bytes & ~str_pad( $other->from( $this->start ), strlen( $this->bytes ), "\0" ), $this->start );
	}

	/** Ordinals before this one. */
	public function before( int $place ): self {
		$bits = $place - 8 * $this->start;
		if ( $bits <= 0 ) {
			return self::none();
		}
		$bytes = substr( $this->bytes, 0, ( $bits + 7 ) >> 3 );
		if ( 0 !== ( $bits & 7 ) && strlen( $bytes ) > $bits >> 3 ) {
			$bytes[ $bits >> 3 ] = chr( ord( $bytes[ $bits >> 3 ] ) & ( ( 1 << ( $bits & 7 ) ) - 1 ) );
		}
		return new self( $bytes, $this->start );
	}

	/** Returns the part in a few consecutive segments, renumbered. */
	public function ofChunks( int $first, int $many = 1 ): self {
		$from   = max( $this->start, $first * self::BYTES );
		$length = min( $this->end(), ( $first + $many ) * self::BYTES ) - $from;
		return $length <= 0 ? self::none() : new self( $this->piece( $from, $length ), $from - $first * self::BYTES );
	}

	/** @return list<int> numbers of its chunks, from the first to the last nonempty one */
	public function chunks(): array {
		$zeros = strspn( $this->bytes, "\0" );
		return strlen( $this->bytes ) === $zeros ? array() : range(
			intdiv( $this->start + $zeros, self::BYTES ),
			intdiv( $this->start + strlen( rtrim( $this->bytes, "\0" ) ) - 1, self::BYTES )
		);
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

	/**
	 * Counts the bits. A long set weights each distinct byte. A short one, such as a day, has about as many distinct bytes as
	 * bytes, so bytes with equally many bits are first made the same byte.
	 */
	public function count(): int {
		[ 'bytes' => $bytes, 'ones' => $ones, 'weights' => $weights ] = self::$tables ??= self::tables();

		$length = strlen( $this->bytes );
		$same   = $length >= self::SHORT[0] && $length <= self::SHORT[1] ? strtr( $this->bytes, $bytes, $ones ) : null;
		$sum    = 0;
		foreach ( count_chars( $same ?? $this->bytes, 1 ) as $byte => $times ) {
			$sum += ( null === $same ? $weights[ $byte ] : $byte ) * $times;
		}
		return $sum;
	}

	public function countWith( self $other ): int {
		return $this->and( $other )->count();
	}

	/** @return list<int> its places in ascending order; may exceed $most by a few */
	public function places( int $most = PHP_INT_MAX ): array {
		$places = array();
		$length = strlen( $this->bytes );
		$at     = strspn( $this->bytes, "\0" );
		while ( $at < $length && count( $places ) < $most ) {
			$byte = ord( $this->bytes[ $at ] );
			for ( $bit = 0; $bit < 8; ++$bit ) {
				if ( 0 !== ( $byte & ( 1 << $bit ) ) ) {
					$places[] = ( $this->start + $at ) * 8 + $bit;
				}
			}
			$at += 1 + strspn( $this->bytes, "\0", $at + 1 );
		}
		return $places;
	}

	/** Returns the bytes from a position in the segment. */
	private function from( int $start ): string {
		return match ( true ) {
			$start === $this->start => $this->bytes,
			$start > $this->start   => substr( $this->bytes, $start - $this->start ),
			default                 => str_repeat( "\0", $this->start - $start ) . $this->bytes,
		};
	}

	private function end(): int {
		return $this->start + strlen( $this->bytes );
	}

	/** Returns some of its bytes; the range must be within the set. */
	private function piece( int $from, int $length ): string {
		return $from === $this->start && strlen( $this->bytes ) === $length
			? $this->bytes
			: substr( $this->bytes, $from - $this->start, $length );
	}

	/** @return array{bytes: string, ones: string, weights: list<int>} */
	private static function tables(): array {
		$weights = array_map( static fn( int $byte ): int => substr_count( decbin( $byte ), '1' ), range( 0, 255 ) );
		return array(
			'bytes'   => implode( '', array_map( 'chr', range( 0, 255 ) ) ),
			'ones'    => implode( '', array_map( 'chr', $weights ) ),
			'weights' => $weights,
		);
	}

	/**
	 * Encodes the set as ASCII, safe for any database: two bytes for each of a few ordinals, or a bit for each of many.
	 */
	public function toStored(): string {
		$zeros = strspn( $this->bytes, "\0" );
		$body  = rtrim( substr( $this->bytes, $zeros ), "\0" );
		if ( 2 * $this->count() < strlen( $body ) ) {
			return self::LISTED . base64_encode( pack( 'v*', ...$this->places() ) );
		}
		return self::BITMAP . sprintf( '%04x', '' === $body ? 0 : $this->start + $zeros ) . base64_encode( $body );
	}

	/** Returns an empty set for unreadable data, which the nightly comparison repairs. */
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
