<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Widget;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Survey\ThemingShape;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How the widget draws a survey and its questions: what the owner chose, as far as it is in force. Colours are `#rrggbb`. */
final class LookShape {

	/** Side of an icon beside an option, in pixels. */
	public const ICON_PIXELS = array(
		'large'  => 24,
		'medium' => 20,
		'small'  => 16,
	);

	/** Icons are SVG paths on a 24 × 24 grid, drawn with a line. An empty text is the widget's own. */
	public static function ofSurvey(): Shape {
		return S::record(
			array(
				'style'      => S::string(), // Custom properties and their values, as in a style; empty for those of styles.css.
				'dark'       => S::string(), // The same for a survey that matches its page, where that is dark; empty where it does not.
				'position'   => S::oneOf( ThemingShape::POSITIONS ), // Of a survey that floats.
				'icon'       => S::string(), // Of the toggle.
				'label'      => S::string(), // Of the toggle.
				'stylesheet' => S::string(), // Address from which the font comes.
				'logo'       => S::oneOf( ThemingShape::LOGOS ),
				'image'      => S::string(), // Address of a custom logo.
				'skip'       => S::string(),
				'next'       => S::string(),
				'minimized'  => S::boolean(), // It starts so, until the visitor has opened it.
			)
		)->named( 'WidgetLook' );
	}

	/** @return array<string, Shape> properties of a question that are about its look. */
	public static function ofQuestion(): array {
		return array(
			'images'     => S::list( S::string() ), // Addresses, one for each option of an image-radio question; else none.
			'icons'      => S::list( S::string() ), // Paths, one for each option of an icon-choice question; else none.
			'icon_color' => S::string(),
			'icon_size'  => S::integer(), // Pixels.
			'randomize'  => S::boolean(), // Options in another order for each visitor.
		);
	}
}
