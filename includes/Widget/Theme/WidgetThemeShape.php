<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Theme;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Settings\Theme\ThemingShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The theme of a survey and its questions in the widget: the owner's choices that are in effect. Colors are `#rrggbb`. */
final class WidgetThemeShape {

	/** Icons are SVG paths on a 24 × 24 grid, drawn as outlines. An empty text means the widget's own. */
	public static function ofSurvey(): Shape {
		return Schema::record(
			array(
				'style'      => Schema::string(), // Custom properties and values, in CSS syntax; empty to use those of styles.css.
				'dark'       => Schema::string(), // The same for a survey that matches a dark page; empty if it doesn't match pages.
				'position'   => Schema::oneOf( ThemingShape::POSITIONS ), // For a pop-up survey.
				'icon'       => Schema::string(), // Icon of the toggle.
				'label'      => Schema::string(), // Text of the toggle.
				'stylesheet' => Schema::string(), // URL that the font is loaded from.
				'logo'       => Schema::oneOf( ThemingShape::LOGOS ),
				'image'      => Schema::string(), // URL of a custom logo.
				'skip'       => Schema::string(),
				'next'       => Schema::string(),
				'minimized'  => Schema::boolean(), // Starts minimized until the visitor opens it.
			)
		)->named( 'WidgetLook' );
	}

	/** @return array<string, Shape> properties of a question's look. */
	public static function ofQuestion(): array {
		return array(
			'images'     => Schema::list( Schema::string() ), // URLs, one for each option of an image-radio question; else empty.
			'icons'      => Schema::list( Schema::string() ), // Paths, one for each option of an icon-choice question; else empty.
			'icon_color' => Schema::string(),
			'icon_size'  => Schema::integer(), // Pixels.
			'randomize'  => Schema::boolean(), // Random order of options for each visitor.
		);
	}
}
