<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Heatmaps;

use OutOfBoundsException;
use PHPUnit\Framework\TestCase;
use UserFeedback\Heatmaps\Days\ElementIndex;
use UserFeedback\Heatmaps\Days\HeatmapData;
use UserFeedback\Heatmaps\Days\HeatmapDataCodec;

final class HeatmapDataCodecTest extends TestCase {

	/** @dataProvider numbers */
	public function test_packs_and_unpacks_numbers( int ...$numbers ): void {
		$list = array_values( $numbers );
		self::assertSame( $list, HeatmapDataCodec::unpackNumbers( HeatmapDataCodec::packNumbers( $list ) ) );
	}

	/** @return array<string, list<int>> */
	public static function numbers(): array {
		return array(
			'none'       => array(),
			'at an edge' => array( 0, 1, 127, 128, 255, 256, 16_383, 16_384 ),
			'large'      => array( 4_294_967_295, PHP_INT_MAX ),
			'small ones' => array( 0, 0, 0 ),
		);
	}

	public function test_a_small_number_needs_one_byte(): void {
		self::assertSame( 3, strlen( HeatmapDataCodec::packNumbers( array( 0, 5, 127 ) ) ) );
	}

	public function test_rejects_a_number_that_is_cut_off(): void {
		$this->expectException( OutOfBoundsException::class );
		HeatmapDataCodec::unpackNumbers( "\x80" );
	}

	/** @dataProvider maps */
	public function test_packs_and_unpacks_a_day( HeatmapData $map ): void {
		$back = HeatmapDataCodec::unpack( HeatmapDataCodec::pack( $map ), $map->views );

		self::assertSame( array( $map->views, $map->folds, $map->widths ), array( $back->views, $back->folds, $back->widths ) );
		self::assertEquals( $map->reach, $back->reach );
		self::assertEquals( $map->cells, $back->cells );
		self::assertSame( $map->clicks(), $back->clicks() );
	}

	/** @return array<string, array{HeatmapData}> */
	public static function maps(): array {
		$view = self::map( array( 7 => array( 0, 255, 17 ) ) );
		return array(
			'nothing'              => array( new HeatmapData() ),
			'a view'               => array( self::map( array() ) ),
			'clicks'               => array( $view ),
			'more than once'       => array( self::map( array( 7 => array( 3, 3, 3, 9 ), 500 => array( 9 ), 0 => array( 1, 1 ) ) ) ),
			'with the last number' => array( self::map( array( 500 => range( 0, 255 ), 499 => range( 0, 255 ) ) ) ),
			'by chance'            => array( self::byChance( 400 ) ),
		);
	}

	public function test_the_first_byte_states_the_format_and_long_repetitive_data_is_deflated(): void {
		self::assertSame( "\x01", HeatmapDataCodec::pack( self::map( array( 7 => array( 3 ) ) ) )[0] );
		self::assertSame( "\x02", HeatmapDataCodec::pack( self::map( array_fill( 1, 200, array( 1, 2, 3 ) ) ) )[0] );
		self::assertLessThan( 100, strlen( HeatmapDataCodec::pack( self::map( array_fill( 1, 200, array( 1, 2, 3 ) ) ) ) ) );
	}

	/** @dataProvider faults */
	public function test_rejects_unreadable_data( string $packed ): void {
		$this->expectException( OutOfBoundsException::class );
		HeatmapDataCodec::unpack( $packed, 1 );
	}

	/** @return array<string, array{string}> */
	public static function faults(): array {
		$whole = HeatmapDataCodec::pack( self::map( array( 7 => array( 3, 4 ) ) ) );
		return array(
			'nothing'         => array( '' ),
			'another format'  => array( "\x03" . substr( $whole, 1 ) ),
			'cut off'         => array( substr( $whole, 0, -1 ) ),
			'no deflate data' => array( "\x02" . substr( $whole, 1 ) ),
		);
	}

	public function test_numbers_elements_from_one_and_restores_their_numbers(): void {
		$elements = ElementIndex::none();
		self::assertSame( array( 1, 2, 1 ), array_map( array( $elements, 'number' ), array( 'a', 'b', 'a' ) ) );
		self::assertTrue( $elements->hasChanged() );

		$back = ElementIndex::fromPacked( $elements->toPacked() );
		self::assertSame( array( 1 => 'a', 2 => 'b' ), $back->all() );
		self::assertSame( array( 2, false ), array( $back->number( 'b' ), $back->hasChanged() ) );
		self::assertSame( array(), ElementIndex::fromPacked( ElementIndex::none()->toPacked() )->all() );
	}

	public function test_reuses_freed_numbers_when_none_are_left(): void {
		$elements = ElementIndex::none();
		for ( $i = 1; $i <= ElementIndex::MOST; ++$i ) {
			self::assertSame( $i, $elements->number( "#e$i" ) );
		}
		self::assertNull( $elements->number( '#more' ) );
		$elements->releaseUnused( array_fill_keys( range( 3, ElementIndex::MOST ), true ) );

		$back = ElementIndex::fromPacked( $elements->toPacked() );
		self::assertSame( array( 3, 1, 2 ), array_map( array( $back, 'number' ), array( '#e3', '#more', '#again' ) ) );
		self::assertNull( $back->number( '#evenmore' ) );
		self::assertLessThan( 5_000, strlen( $back->toPacked() ) );
	}

	public function test_adds_two_days_without_losing_data(): void {
		$sum = self::map( array( 7 => array( 3, 3 ), 8 => array( 1 ) ) );
		$sum->add( self::map( array( 7 => array( 3, 4 ), 9 => array( 2 ) ) ) );

		self::assertSame( 2, $sum->views );
		self::assertSame( 6, $sum->clicks() );
		self::assertEquals( array( 7 => array( 3 => 3, 4 => 1 ), 8 => array( 1 => 1 ), 9 => array( 2 => 1 ) ), $sum->cells );
		self::assertSame( array( 12 => 2 ), $sum->reach );
	}

	public function test_groups_elements_without_a_name_as_others(): void {
		$named = self::map( array( 7 => array( 3 ), 8 => array( 1 ), 9 => array( 1, 2 ) ) )->renamed( array( 7 => 'a' ) );

		self::assertEquals( array( 'a' => array( 3 => 1 ), HeatmapData::OTHERS => array( 1 => 2, 2 => 1 ) ), $named->cells );
	}

	/** @param array<int, list<int>> $cells */
	private static function map( array $cells ): HeatmapData {
		$map = new HeatmapData();
		$map->addView( 390, 44, 60, array() );
		foreach ( $cells as $element => $ofElement ) {
			foreach ( $ofElement as $cell ) {
				$map->cells[ $element ][ $cell ] = ( $map->cells[ $element ][ $cell ] ?? 0 ) + 1;
			}
		}
		return $map;
	}

	private static function byChance( int $views ): HeatmapData {
		mt_srand( 20_261_124 );
		$map = new HeatmapData();
		for ( $i = 0; $i < $views; ++$i ) {
			$map->addView( mt_rand( 300, 2000 ), mt_rand( 0, 100 ), mt_rand( 0, 100 ), array() );
			$element                         = mt_rand( 0, 500 );
			$cell                            = mt_rand( 0, 255 );
			$map->cells[ $element ][ $cell ] = ( $map->cells[ $element ][ $cell ] ?? 0 ) + mt_rand( 1, 300 );
		}
		return $map;
	}
}
