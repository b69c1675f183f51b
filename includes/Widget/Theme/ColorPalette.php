<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Theme;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Color shades of a survey, computed from the owner's four colors so that everything contrasts with its background: WCAG's
 * 4.5:1 for text, 3:1 for controls. Pure. Colors are `#rrggbb`.
 */
final class ColorPalette {

	private const TEXT    = 4.5;
	private const CONTROL = 3.0;
	private const WHITE   = '#ffffff';
	private const BLACK   = '#000000';

	/** @return array<string, string> values of the custom properties in widget/survey/ui/styles.css, by name without dashes. */
	public static function of( string $card, string $text, string $button, string $toggle ): array {
		$text                      = self::readable( $card, $text );
		$muted                     = self::readable( $card, self::mixed( $text, $card, 0.76 ), $text );
		list( $button, $onButton ) = self::fill( $button );
		list( $toggle, $onToggle ) = self::fill( $toggle );

		return array(
			'card'      => $card,
			'text'      => $text,
			'muted'     => $muted,
			'line'      => self::visible( $card, self::mixed( $text, $card, 0.56 ), $text ),
			'rim'       => self::mixed( $text, $card, 0.16 ),
			'soft'      => self::mixed( $text, $card, 0.07 ),
			'row'       => self::row( $card, $text, $muted ),
			'bad'       => self::readable( $card, '#b32d2e', '#ff9c9c' ),
			'good'      => self::readable( $card, '#00733a', '#7fe0a4' ),
			'button'    => $button,
			'on-button' => $onButton,
			'edge'      => self::edge( $card, $button, $text ),
			'toggle'    => $toggle,
			'on-toggle' => $onToggle,
		);
	}

	/** Returns true if its scroll bars and pickers should be dark. */
	public static function isDark( string $card ): bool {
		return self::contrast( $card, self::WHITE ) > self::contrast( $card, self::BLACK );
	}

	/**
	 * Returns a fill with readable text, and the color of that text.
	 *
	 * The default blue, #2D87F1, and white have a contrast of 3.6:1. Black text would be readable but would change the look of
	 * the button. So a color that nearly works with white (3:1) is darkened as little as possible; a lighter one stays
	 * unchanged and gets black text.
	 *
	 * @return array{string, string}
	 */
	public static function fill( string $color ): array {
		if ( self::contrast( $color, self::WHITE ) < self::CONTROL ) {
			return array( $color, self::BLACK );
		}
		$fill = $color;
		for ( $share = 0.99; self::contrast( $fill, self::WHITE ) < self::TEXT; $share -= 0.01 ) {
			$fill = self::mixed( $color, self::BLACK, $share );
		}
		return array( $fill, self::WHITE );
	}

	/** Darkens or lightens the color as little as needed for a control to be visible on each background. */
	public static function shade( string $color, string ...$on ): string {
		for ( $share = 1.0; $share > 0; $share -= 0.01 ) {
			foreach ( array( self::BLACK, self::WHITE ) as $end ) {
				$shade  = self::mixed( $color, $end, $share );
				$ratios = array_map( static fn( string $background ): float => self::contrast( $shade, $background ), $on );
				if ( min( self::CONTROL, ...array_values( $ratios ) ) >= self::CONTROL ) {
					return $shade;
				}
			}
		}
		return $color;
	}

	/** Returns the first of the given colors that is readable on the card, otherwise the clearer of black and white. */
	private static function readable( string $card, string ...$wished ): string {
		foreach ( $wished as $color ) {
			if ( self::contrast( $color, $card ) >= self::TEXT ) {
				return $color;
			}
		}
		return self::isDark( $card ) ? self::WHITE : self::BLACK;
	}

	/**
	 * Returns the border of a button or selected item: the button's color, mixed with the text's until it is visible on the
	 * card.
	 */
	private static function edge( string $card, string $button, string $text ): string {
		$edge = $button;
		for ( $share = 0.99; self::contrast( $edge, $card ) < self::CONTROL; $share -= 0.01 ) {
			$edge = self::mixed( $button, $text, max( 0, $share ) );
		}
		return $edge;
	}

	/** Returns the background of options and fields: slightly lighter than a dark card, as long as texts stay readable. */
	private static function row( string $card, string $text, string $muted ): string {
		$row = self::isDark( $card ) ? self::mixed( $text, $card, 0.06 ) : $card;
		return min( self::contrast( $text, $row ), self::contrast( $muted, $row ) ) >= self::TEXT ? $row : $card;
	}

	private static function visible( string $card, string $wished, string $else ): string {
		return self::contrast( $wished, $card ) >= self::CONTROL ? $wished : $else;
	}

	/** Returns WCAG 2's contrast of two colors, 1 to 21. */
	public static function contrast( string $one, string $other ): float {
		$both = array( self::luminance( $one ), self::luminance( $other ) );
		return ( max( $both ) + 0.05 ) / ( min( $both ) + 0.05 );
	}

	private static function luminance( string $color ): float {
		list( $red, $green, $blue ) = array_map(
			static fn( int $channel ): float => $channel <= 10 ? $channel / 255 / 12.92 : ( ( $channel / 255 + 0.055 ) / 1.055 ) ** 2.4,
			self::channels( $color )
		);
		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
	}

	/** Mixes a share of one color, 0 to 1, into another. */
	private static function mixed( string $one, string $other, float $share ): string {
		$mix = static fn( int $own, int $base ): string => sprintf( '%02x', (int) round( $own * $share + $base * ( 1 - $share ) ) );
		return '#' . implode( '', array_map( $mix, self::channels( $one ), self::channels( $other ) ) );
	}

	/** @return array{int, int, int} */
	private static function channels( string $color ): array {
		$number = (int) hexdec( substr( $color, 1 ) );
		return array( $number >> 16, ( $number >> 8 ) & 255, $number & 255 );
	}
}
