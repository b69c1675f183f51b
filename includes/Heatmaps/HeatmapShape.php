<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Heatmap data for owners. Days are in the site's time zone. A missing end is today, a missing beginning 30 days earlier. */
final class HeatmapShape {

	/** By window width: below 600 pixels, below 1,024, and wider. */
	public const DEVICES = array( 'phone', 'tablet', 'desktop' );

	/** The page as an anonymous visitor sees it; any other value is a role's name. */
	public const VISITOR = 'visitor';

	/** Length of a heatmap's `reach`: visits that saw at least 0, 5, 10 … 100% of the page's height. */
	public const REACH = 21;

	/** `p12` for a post, `front`, `blog`, `t7` for a term, `a-product` for an archive. Never a URL path. */
	public static function key(): Shape {
		return Schema::string()->min( 1 )->max( 40 );
	}

	public static function listQuery(): Shape {
		return Schema::object(
			array(
				'page'     => Schema::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
				'per_page' => Schema::integer()->min( 1 )->max( Limits::PER_PAGE )->default( 10 ),
				'search'   => Schema::string()->max( Limits::SHORT_TEXT )->default( '' ),
				'orderby'  => Schema::oneOf( array( 'views', 'clicks', 'title', 'last_day' ) )->default( 'views' ),
				'order'    => Schema::oneOf( array( 'asc', 'desc' ) )->default( 'desc' ),
				'from'     => Schema::day(),
				'to'       => Schema::day(),
			)
		)->named( 'HeatmapListQuery' );
	}

	/**
	 * `waiting` visits arrived since the last hourly aggregation, and are included. `roles` are those that a page can be viewed
	 * as, in addition to a visitor. `size_is_estimate` is true if the database can't report the exact size.
	 */
	public static function list(): Shape {
		return Schema::record(
			array(
				'items'            => Schema::list( self::row() ),
				'pagination'       => Schema::pagination(),
				'size_bytes'       => Schema::integer()->min( 0 ),
				'size_is_estimate' => Schema::boolean(),
				'waiting'          => Schema::integer()->min( 0 ),
				'roles'            => Schema::list(
					Schema::record(
						array(
							'name'  => Schema::string(),
							'label' => Schema::string(),
						)
					)->named( 'HeatmapRole' )
				),
			)
		)->named( 'HeatmapList' );
	}

	public static function mapQuery(): Shape {
		return Schema::object(
			array(
				'from'   => Schema::day(),
				'to'     => Schema::day(),
				'device' => Schema::oneOf( self::DEVICES )->default( 'desktop' ),
			)
		)->named( 'HeatmapQuery' );
	}

	/**
	 * `views`, `clicks` and everything below are for one kind of device; `devices` has the views of each. `fold_average` is the
	 * percentage of the page's height in view before scrolling. `other_clicks` are on elements beyond the limit that is stored
	 * for a page.
	 */
	public static function map(): Shape {
		$count = Schema::integer()->min( 0 );
		return Schema::record(
			array(
				'key'           => self::key(),
				'title'         => Schema::string(),
				'url'           => Schema::string()->nullable(), // Null if no one can open the page now.
				'from'          => Schema::day(),
				'to'            => Schema::day(),
				'device'        => Schema::oneOf( self::DEVICES ),
				'views'         => $count,
				'clicks'        => $count,
				'devices'       => self::devices(),
				'width_average' => $count->nullable(), // Pixels.
				'fold_average'  => Schema::integer()->min( 0 )->max( 100 )->nullable(),
				'reach'         => Schema::list( $count ), // REACH values.
				'elements'      => Schema::list( self::element() ),
				'other_clicks'  => $count,
			)
		)->named( 'HeatmapMap' );
	}

	public static function viewWish(): Shape {
		return Schema::object(
			array(
				'as'     => Schema::string()->min( 1 )->max( Limits::SHORT_TEXT )->default( self::VISITOR ),
				'device' => Schema::oneOf( self::DEVICES )->default( 'desktop' ),
				'from'   => Schema::day(),
				'to'     => Schema::day(),
			)
		)->named( 'HeatmapViewWish' );
	}

	/** The page with its heatmap, for the user who requested it and for ten minutes. */
	public static function view(): Shape {
		return Schema::record(
			array(
				'url'        => Schema::url(),
				'expires_at' => Schema::moment(),
			)
		)->named( 'HeatmapView' );
	}

	public static function keys(): Shape {
		return Schema::object(
			array( 'keys' => Schema::list( self::key() )->min( 1 )->max( Limits::BULK_IDS )->required() )
		)->named( 'HeatmapKeys' );
	}

	/** `skipped` have no heatmap. */
	public static function deleted(): Shape {
		return Schema::record(
			array(
				'updated' => Schema::list( self::key() ),
				'skipped' => Schema::list(
					Schema::record(
						array(
							'key'    => self::key(),
							'reason' => Schema::string(),
						)
					)->named( 'HeatmapSkipped' )
				),
			)
		)->named( 'HeatmapsDeleted' );
	}

	private static function row(): Shape {
		return Schema::record(
			array(
				'key'       => self::key(),
				'title'     => Schema::string(),
				'url'       => Schema::string()->nullable(),
				'views'     => Schema::integer()->min( 0 ),
				'clicks'    => Schema::integer()->min( 0 ),
				'first_day' => Schema::day(),
				'last_day'  => Schema::day(),
				'devices'   => self::devices(),
			)
		)->named( 'HeatmapPage' );
	}

	/** The most clicked first. A cell is 16 times its row plus its column. */
	private static function element(): Shape {
		return Schema::record(
			array(
				'selector' => Schema::string(),
				'clicks'   => Schema::integer()->min( 0 ),
				'cells'    => Schema::list( Schema::list( Schema::integer()->min( 0 ) )->min( 2 )->max( 2 ) ), // [cell, count]
			)
		)->named( 'HeatmapElement' );
	}

	private static function devices(): Shape {
		return Schema::record( array_fill_keys( self::DEVICES, Schema::integer()->min( 0 ) ) )->named( 'HeatmapDevices' );
	}
}
