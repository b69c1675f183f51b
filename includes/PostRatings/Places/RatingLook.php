<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\Fonts\Fonts;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\Widget\Look\Tones;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How ratings are drawn, as the shape RatingLook shows it. */
final class RatingLook {

	private const WEIGHT = 400;

	/** WCAG's for texts. */
	private const CONTRAST = 4.5;

	/**
	 * @return array{icon: string, color: string, line: string, background: string, text: string, font: string, weight: int,
	 *     stylesheet: string}
	 */
	public static function of( RatingSettings $settings ): array {
		$font       = Fonts::find( $settings->values['font']['family'] );
		$weight     = $font?->weight( $settings->values['font']['weight'] ) ?? self::WEIGHT;
		$stylesheet = $font?->stylesheet( $weight ); // None where it has left the site since, or is not on it yet.
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
	 * The shade of the icons' color for outlines and borders. On a page's own background, which may be light or dark, it
	 * can be seen on both.
	 */
	public static function line( RatingSettings $settings, string $background = '' ): string {
		$on = '' === $background ? array( '#ffffff', '#000000' ) : array( strtolower( $background ) );
		return Tones::shade( strtolower( $settings->values['icon_color'] ), ...$on );
	}

	/** The owner's colour of texts, unless it cannot be read on the owner's background; without one both are the page's matter. */
	private static function readable( string $background, string $text ): string {
		if ( '' === $background || ( '' !== $text && Tones::contrast( $background, $text ) >= self::CONTRAST ) ) {
			return $text;
		}
		return Tones::isDark( $background ) ? '#ffffff' : '#000000';
	}
}
