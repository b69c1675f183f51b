<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Widget;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Survey\ThemingShape;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The look of a survey and its questions in the widget: the owner's choices that are in effect. Colors are `#rrggbb`. */
final class LookShape {

	/** Size of an icon next to an option, in pixels. */
	public const ICON_PIXELS = array(
		'large'  => 24,
		'medium' => 20,
		'small'  => 16,
	);

	/** Icons are SVG paths on a 24 × 24 grid, drawn as outlines. An empty text means the widget's own. */
	public static function ofSurvey(): Shape {
		return S::record(
			array(
				'style'      => S::string(), // Custom properties and values, in CSS syntax; empty to use those of styles.css.
				'dark'       => S::string(), // The same for a survey that matches a dark page; empty if it doesn't match pages.
				'position'   => S::oneOf( ThemingShape::POSITIONS ), // For a pop-up survey.
				'icon'       => S::string(), // Icon of the toggle.
				'label'      => S::string(), // Text of the toggle.
				'stylesheet' => S::string(), // URL that the font is loaded from.
				'logo'       => S::oneOf( ThemingShape::LOGOS ),
				'image'      => S::string(), // URL of a custom logo.
				'skip'       => S::string(),
				'next'       => S::string(),
				'minimized'  => S::boolean(), // Starts minimized until the visitor opens it.
			)
		)->named( 'WidgetLook' );
	}

	/** @return array<string, Shape> properties of a question's look. */
	public static function ofQuestion(): array {
		return array(
			'images'     => S::list( S::string() ), // URLs, one for each option of an image-radio question; else empty.
			'icons'      => S::list( S::string() ), // Paths, one for each option of an icon-choice question; else empty.
			'icon_color' => S::string(),
			'icon_size'  => S::integer(), // Pixels.
			'randomize'  => S::boolean(), // Random order of options for each visitor.
		);
	}
}
