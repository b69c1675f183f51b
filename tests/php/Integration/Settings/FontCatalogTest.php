<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Settings;

use UserFeedback\Settings\Theme\AvailableFonts;
use UserFeedback\Settings\Theme\DownloadedFonts;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

final class FontCatalogTest extends SiteTestCase {

	public function test_each_of_several_hundred_families_has_the_regular_weight_and_its_own_folder(): void {
		self::assertGreaterThan( 500, count( AvailableFonts::catalogNames() ) );
		foreach ( AvailableFonts::catalogNames() as $name ) {
			$font = AvailableFonts::findInCatalog( $name );
			self::assertNotNull( $font, $name );
			self::assertContains( 400, $font->weights, $name );
			self::assertFalse( $font->isLocal );
			self::assertMatchesRegularExpression( '/\A[A-Za-z0-9 ]+\z/', $name, 'It becomes a part of an address.' );
			self::assertMatchesRegularExpression( '/\A[a-z0-9-]+\z/', DownloadedFonts::slug( $name ) );
		}
		$folders = array_map( DownloadedFonts::slug( ... ), AvailableFonts::catalogNames() );
		self::assertSame( array(), array_diff_key( $folders, array_unique( $folders ) ) );
	}

	public function test_one_weight_is_used_for_text_and_one_for_titles(): void {
		self::assertSame( array( 300, 600 ), AvailableFonts::findInCatalog( 'Open Sans' )?->drawn( 300 ) );
		self::assertSame( array( 900 ), AvailableFonts::findInCatalog( 'Inter' )?->drawn( 900 ) );
	}

	public function test_only_a_name_of_the_catalog_becomes_an_address(): void {
		foreach ( array( '', '"};', 'Inter&family=Evil', 'Comic Sans MS', 'inter' ) as $name ) {
			self::assertNull( AvailableFonts::findInCatalog( $name ), $name );
		}
	}

	/** @dataProvider weights */
	public function test_a_weight_the_family_lacks_is_shown_as_regular( string $family, string $weight, int $drawn ): void {
		self::assertSame( $drawn, AvailableFonts::findInCatalog( $family )?->weight( $weight ) );
	}

	/** @return iterable<string, array{string, string, int}> */
	public static function weights(): iterable {
		yield 'one that it has' => array( 'Inter', '500', 500 );
		yield 'none' => array( 'Inter', '', 400 );
		yield 'one that it has not' => array( 'Lato', '500', 400 );
	}
}
