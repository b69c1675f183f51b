<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Log;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

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
		return Schema::object(
			array(
				'page'     => Schema::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
				'per_page' => Schema::integer()->min( 1 )->max( Limits::PER_PAGE )->default( 20 ),
				'filter'   => Schema::object(
					array(
						'status'    => Schema::oneOf( array( 'all', ...self::STATES ) )->default( 'all' ),
						'channel'   => Schema::oneOf( self::CHANNELS ),
						'survey_id' => Schema::id(),
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
		return Schema::record( self::light() )->named( 'Delivery' );
	}

	/** `sent` and `answered` are from the last attempt, with secrets masked; empty if there was none or it is not stored. */
	public static function full(): Shape {
		return Schema::record(
			self::light() + array(
				'sent'     => Schema::string(),
				'answered' => Schema::string(),
			)
		)->named( 'DeliveryDetails' );
	}

	public static function ids(): Shape {
		return Schema::object(
			array( 'delivery_ids' => Schema::list( Schema::id() )->min( 1 )->max( Limits::BULK_IDS )->required() )
		)->named( 'DeliveryIds' );
	}

	/** Permanently failed deliveries recorded on these days in the site's time zone, inclusive. */
	public static function span(): Shape {
		return Schema::object(
			array(
				'from'      => Schema::day()->required(),
				'to'        => Schema::day()->required(),
				'channel'   => Schema::oneOf( self::CHANNELS ),
				'survey_id' => Schema::id(),
			)
		)->named( 'DeliverySpan' );
	}

	public static function replayed(): Shape {
		return Schema::record( array( 'updated' => Schema::integer()->min( 0 ) ) )->named( 'ReplayedDeliveries' );
	}

	/** `waiting` are due now and not attempted yet. */
	public static function worked(): Shape {
		return Schema::record(
			array(
				'tried'   => Schema::integer()->min( 0 ),
				'waiting' => Schema::integer()->min( 0 ),
			)
		)->named( 'WorkedDeliveries' );
	}

	/** `target` is the address, or the id of the webhook or spreadsheet. `failing_since` is null while deliveries succeed. */
	public static function destination(): Shape {
		return Schema::record(
			array(
				'id'            => Schema::id(),
				'survey_id'     => Schema::id(),
				'channel'       => Schema::oneOf( self::CHANNELS ),
				'target'        => Schema::string(),
				'state'         => Schema::oneOf( self::DESTINATION_STATES ),
				'waiting'       => Schema::integer()->min( 0 ),
				'failing_since' => Schema::moment()->nullable(),
				'next_at'       => Schema::moment()->nullable(),
				'last_at'       => Schema::moment()->nullable(),
				'last_ok_at'    => Schema::moment()->nullable(),
				'last_status'   => Schema::integer()->min( 0 ),
				'last_message'  => Schema::string(),
			)
		)->named( 'Destination' );
	}

	public static function destinations(): Shape {
		return Schema::list( self::destination() )->named( 'Destinations' );
	}

	/** @return array<string, Shape> */
	private static function light(): array {
		return array(
			'id'           => Schema::id(),
			'channel'      => Schema::oneOf( self::CHANNELS ),
			'state'        => Schema::oneOf( self::STATES ),
			'survey_id'    => Schema::id(),
			'survey_title' => Schema::string(),
			'response_id'  => Schema::id(),
			'to'           => Schema::string(),
			'attempts'     => Schema::integer()->min( 0 ),
			'created_at'   => Schema::moment(),
			'tried_at'     => Schema::moment()->nullable(),
			'due_at'       => Schema::moment()->nullable(),
			'status'       => Schema::integer()->min( 0 ),
			'message'      => Schema::string(),
			'took'         => Schema::integer()->min( 0 ), // Milliseconds of the last attempt.
		);
	}
}
