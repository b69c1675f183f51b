<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\Fonts\Fonts;
use UserFeedback\PostRatings\Settings\RatingSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How ratings are drawn, as the shape RatingLook shows it. */
final class RatingLook {

	private const WEIGHT = 400;

	/** @return array{icon: string, color: string, background: string, text: string, font: string, weight: int, stylesheet: string} */
	public static function of( RatingSettings $settings ): array {
		$font       = Fonts::find( $settings->values['font']['family'] );
		$weight     = $font?->weight( $settings->values['font']['weight'] ) ?? self::WEIGHT;
		$stylesheet = $font?->stylesheet( $weight ); // None where it has left the site since, or is not on it yet.
		return array(
			'icon'       => RatingIcons::path( $settings->values['icon_id'] ),
			'color'      => strtolower( $settings->values['icon_color'] ),
			'background' => strtolower( $settings->values['background_color'] ),
			'text'       => strtolower( $settings->values['text_color'] ),
			'font'       => null === $stylesheet || null === $font ? '' : "\"$font->family\"",
			'weight'     => null === $stylesheet ? self::WEIGHT : $weight,
			'stylesheet' => $stylesheet ?? '',
		);
	}
}
