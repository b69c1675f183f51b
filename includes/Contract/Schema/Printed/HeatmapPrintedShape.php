<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Printed;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Heatmap\HeatmapShape;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data that a page prints for the heatmap scripts. */
final class HeatmapPrintedShape {

	/** The overlay's texts for the owner. In those with %s, it is a number, possibly with a percent sign. */
	private const WORDS = array(
		'title',      // Name of the bar for assistive technology.
		'mode',
		'clicks',
		'scroll',
		'both',
		'one_click',
		'some_clicks', // %s: how many.
		'views',       // %s: how many.
		'fold',        // Next to the line of the average fold.
		'reached',     // %s: share of visits that saw the page down to this line.
		'few',         // At the low end of the color scale.
		'many',
		'elements',
		'here',
		'hidden',
		'gone',
		'other',       // %s: clicks on elements beyond the stored limit.
		'none',
		'picture',
		'no_picture',
		'close',
	);

	/**
	 * `#userfeedback-heatmap`, on recorded pages. `consent` is the WP Consent API category required first, empty for none.
	 * `rest` is the root of userfeedback/v1 with a trailing slash. `collector` is empty if only REST accepts visits.
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

	/** `#userfeedback-heatmap-view`, on a page that an owner views with its heatmap. */
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
