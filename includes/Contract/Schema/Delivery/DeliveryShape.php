<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Delivery;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What was told of responses, to whom, and how that went. */
final class DeliveryShape {

	/** `hook` is what other plugins of the site hear. */
	public const CHANNELS = array( 'email', 'webhook', 'google', 'hook' );

	/** `retrying` failed at least once and is tried again; `failed` is not, unless somebody asks for it. */
	public const STATES = array( 'waiting', 'retrying', 'delivered', 'failed' );

	/** `failing` rests between tries that grow rarer; `off` gets nothing until an owner resumes it. */
	public const DESTINATION_STATES = array( 'ok', 'failing', 'off' );

	/** Newest first. Of each state 10,000 are counted, and can be paged through, at most. */
	public static function listQuery(): Shape {
		return S::object(
			array(
				'page'     => S::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
				'per_page' => S::integer()->min( 1 )->max( Limits::PER_PAGE )->default( 20 ),
				'filter'   => S::object(
					array(
						'status'    => S::oneOf( array( 'all', ...self::STATES ) )->default( 'all' ),
						'channel'   => S::oneOf( self::CHANNELS ),
						'survey_id' => S::id(),
					)
				)->default( array() ),
			)
		)->named( 'DeliveryListQuery' );
	}

	/**
	 * `to` names whom: an address, or the name of a webhook. `due_at` is the next try, where there is one. `status` is what
	 * the other side answered, as HTTP counts it; 0 where it does not speak HTTP or did not answer.
	 */
	public static function row(): Shape {
		return S::record( self::light() )->named( 'Delivery' );
	}

	/** `sent` and `answered` are of the last try, with secrets masked; empty where there was none, or where it is not kept. */
	public static function full(): Shape {
		return S::record(
			self::light() + array(
				'sent'     => S::string(),
				'answered' => S::string(),
			)
		)->named( 'DeliveryDetails' );
	}

	public static function ids(): Shape {
		return S::object(
			array( 'delivery_ids' => S::list( S::id() )->min( 1 )->max( Limits::BULK_IDS )->required() )
		)->named( 'DeliveryIds' );
	}

	/** Those that failed for good and were noted on these days of the site, first and last included. */
	public static function span(): Shape {
		return S::object(
			array(
				'from'      => S::day()->required(),
				'to'        => S::day()->required(),
				'channel'   => S::oneOf( self::CHANNELS ),
				'survey_id' => S::id(),
			)
		)->named( 'DeliverySpan' );
	}

	public static function replayed(): Shape {
		return S::record( array( 'updated' => S::integer()->min( 0 ) ) )->named( 'ReplayedDeliveries' );
	}

	/** `waiting` are due now and not yet tried. */
	public static function worked(): Shape {
		return S::record(
			array(
				'tried'   => S::integer()->min( 0 ),
				'waiting' => S::integer()->min( 0 ),
			)
		)->named( 'WorkedDeliveries' );
	}

	/** `target` is the address, the id of the webhook or of the spreadsheet. `failing_since` is null while all is well. */
	public static function destination(): Shape {
		return S::record(
			array(
				'id'            => S::id(),
				'survey_id'     => S::id(),
				'channel'       => S::oneOf( self::CHANNELS ),
				'target'        => S::string(),
				'state'         => S::oneOf( self::DESTINATION_STATES ),
				'waiting'       => S::integer()->min( 0 ),
				'failing_since' => S::moment()->nullable(),
				'next_at'       => S::moment()->nullable(),
				'last_at'       => S::moment()->nullable(),
				'last_ok_at'    => S::moment()->nullable(),
				'last_status'   => S::integer()->min( 0 ),
				'last_message'  => S::string(),
			)
		)->named( 'Destination' );
	}

	public static function destinations(): Shape {
		return S::list( self::destination() )->named( 'Destinations' );
	}

	/** @return array<string, Shape> */
	private static function light(): array {
		return array(
			'id'           => S::id(),
			'channel'      => S::oneOf( self::CHANNELS ),
			'state'        => S::oneOf( self::STATES ),
			'survey_id'    => S::id(),
			'survey_title' => S::string(),
			'response_id'  => S::id(),
			'to'           => S::string(),
			'attempts'     => S::integer()->min( 0 ),
			'created_at'   => S::moment(),
			'tried_at'     => S::moment()->nullable(),
			'due_at'       => S::moment()->nullable(),
			'status'       => S::integer()->min( 0 ),
			'message'      => S::string(),
			'took'         => S::integer()->min( 0 ), // Milliseconds of the last try.
		);
	}
}
