<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Widget;

use PHPUnit\Framework\TestCase;
use UserFeedback\Widget\Fonts;

final class FontsTest extends TestCase {

	/** @dataProvider choices */
	public function test_a_choice_becomes_what_can_be_drawn( string $family, string $weight, string $drawn, int $in ): void {
		self::assertSame( array( $drawn, $in ), Fonts::known( $family, $weight ) );
	}

	/** @return iterable<string, array{string, string, string, int}> */
	public static function choices(): iterable {
		yield 'a family in its weight' => array( 'Inter', '500', 'Inter', 500 );
		yield 'a family without a weight' => array( 'Inter', '', 'Inter', 400 );
		yield 'a weight that the family has not' => array( 'Lato', '500', 'Lato', 400 );
		yield 'an italic one' => array( 'Lato', '700italic', 'Lato', 700 );
		yield 'none' => array( '', '', '', 400 );
		yield 'an unknown family' => array( 'Comic Sans MS', '700', '', 400 );
		yield 'an address in disguise' => array( 'Inter&family=Evil', '400', '', 400 );
	}

	public function test_the_address_brings_one_weight_for_the_text_and_one_for_titles(): void {
		self::assertSame( 'https://fonts.googleapis.com/css2?family=Open+Sans:wght@300;600&display=swap', Fonts::stylesheet( 'Open Sans', 300 ) );
		self::assertSame( 'https://fonts.googleapis.com/css2?family=Inter:wght@900&display=swap', Fonts::stylesheet( 'Inter', 900 ) );
		self::assertSame( '', Fonts::stylesheet( '"};', 400 ) );
	}

	public function test_every_family_has_the_weight_of_plain_text(): void {
		foreach ( Fonts::names() as $name ) {
			self::assertContains( 400, Fonts::weights( $name ), $name );
		}
	}
}
