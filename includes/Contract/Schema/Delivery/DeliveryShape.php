<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Delivery;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deliveries of responses: content, recipient and result. */
final class DeliveryShape {

	/** `hook` is for other plugins of the site. */
	public const CHANNELS = array( 'email', 'webhook', 'google', 'hook' );

	/** `retrying` failed at least once and will be retried; `failed` is not retried, unless someone resends it. */
	public const STATES = array( 'waiting', 'retrying', 'delivered', 'failed' );

	/** `failing` pauses between attempts, longer each time; `off` gets nothing until an owner resumes it. */
	public const DESTINATION_STATES = array( 'ok', 'failing', 'off' );

	/** Newest first. For each state, at most 10,000 are counted and can be paged through. */
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
	 * `to` is the recipient: an address, or a webhook's name. `due_at` is the next attempt, if any. `status` is the recipient's
	 * HTTP status; 0 if it does not use HTTP or did not respond.
	 */
	public static function row(): Shape {
		return S::record( self::light() )->named( 'Delivery' );
	}

	/** `sent` and `answered` are from the last attempt, with secrets masked; empty if there was none or it is not stored. */
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

	/** Permanently failed deliveries recorded on these days in the site's time zone, inclusive. */
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

	/** `waiting` are due now and not attempted yet. */
	public static function worked(): Shape {
		return S::record(
			array(
				'tried'   => S::integer()->min( 0 ),
				'waiting' => S::integer()->min( 0 ),
			)
		)->named( 'WorkedDeliveries' );
	}

	/** `target` is the address, or the id of the webhook or spreadsheet. `failing_since` is null while deliveries succeed. */
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
			'took'         => S::integer()->min( 0 ), // Milliseconds of the last attempt.
		);
	}
}
