<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Survey;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey's design. Colors must be `#rgb` or `#rrggbb`, because they are printed in a style. */
final class ThemingShape {

	/** `auto` is light or dark, whichever matches the page that shows the survey. */
	public const SCHEMES   = array( 'light', 'dark', 'auto', 'custom' );
	public const POSITIONS = array( 'bottom_left', 'bottom_right', 'middle_left', 'middle_right' );
	public const ICONS     = array(
		'field-userfeedback',
		'field-smile',
		'field-mail-open',
		'field-hand-star',
		'field-comments',
		'field-comment-star',
		'field-comment-heart',
		'field-comment-edit',
		'field-chevron-down',
	);
	public const LOGOS     = array( 'userfeedback', 'custom', 'none' );

	/** An empty text means the widget's own in the page's language; an empty font means the page's, any other is from GET fonts. */
	public static function shape(): Shape {
		$text = S::string()->max( Limits::SHORT_TEXT )->default( '' );

		return S::object(
			array(
				'color_scheme'        => S::oneOf( self::SCHEMES )->default( 'light' ),
				'widget_color'        => self::colour( '#ffffff' ),
				'text_color'          => self::colour( '#23282D' ),
				'button_color'        => self::colour( '#2D87F1' ),
				'widget_toggle_text'  => $text,
				'widget_toggle_icon'  => S::oneOf( self::ICONS )->default( 'field-userfeedback' ),
				'widget_toggle_color' => self::colour( '#23282D' ),
				'font'                => S::object(
					array(
						'family' => $text,
						'weight' => $text,
					)
				)->default( array() ),
				'position'            => S::oneOf( self::POSITIONS )->default( 'bottom_right' ),
				'show_logo'           => S::boolean()->default( true ),
				'logo_type'           => S::oneOf( self::LOGOS )->default( 'none' ), // The credit line is opt-in for the owner.
				'custom_logo'         => S::string()->max( Limits::URL )->default( '' ),
				'skip_text'           => $text,
				'next_text'           => $text,
			)
		);
	}

	public static function colour( string $default ): Shape {
		return S::string()->withKeyword( 'format', 'colour' )->default( $default );
	}
}
