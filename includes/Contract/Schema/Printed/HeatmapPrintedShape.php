<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Printed;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Heatmap\HeatmapShape;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a page tells the scripts of heatmaps. */
final class HeatmapPrintedShape {

	/** What the overlay says to the owner. Those with %s have a number in it, or a number with a percent sign. */
	private const WORDS = array(
		'title',      // Name of the bar for assistive technology.
		'mode',
		'clicks',
		'scroll',
		'both',
		'one_click',
		'some_clicks', // %s: how many.
		'views',       // %s: how many.
		'fold',        // Beside the line of the average fold.
		'reached',     // %s: share of the visits that saw the page down to this line.
		'few',         // Beside the end of the scale of colours where few clicks are.
		'many',
		'elements',
		'here',
		'hidden',
		'gone',
		'other',       // %s: how many clicks are on elements beyond those that are kept.
		'none',
		'picture',
		'no_picture',
		'close',
	);

	/**
	 * `#userfeedback-heatmap`, on pages of which visits are kept. `consent` is the category of the WP Consent API that is
	 * waited for, empty for none; `rest` is the root of userfeedback/v1 with a slash at its end, `collector` empty where
	 * REST alone takes visits.
	 */
	public static function capture(): Shape {
		return S::record(
			array(
				'page'      => HeatmapShape::key(),
				'nonce'     => S::string(),
				'sample'    => S::integer()->min( 1 )->max( 100 ),
				'consent'   => S::string(),
				'private'   => S::list( S::string() ),
				'rest'      => S::string(),
				'collector' => S::string(),
			)
		)->named( 'HeatmapCapture' );
	}

	/** `#userfeedback-heatmap-view`, on a page that an owner looks at with its map. */
	public static function view(): Shape {
		return S::record(
			array(
				'map'   => HeatmapShape::map(),
				'mode'  => S::oneOf( array( 'clicks', 'scroll', 'both' ) ),
				'words' => S::record( array_fill_keys( self::WORDS, S::string() ) )->named( 'HeatmapWords' ),
			)
		)->named( 'HeatmapViewData' );
	}
}
