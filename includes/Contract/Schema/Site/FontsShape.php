<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The fonts that may be saved in a survey's theming and in the settings. */
final class FontsShape {

	/** At most so many are answered; `search` finds the others. */
	public const MOST = 100;

	public static function query(): Shape {
		return S::object( array( 'search' => S::string()->max( Limits::SHORT_TEXT )->default( '' ) ) )->named( 'FontSearch' );
	}

	public static function found(): Shape {
		$font = S::record(
			array(
				'family'   => S::string(),
				'weights'  => S::list( S::integer() ), // Upright ones, in hundreds.
				'is_local' => S::boolean(), // The site has it itself; any other is downloaded to it once.
				'kept'     => S::list( S::integer() ), // Weights of one that is not local which are on the site already.
			)
		)->named( 'Font' );

		return S::record(
			array(
				'items' => S::list( $font )->max( self::MOST ), // Those of the site first.
				'note'  => S::string(), // What choosing one that is not local makes the site do, in the reader's language.
			)
		)->named( 'FoundFonts' );
	}

	/** What POST fonts downloads to the site, once. */
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
				'is_kept' => S::boolean(), // Its files are on this site now.
				'message' => S::string(), // Why not, or what visitors' browsers do now.
			)
		)->named( 'FontKept' );
	}
}
