<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Theme;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Fonts available for a survey's theming and for the settings. */
final class FontsShape {

	/** Maximum number of results; `search` finds the others. */
	public const MOST = 100;

	public static function query(): Shape {
		return Schema::object( array( 'search' => Schema::string()->max( Limits::SHORT_TEXT )->default( '' ) ) )->named( 'FontSearch' );
	}

	public static function found(): Shape {
		$font = Schema::record(
			array(
				'family'   => Schema::string(),
				'weights'  => Schema::list( Schema::integer() ), // Upright weights, in hundreds.
				'is_local' => Schema::boolean(), // On the site already; others are downloaded once.
				'kept'     => Schema::list( Schema::integer() ), // Weights of a remote font that are already stored on the site.
			)
		)->named( 'Font' );

		return Schema::record(
			array(
				'items' => Schema::list( $font )->max( self::MOST ), // The site's own fonts first.
				'note'  => Schema::string(), // The effect of choosing a remote font, in the user's language.
			)
		)->named( 'FoundFonts' );
	}

	/** A font that POST fonts downloads to the site, once. */
	public static function choice(): Shape {
		return Schema::object(
			array(
				'family' => Schema::string()->min( 1 )->max( Limits::SHORT_TEXT )->required(),
				'weight' => Schema::string()->max( Limits::SHORT_TEXT )->default( '' ),
			)
		)->named( 'FontChoice' );
	}

	public static function kept(): Shape {
		return Schema::record(
			array(
				'is_kept' => Schema::boolean(), // Its files are stored on this site.
				'message' => Schema::string(), // Reason for a failure, or browsers' current behavior.
			)
		)->named( 'FontKept' );
	}
}
