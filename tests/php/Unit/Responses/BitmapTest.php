<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Index\Bitmaps\Bitmap;

/** Bitmaps compared with sets of numbers, of every size that a segment has. */
final class BitmapTest extends TestCase {

	/** @dataProvider sizes */
	public function test_performs_set_operations( int $size ): void {
		mt_srand( $size );
		[ $a, $b ]   = array( $this->some( $size ), $this->some( $size ) );
		[ $as, $bs ] = array( Bitmap::of( $a ), Bitmap::of( $b ) );

		self::assertSame( $a, $as->places() );
		self::assertSame( count( $a ), $as->count() );
		self::assertSame( array_values( array_intersect( $a, $b ) ), $as->and( $bs )->places() );
		self::assertSame( count( array_intersect( $a, $b ) ), $as->countWith( $bs ) );
		self::assertSame( array_values( array_diff( $a, $b ) ), $as->without( $bs )->places() );
		$union = array_unique( array( ...$a, ...$b ) );
		sort( $union );
		self::assertSame( $union, $as->or( $bs )->places() );
		self::assertSame( $union, Bitmap::union( $as, Bitmap::none(), $bs )->places() );
		self::assertSame( $a, $as->and( Bitmap::of( range( 0, Bitmap::PLACES - 1 ) ) )->places() );
		foreach ( array( 0, 1, 700, 701, 8192, 65_535, 65_536, 99_999 ) as $place ) {
			$before = array_values( array_filter( $a, static fn( int $one ): bool => $one < $place ) );
			self::assertSame( $before, $as->before( $place )->places(), "before $place" );
		}
		self::assertSame( array() === $a, $as->isEmpty() );
	}

	/** @dataProvider sizes */
	public function test_restores_a_set_unchanged_from_the_database( int $size ): void {
		mt_srand( $size );
		$places = $this->some( $size );
		$stored = Bitmap::of( $places )->toStored();

		self::assertSame( $places, Bitmap::fromStored( $stored )->places() );
		self::assertSame( 1, preg_match( '/\A[\x20-\x7e]*\z/', $stored ) );
		self::assertLessThanOrEqual( 11_000, strlen( $stored ) );
		self::assertLessThanOrEqual( 8 + intdiv( 8 * count( $places ) + 8, 3 ), strlen( $stored ) ); // Two bytes per position at most.
	}

	/** @return iterable<string, array{int}> */
	public static function sizes(): iterable {
		foreach ( array( 0, 1, 2, 9, 500, 4096, 30_000, 65_536 ) as $size ) {
			yield "$size places" => array( $size );
		}
	}

	/** Short, long and very short sets are counted in different ways. */
	public function test_counts_sets_of_every_length_correctly(): void {
		mt_srand( 7 );
		foreach ( array( 1, 30, 31, 32, 33, 500, 1023, 1024, 1025, 8192 ) as $bytes ) {
			$places = array_values( array_filter( range( 800, 799 + 8 * $bytes ), static fn(): bool => mt_rand( 0, 2 ) > 0 ) );
			self::assertSame( count( $places ), Bitmap::of( $places )->count(), "$bytes bytes" );
		}
	}

	/** @dataProvider sizes */
	public function test_joins_sets_of_consecutive_chunks_and_splits_them_again( int $size ): void {
		mt_srand( $size );
		$sets  = array(
			3 => $this->some( $size ),
			0 => $this->some( intdiv( $size, 3 ) ),
			2 => array( 9, 65_535 ),
		);
		$whole = Bitmap::joined( array_map( array( Bitmap::class, 'of' ), $sets ) );
		ksort( $sets );
		$places = array();
		foreach ( $sets as $chunk => $ofChunk ) {
			self::assertSame( $ofChunk, $whole->ofChunks( $chunk )->places() );
			foreach ( $ofChunk as $place ) {
				$places[] = $chunk * Bitmap::PLACES + $place;
			}
		}
		self::assertSame( $places, $whole->places() );
		self::assertSame( count( $places ), $whole->count() );
		self::assertSame( array(), $whole->ofChunks( 1 )->places() );
		$later = array_map( static fn( int $place ): int => $place - Bitmap::PLACES, array_slice( $places, count( $sets[0] ) ) );
		self::assertSame( $later, $whole->ofChunks( 1, 3 )->places() );
		self::assertSame( range( array() === $sets[0] ? 2 : 0, array() === $sets[3] ? 2 : 3 ), $whole->chunks() );
		self::assertSame( array(), Bitmap::none()->chunks() );
	}

	public function test_includes_the_first_and_the_last_position(): void {
		$set = Bitmap::of( array( 65_535, 0, 8 ) );

		self::assertSame( array( 0, 8, 65_535 ), $set->places() );
		self::assertTrue( $set->has( 0 ) && $set->has( 8 ) && $set->has( 65_535 ) );
		self::assertFalse( $set->has( 7 ) || $set->has( 65_534 ) || Bitmap::none()->has( 5 ) );
	}

	/** Guards against: a bitmap that starts late was treated as one that starts at the first position. */
	public function test_combines_sets_that_start_at_different_positions(): void {
		$late  = Bitmap::of( array( 800, 801, 900 ) );
		$early = Bitmap::of( array( 3, 801, 60_000 ) );

		self::assertSame( array( 801 ), $late->and( $early )->places() );
		self::assertSame( array( 801 ), $early->and( $late )->places() );
		self::assertSame( array( 3, 800, 801, 900, 60_000 ), $late->or( $early )->places() );
		self::assertSame( array( 800, 900 ), $late->without( $early )->places() );
		self::assertSame( array( 3, 60_000 ), $early->without( $late )->places() );
		self::assertSame( array(), $late->and( Bitmap::of( array( 3 ) ) )->places() );
		self::assertFalse( $late->has( 3 ) );
	}

	public function test_ignores_trailing_zeros_when_comparing(): void {
		self::assertTrue( Bitmap::of( array( 1, 900 ) )->without( Bitmap::of( array( 900 ) ) )->equals( Bitmap::of( array( 1 ) ) ) );
		self::assertFalse( Bitmap::of( array( 1 ) )->equals( Bitmap::of( array( 2 ) ) ) );
	}

	/** @dataProvider damaged */
	public function test_reads_a_set_damaged_in_the_database_without_failing( string $stored ): void {
		self::assertLessThanOrEqual( 65_536, Bitmap::fromStored( $stored )->count() );
	}

	/** @return iterable<string, array{string}> */
	public static function damaged(): iterable {
		yield 'nothing'        => array( '' );
		yield 'no letters'     => array( 'b' );
		yield 'half a header'  => array( 'b00' );
		yield 'no base64'      => array( 'b0000*****' );
		yield 'half a place'   => array( 'l' . base64_encode( 'abc' ) );
		yield 'far too long'   => array( 'bffff' . base64_encode( str_repeat( "\xff", 20_000 ) ) );
		yield 'another kind'   => array( 'zAAAA' );
	}

	/** @return list<int> in order. */
	private function some( int $size ): array {
		if ( $size >= Bitmap::PLACES ) {
			return range( 0, Bitmap::PLACES - 1 );
		}
		$places = array();
		while ( count( $places ) < $size ) {
			$places[ mt_rand( 0, Bitmap::PLACES - 1 ) ] = true;
		}
		$places = array_keys( $places );
		sort( $places );
		return $places;
	}
}
