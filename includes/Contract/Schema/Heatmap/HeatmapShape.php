<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Heatmap;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What owners read of heatmaps. Days are the site's; an end that is not named is today, a beginning 30 days before. */
final class HeatmapShape {

	/** By the width of the window: below 600 pixels, below 1,024, and the rest. */
	public const DEVICES = array( 'phone', 'tablet', 'desktop' );

	/** Who a page is shown to as nobody in particular; any other is the name of a role. */
	public const VISITOR = 'visitor';

	/** How many counts a map's `reach` has: visits that saw at least 0, 5, 10 … 100 % of the page's height. */
	public const REACH = 21;

	/** `p12` for a post, `front`, `blog`, `t7` for a term, `a-product` for an archive. Never a path of an address. */
	public static function key(): Shape {
		return S::string()->min( 1 )->max( 40 );
	}

	public static function listQuery(): Shape {
		return S::object(
			array(
				'page'     => S::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
				'per_page' => S::integer()->min( 1 )->max( Limits::PER_PAGE )->default( 10 ),
				'search'   => S::string()->max( Limits::SHORT_TEXT )->default( '' ),
				'orderby'  => S::oneOf( array( 'views', 'clicks', 'title', 'last_day' ) )->default( 'views' ),
				'order'    => S::oneOf( array( 'asc', 'desc' ) )->default( 'desc' ),
				'from'     => S::day(),
				'to'       => S::day(),
			)
		)->named( 'HeatmapListQuery' );
	}

	/**
	 * `waiting` visits came in since the last hourly fold, and are part of the numbers. `roles` are those that a page can
	 * be looked at as, besides as a visitor. `size_is_estimate` where the database cannot say how much it needs.
	 */
	public static function list(): Shape {
		return S::record(
			array(
				'items'            => S::list( self::row() ),
				'pagination'       => S::pagination(),
				'size_bytes'       => S::integer()->min( 0 ),
				'size_is_estimate' => S::boolean(),
				'waiting'          => S::integer()->min( 0 ),
				'roles'            => S::list(
					S::record(
						array(
							'name'  => S::string(),
							'label' => S::string(),
						)
					)->named( 'HeatmapRole' )
				),
			)
		)->named( 'HeatmapList' );
	}

	public static function mapQuery(): Shape {
		return S::object(
			array(
				'from'   => S::day(),
				'to'     => S::day(),
				'device' => S::oneOf( self::DEVICES )->default( 'desktop' ),
			)
		)->named( 'HeatmapQuery' );
	}

	/**
	 * `views`, `clicks` and all below are of one kind of device; `devices` has the views of each. `fold_average` is how
	 * much of the page's height was in view before anybody scrolled, in percent. `other_clicks` are on elements beyond
	 * the most that are kept of a page.
	 */
	public static function map(): Shape {
		$count = S::integer()->min( 0 );
		return S::record(
			array(
				'key'           => self::key(),
				'title'         => S::string(),
				'url'           => S::string()->nullable(), // Null where nobody can open the page now.
				'from'          => S::day(),
				'to'            => S::day(),
				'device'        => S::oneOf( self::DEVICES ),
				'views'         => $count,
				'clicks'        => $count,
				'devices'       => self::devices(),
				'width_average' => $count->nullable(), // Pixels.
				'fold_average'  => S::integer()->min( 0 )->max( 100 )->nullable(),
				'reach'         => S::list( $count ), // REACH of them.
				'elements'      => S::list( self::element() ),
				'other_clicks'  => $count,
			)
		)->named( 'HeatmapMap' );
	}

	public static function viewWish(): Shape {
		return S::object(
			array(
				'as'     => S::string()->min( 1 )->max( Limits::SHORT_TEXT )->default( self::VISITOR ),
				'device' => S::oneOf( self::DEVICES )->default( 'desktop' ),
				'from'   => S::day(),
				'to'     => S::day(),
			)
		)->named( 'HeatmapViewWish' );
	}

	/** The page itself with its map on it, for who asked and for ten minutes. */
	public static function view(): Shape {
		return S::record(
			array(
				'url'        => S::url(),
				'expires_at' => S::moment(),
			)
		)->named( 'HeatmapView' );
	}

	public static function keys(): Shape {
		return S::object(
			array( 'keys' => S::list( self::key() )->min( 1 )->max( Limits::BULK_IDS )->required() )
		)->named( 'HeatmapKeys' );
	}

	/** `skipped` have no heatmap. */
	public static function deleted(): Shape {
		return S::record(
			array(
				'updated' => S::list( self::key() ),
				'skipped' => S::list(
					S::record(
						array(
							'key'    => self::key(),
							'reason' => S::string(),
						)
					)->named( 'HeatmapSkipped' )
				),
			)
		)->named( 'HeatmapsDeleted' );
	}

	private static function row(): Shape {
		return S::record(
			array(
				'key'       => self::key(),
				'title'     => S::string(),
				'url'       => S::string()->nullable(),
				'views'     => S::integer()->min( 0 ),
				'clicks'    => S::integer()->min( 0 ),
				'first_day' => S::day(),
				'last_day'  => S::day(),
				'devices'   => self::devices(),
			)
		)->named( 'HeatmapPage' );
	}

	/** The most clicked first. A cell is 16 times its row and its column. */
	private static function element(): Shape {
		return S::record(
			array(
				'selector' => S::string(),
				'clicks'   => S::integer()->min( 0 ),
				'cells'    => S::list( S::list( S::integer()->min( 0 ) )->min( 2 )->max( 2 ) ), // [cell, count]
			)
		)->named( 'HeatmapElement' );
	}

	private static function devices(): Shape {
		return S::record( array_fill_keys( self::DEVICES, S::integer()->min( 0 ) ) )->named( 'HeatmapDevices' );
	}
}
