<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Heatmap;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A browser's report on one page view, sent once when the visitor leaves the page. */
final class VisitShape {

	/**
	 * `page` and `nonce` are those printed in the page. Lengths are in CSS pixels; `reach` is the deepest share of the page
	 * that was in view.
	 */
	public static function body(): Shape {
		return S::object(
			array(
				'page'        => HeatmapShape::key()->required(),
				'nonce'       => S::string()->max( 200 )->required(),
				'width'       => S::integer()->min( 1 )->max( Limits::HEATMAP_PIXELS )->required(),
				'height'      => S::integer()->min( 1 )->max( Limits::HEATMAP_PIXELS )->required(),
				'page_height' => S::integer()->min( 1 )->max( Limits::HEATMAP_PIXELS )->required(),
				'reach'       => S::integer()->min( 0 )->max( 100 )->required(),
				'touch'       => S::boolean()->default( false ),
				'clicks'      => S::list( self::click() )->max( Limits::HEATMAP_CLICKS )->default( array() ),
			)
		)->named( 'HeatmapVisit' );
	}

	/** The element, and the column and row within it on a 16 × 16 grid. Heatmaps\Capture\Selector defines selectors. */
	private static function click(): Shape {
		return S::list(
			S::either(
				S::string()->max( Limits::HEATMAP_SELECTOR ),
				S::integer()->min( 0 )->max( Limits::HEATMAP_GRID - 1 )
			)
		)->min( 3 )->max( 3 );
	}
}
