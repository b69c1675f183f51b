<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Fonts;

use UserFeedback\Fonts\FontCatalogue;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

final class FontCatalogueTest extends SiteTestCase {

	public function test_each_of_several_hundred_families_has_the_weight_of_plain_text_and_an_address(): void {
		self::assertGreaterThan( 500, count( FontCatalogue::names() ) );
		foreach ( FontCatalogue::names() as $name ) {
			$font = FontCatalogue::find( $name );
			self::assertNotNull( $font, $name );
			self::assertContains( 400, $font->weights, $name );
			self::assertFalse( $font->isLocal );
			foreach ( $font->weights as $weight ) {
				$address = $font->stylesheet( $weight );
				self::assertMatchesRegularExpression(
					'#\Ahttps://fonts\.googleapis\.com/css2\?family=[A-Za-z0-9+]+:wght@[1-9]00(;[6-9]00)?&display=swap\z#',
					$address
				);
				self::assertSame( array(), array_diff( self::weightsIn( $address ), $font->weights ), $address );
			}
		}
	}

	public function test_the_address_brings_one_weight_for_the_text_and_one_for_titles(): void {
		self::assertSame(
			'https://fonts.googleapis.com/css2?family=Open+Sans:wght@300;600&display=swap',
			FontCatalogue::find( 'Open Sans' )?->stylesheet( 300 )
		);
		self::assertSame(
			'https://fonts.googleapis.com/css2?family=Inter:wght@900&display=swap',
			FontCatalogue::find( 'Inter' )?->stylesheet( 900 )
		);
	}

	public function test_no_text_but_a_name_of_the_catalogue_becomes_an_address(): void {
		foreach ( array( '', '"};', 'Inter&family=Evil', 'Comic Sans MS', 'inter' ) as $name ) {
			self::assertNull( FontCatalogue::find( $name ), $name );
		}
	}

	/** @dataProvider weights */
	public function test_a_weight_that_the_family_has_not_is_drawn_as_plain_text( string $family, string $weight, int $drawn ): void {
		self::assertSame( $drawn, FontCatalogue::find( $family )?->weight( $weight ) );
	}

	/** @return iterable<string, array{string, string, int}> */
	public static function weights(): iterable {
		yield 'one that it has' => array( 'Inter', '500', 500 );
		yield 'none' => array( 'Inter', '', 400 );
		yield 'one that it has not' => array( 'Lato', '500', 400 );
	}

	/** @return list<int> */
	private static function weightsIn( string $address ): array {
		preg_match( '/wght@([\d;]+)/', $address, $found );
		return array_map( 'intval', explode( ';', $found[1] ?? '' ) );
	}
}
