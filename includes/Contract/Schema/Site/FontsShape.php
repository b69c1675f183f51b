<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Fonts available for a survey's theming and for the settings. */
final class FontsShape {

	/** Maximum number of results; `search` finds the others. */
	public const MOST = 100;

	public static function query(): Shape {
		return S::object( array( 'search' => S::string()->max( Limits::SHORT_TEXT )->default( '' ) ) )->named( 'FontSearch' );
	}

	public static function found(): Shape {
		$font = S::record(
			array(
				'family'   => S::string(),
				'weights'  => S::list( S::integer() ), // Upright weights, in hundreds.
				'is_local' => S::boolean(), // On the site already; others are downloaded once.
				'kept'     => S::list( S::integer() ), // Weights of a remote font that are already stored on the site.
			)
		)->named( 'Font' );

		return S::record(
			array(
				'items' => S::list( $font )->max( self::MOST ), // The site's own fonts first.
				'note'  => S::string(), // The effect of choosing a remote font, in the user's language.
			)
		)->named( 'FoundFonts' );
	}

	/** A font that POST fonts downloads to the site, once. */
	public static function choice(): Shape {
		return S::object(
			array(
				'family' => S::string()->min( 1 )->max( Limits::SHORT_TEXT )->required(),
				'weight' => S::string()->max( Limits::SHORT_TEXT )->default( '' ),
			)
		)->named( 'FontChoice' );
	}

	public static function kept(): Shape {
		return S::record(
			array(
				'is_kept' => S::boolean(), // Its files are stored on this site.
				'message' => S::string(), // Reason for a failure, or browsers' current behavior.
			)
		)->named( 'FontKept' );
	}
}
