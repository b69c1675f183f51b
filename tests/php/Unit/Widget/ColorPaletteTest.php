<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Widget;

use PHPUnit\Framework\TestCase;
use UserFeedback\Widget\Theme\ColorPalette;

/** Visitors can read the survey and find its buttons, whatever colors an owner chooses. */
final class ColorPaletteTest extends TestCase {

	public function test_measures_contrast_as_defined_by_wcag(): void {
		self::assertEqualsWithDelta( 21, ColorPalette::contrast( '#000000', '#ffffff' ), 0.00001 );
		self::assertEqualsWithDelta( 3.6, ColorPalette::contrast( '#ffffff', '#2d87f1' ), 0.05 );
		self::assertSame( 1.0, ColorPalette::contrast( '#777777', '#777777' ) );
	}

	/** @dataProvider cards */
	public function test_all_text_and_borders_are_readable( string $card, string $text, string $button ): void {
		$tones = ColorPalette::of( $card, $text, $button, $button );

		foreach ( array( 'text', 'muted', 'bad', 'good' ) as $name ) {
			self::assertGreaterThanOrEqual( 4.5, ColorPalette::contrast( $tones[ $name ], $card ), $name );
		}
		foreach ( array( 'line', 'edge' ) as $name ) {
			self::assertGreaterThanOrEqual( 3, ColorPalette::contrast( $tones[ $name ], $card ), $name );
		}
		foreach ( array( 'button', 'toggle' ) as $name ) {
			self::assertGreaterThanOrEqual( 4.5, ColorPalette::contrast( $tones[ $name ], $tones[ "on-$name" ] ), $name );
		}
		foreach ( $tones as $name => $tone ) {
			self::assertMatchesRegularExpression( '/^#[0-9a-f]{6}$/', $tone, $name );
		}
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function cards(): iterable {
		$colors = array(
			'#ffffff',
			'#000000',
			'#333333',
			'#808080',
			'#949494',
			'#959595',
			'#ff0000',
			'#00ff00',
			'#0000ff',
			'#ffd23f',
			'#2d87f1',
			'#112233',
		);
		foreach ( $colors as $card ) {
			foreach ( $colors as $at => $text ) {
				yield "$text on $card" => array( $card, $text, $colors[ count( $colors ) - 1 - $at ] );
			}
		}
	}

	/**
	 * @dataProvider cards
	 */
	public function test_a_shade_is_visible_on_light_and_dark_pages_and_on_a_known_background( string $card, string $text ): void {
		$anywhere = ColorPalette::shade( $text, '#ffffff', '#000000' );
		self::assertGreaterThanOrEqual( 3, ColorPalette::contrast( $anywhere, '#ffffff' ) );
		self::assertGreaterThanOrEqual( 3, ColorPalette::contrast( $anywhere, '#000000' ) );
		self::assertGreaterThanOrEqual( 3, ColorPalette::contrast( ColorPalette::shade( $text, $card ), $card ) );
		self::assertSame( '#1579ef', ColorPalette::shade( '#1579ef', '#ffffff', '#000000' ), 'One that can be seen stays.' );
	}

	public function test_keeps_readable_colors_as_the_owner_chose_them(): void {
		$tones = ColorPalette::of( '#112233', '#fedcba', '#ffd23f', '#23282d' );

		self::assertSame(
			array( '#112233', '#fedcba', '#ffd23f', '#000000' ),
			array( $tones['card'], $tones['text'], $tones['button'], $tones['on-button'] )
		);
		self::assertSame( array( '#23282d', '#ffffff' ), array( $tones['toggle'], $tones['on-toggle'] ) );
	}

	public function test_the_default_blue_is_just_dark_enough_for_white_text(): void {
		list( $fill, $text ) = ColorPalette::fill( '#2d87f1' );

		self::assertSame( '#ffffff', $text );
		self::assertLessThan( 1.4, ColorPalette::contrast( $fill, '#2d87f1' ) );
	}

	/** The stylesheet has the shades of the default colors, so that most pages need none. */
	public function test_the_stylesheet_contains_the_tones_of_the_default_theme(): void {
		$css = (string) file_get_contents( dirname( __DIR__, 4 ) . '/widget/survey/ui/styles.css' );
		self::assertSame( 1, preg_match( '/\.corner,\s*\.inline \{(.*?)\}/s', $css, $light ) );

		foreach ( ColorPalette::of( '#ffffff', '#23282d', '#2d87f1', '#23282d' ) as $name => $tone ) {
			self::assertSame( $tone, self::in( $light[1], $name ), $name );
		}
	}

	public function test_the_default_button_on_a_dark_card_has_a_blue_border_and_no_white_frame(): void {
		$edge = ColorPalette::of( '#333333', '#ffffff', '#2d87f1', '#23282d' )['edge'];

		self::assertGreaterThanOrEqual( 3, ColorPalette::contrast( $edge, '#333333' ) );
		self::assertLessThan( 1.5, ColorPalette::contrast( $edge, '#2775d2' ) );
	}

	private static function in( string $css, string $name ): string {
		preg_match( "/--$name: #([0-9a-f]+);/", $css, $found );
		$digits = $found[1] ?? '';
		return '#' . ( 3 === strlen( $digits ) ? (string) preg_replace( '/./', '$0$0', $digits ) : $digits );
	}
}
