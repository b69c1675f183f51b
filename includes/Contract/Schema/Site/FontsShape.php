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
				'is_local' => S::boolean(), // The site has it itself; any other is asked of another company.
			)
		)->named( 'Font' );

		return S::record(
			array(
				'items' => S::list( $font )->max( self::MOST ), // Those of the site first.
				'note'  => S::string(), // What a font that is not local sends to another company, in the reader's language.
			)
		)->named( 'FoundFonts' );
	}
}
