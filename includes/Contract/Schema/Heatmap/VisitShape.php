<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Heatmap;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a visitor's browser tells of one view of a page, once, when the page is left. */
final class VisitShape {

	/**
	 * `page` and `nonce` are those that the page was printed with. Lengths are pixels of CSS; `reach` is the deepest share
	 * of the page that was in view.
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

	/** The element, and where in it: a column and a row of a grid of 16. What a selector is Heatmaps\Capture\Selector says. */
	private static function click(): Shape {
		return S::list(
			S::either(
				S::string()->max( Limits::HEATMAP_SELECTOR ),
				S::integer()->min( 0 )->max( Limits::HEATMAP_GRID - 1 )
			)
		)->min( 3 )->max( 3 );
	}
}
