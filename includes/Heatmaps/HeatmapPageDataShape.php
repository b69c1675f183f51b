<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data that a page prints for the heatmap scripts. */
final class HeatmapPageDataShape {

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
		return Schema::record(
			array(
				'page'      => HeatmapShape::key(),
				'nonce'     => Schema::string(),
				'sample'    => Schema::integer()->min( 1 )->max( 100 ),
				'consent'   => Schema::string(),
				'private'   => Schema::list( Schema::string() ),
				'rest'      => Schema::string(),
				'collector' => Schema::string(),
			)
		)->named( 'HeatmapCapture' );
	}

	/** `#userfeedback-heatmap-view`, on a page that an owner views with its heatmap. */
	public static function view(): Shape {
		return Schema::record(
			array(
				'map'   => HeatmapShape::map(),
				'mode'  => Schema::oneOf( array( 'clicks', 'scroll', 'both' ) ),
				'words' => Schema::record( array_fill_keys( self::WORDS, Schema::string() ) )->named( 'HeatmapWords' ),
			)
		)->named( 'HeatmapViewData' );
	}
}
