<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Heatmaps\HeatmapShape;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A browser's report on one page view, sent once when the visitor leaves the page. */
final class VisitShape {

	/**
	 * `page` and `nonce` are those printed in the page. Lengths are in CSS pixels; `reach` is the deepest share of the page
	 * that was in view.
	 */
	public static function body(): Shape {
		return Schema::object(
			array(
				'page'        => HeatmapShape::key()->required(),
				'nonce'       => Schema::string()->max( 200 )->required(),
				'width'       => Schema::integer()->min( 1 )->max( Limits::HEATMAP_PIXELS )->required(),
				'height'      => Schema::integer()->min( 1 )->max( Limits::HEATMAP_PIXELS )->required(),
				'page_height' => Schema::integer()->min( 1 )->max( Limits::HEATMAP_PIXELS )->required(),
				'reach'       => Schema::integer()->min( 0 )->max( 100 )->required(),
				'touch'       => Schema::boolean()->default( false ),
				'clicks'      => Schema::list( self::click() )->max( Limits::HEATMAP_CLICKS )->default( array() ),
			)
		)->named( 'HeatmapVisit' );
	}

	/** The element, and the column and row within it on a 16 × 16 grid. Heatmaps\Capture\ElementSelector defines selectors. */
	private static function click(): Shape {
		return Schema::list(
			Schema::either(
				Schema::string()->max( Limits::HEATMAP_SELECTOR ),
				Schema::integer()->min( 0 )->max( Limits::HEATMAP_GRID - 1 )
			)
		)->min( 3 )->max( 3 );
	}
}
