<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Heatmap;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Heatmap data for owners. Days are in the site's time zone. A missing end is today, a missing beginning 30 days earlier. */
final class HeatmapShape {

	/** By window width: below 600 pixels, below 1,024, and wider. */
	public const DEVICES = array( 'phone', 'tablet', 'desktop' );

	/** The page as an anonymous visitor sees it; any other value is a role's name. */
	public const VISITOR = 'visitor';

	/** Length of a map's `reach`: visits that saw at least 0, 5, 10 … 100% of the page's height. */
	public const REACH = 21;

	/** `p12` for a post, `front`, `blog`, `t7` for a term, `a-product` for an archive. Never a URL path. */
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
	 * `waiting` visits arrived since the last hourly aggregation, and are included. `roles` are those that a page can be viewed
	 * as, in addition to a visitor. `size_is_estimate` is true if the database can't report the exact size.
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
	 * `views`, `clicks` and everything below are for one kind of device; `devices` has the views of each. `fold_average` is the
	 * percentage of the page's height in view before scrolling. `other_clicks` are on elements beyond the limit that is stored
	 * for a page.
	 */
	public static function map(): Shape {
		$count = S::integer()->min( 0 );
		return S::record(
			array(
				'key'           => self::key(),
				'title'         => S::string(),
				'url'           => S::string()->nullable(), // Null if no one can open the page now.
				'from'          => S::day(),
				'to'            => S::day(),
				'device'        => S::oneOf( self::DEVICES ),
				'views'         => $count,
				'clicks'        => $count,
				'devices'       => self::devices(),
				'width_average' => $count->nullable(), // Pixels.
				'fold_average'  => S::integer()->min( 0 )->max( 100 )->nullable(),
				'reach'         => S::list( $count ), // REACH values.
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

	/** The page with its map, for the user who requested it and for ten minutes. */
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

	/** The most clicked first. A cell is 16 times its row plus its column. */
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
