<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\Settings\Theme\AvailableFonts;
use UserFeedback\Widget\Theme\ColorPalette;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The theme of ratings, in the shape of RatingLook. */
final class RatingTheme {

	private const WEIGHT = 400;

	/** WCAG's minimum for text. */
	private const CONTRAST = 4.5;

	/**
	 * @return array{icon: string, color: string, line: string, background: string, text: string, font: string, weight: int,
	 *     stylesheet: string}
	 */
	public static function of( RatingSettings $settings ): array {
		$font       = AvailableFonts::find( $settings->values['font']['family'] );
		$weight     = $font?->weight( $settings->values['font']['weight'] ) ?? self::WEIGHT;
		$stylesheet = $font?->stylesheet( $weight ); // Null stylesheet: it was removed or isn't downloaded yet.
		return array(
			'icon'       => RatingIcons::path( $settings->values['icon_id'] ),
			'color'      => strtolower( $settings->values['icon_color'] ),
			'line'       => self::line( $settings, $settings->values['background_color'] ),
			'background' => strtolower( $settings->values['background_color'] ),
			'text'       => self::readable( strtolower( $settings->values['background_color'] ), strtolower( $settings->values['text_color'] ) ),
			'font'       => null === $stylesheet || null === $font ? '' : "\"$font->family\"",
			'weight'     => null === $stylesheet ? self::WEIGHT : $weight,
			'stylesheet' => $stylesheet ?? '',
		);
	}

	/**
	 * Returns the shade of the icons' color for outlines and borders. Without an own background, the page's may be light or
	 * dark, and the shade is visible on both.
	 */
	public static function line( RatingSettings $settings, string $background = '' ): string {
		$on = '' === $background ? array( '#ffffff', '#000000' ) : array( strtolower( $background ) );
		return ColorPalette::shade( strtolower( $settings->values['icon_color'] ), ...$on );
	}

	/** Returns the owner's text color if it is readable on the owner's background; without a background, the page sets both. */
	private static function readable( string $background, string $text ): string {
		if ( '' === $background || ( '' !== $text && ColorPalette::contrast( $background, $text ) >= self::CONTRAST ) ) {
			return $text;
		}
		return ColorPalette::isDark( $background ) ? '#ffffff' : '#000000';
	}
}
