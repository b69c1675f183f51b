<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Heatmaps;

use PHPUnit\Framework\TestCase;
use UserFeedback\Heatmaps\Capture\ElementSelector;
use UserFeedback\Platform\Schema\Limits;

final class ElementSelectorTest extends TestCase {

	/** @dataProvider cases */
	public function test_accepts_element_names_and_nothing_that_could_reveal_more( string $selector, bool $fits ): void {
		self::assertSame( $fits, ElementSelector::fits( $selector ) );
	}

	/** @return iterable<string, array{string, bool}> the same cases that the browser's code must pass. */
	public static function cases(): iterable {
		$file  = dirname( __DIR__, 3 ) . '/fixtures/rules/selectors.json';
		$cases = json_decode( (string) file_get_contents( $file ), true );
		self::assertIsArray( $cases );
		self::assertGreaterThan( 40, count( $cases ) );
		foreach ( $cases as $case ) {
			self::assertIsArray( $case );
			self::assertIsString( $case['selector'] );
			self::assertIsBool( $case['fits'] );
			yield json_encode( $case['selector'] ) . ( isset( $case['why'] ) && is_string( $case['why'] ) ? ": {$case['why']}" : '' )
				=> array( $case['selector'], $case['fits'] );
		}
	}

	public function test_the_longest_selector_matches_the_limit_in_the_contract(): void {
		$longest = 'a' . str_repeat( '>a', intdiv( Limits::HEATMAP_SELECTOR - 1, 2 ) );

		self::assertTrue( ElementSelector::fits( $longest ) );
		self::assertFalse( ElementSelector::fits( "$longest>a" ) );
	}

	/** Guards against: a pattern that backtracks takes minutes for a text that almost matches. */
	public function test_rejects_text_that_almost_fits_without_delay(): void {
		$bad   = array(
			str_repeat( 'a-', 124 ) . '!',
			str_repeat( '.a', 124 ) . '!',
			'a' . str_repeat( '>a-b.c-d', 30 ) . '!',
			str_repeat( 'a', 249 ) . '!',
			'#' . str_repeat( 'a_-', 82 ) . '!',
			str_repeat( ':nth-of-type(', 19 ),
		);
		$start = hrtime( true );
		for ( $i = 0; $i < 2000; ++$i ) {
			self::assertFalse( ElementSelector::fits( $bad[ $i % count( $bad ) ] ) );
		}
		self::assertSame( PREG_NO_ERROR, preg_last_error() );
		self::assertLessThan( 1.0, ( hrtime( true ) - $start ) / 1e9 );
	}
}
