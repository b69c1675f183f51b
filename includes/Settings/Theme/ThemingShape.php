<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Theme;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

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
		$text = Schema::string()->max( Limits::SHORT_TEXT )->default( '' );

		return Schema::object(
			array(
				'color_scheme'        => Schema::oneOf( self::SCHEMES )->default( 'light' ),
				'widget_color'        => self::color( '#ffffff' ),
				'text_color'          => self::color( '#23282D' ),
				'button_color'        => self::color( '#2D87F1' ),
				'widget_toggle_text'  => $text,
				'widget_toggle_icon'  => Schema::oneOf( self::ICONS )->default( 'field-userfeedback' ),
				'widget_toggle_color' => self::color( '#23282D' ),
				'font'                => Schema::object(
					array(
						'family' => $text,
						'weight' => $text,
					)
				)->default( array() ),
				'position'            => Schema::oneOf( self::POSITIONS )->default( 'bottom_right' ),
				'show_logo'           => Schema::boolean()->default( true ),
				'logo_type'           => Schema::oneOf( self::LOGOS )->default( 'none' ), // The credit line is opt-in for the owner.
				'custom_logo'         => Schema::string()->max( Limits::URL )->default( '' ),
				'skip_text'           => $text,
				'next_text'           => $text,
			)
		);
	}

	public static function color( string $default ): Shape {
		return Schema::string()->withKeyword( 'format', 'colour' )->default( $default );
	}
}
