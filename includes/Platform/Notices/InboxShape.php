<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Notices;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Messages for the owner: the inbox and dismissed notices. */
final class InboxShape {

	/** Stands for every message in the inbox, in place of an id. */
	public const ALL = 'all';

	/** Class and name of each action. The code that creates a message decides who may use it. */
	public const ACTIONS = array( 'results' => 'read' );

	/** A word, such as `first_response`, and a suffix to distinguish it from others of its kind. */
	public static function id(): Shape {
		return Schema::string()->max( 50 );
	}

	public static function state(): Shape {
		return Schema::record(
			array(
				'notifications' => Schema::list( self::one() ),
				'dismissed'     => Schema::list( self::one() ),
				'view_url'      => Schema::url(),
				'sidebar_url'   => Schema::url(),
			)
		)->named( 'Inbox' );
	}

	/** An action and its class: one of ACTIONS, and never the name of anything in PHP. */
	public static function actionBody(): Shape {
		return Schema::object(
			array(
				'class'  => Schema::oneOf( array_keys( self::ACTIONS ) )->required(),
				'action' => Schema::oneOf( array_values( self::ACTIONS ) )->required(),
			)
		)->named( 'InboxAction' );
	}

	public static function acted(): Shape {
		return Schema::record( array( 'redirect_to' => Schema::url() ) )->named( 'InboxActed' );
	}

	private static function one(): Shape {
		return Schema::record(
			array(
				'id'       => self::id(),
				'category' => Schema::string(),
				'icon'     => Schema::string(),
				'title'    => Schema::string(),
				'content'  => Schema::string(),
				'buttons'  => Schema::list( self::button() ),
			)
		)->named( 'InboxItem' );
	}

	/** `class` and `action` are present if the type is action. */
	private static function button(): Shape {
		return Schema::record(
			array(
				'text'        => Schema::string(),
				'type'        => Schema::oneOf( array( 'action', 'link' ) ),
				'url'         => Schema::string(),
				'is_external' => Schema::boolean(),
				'class'       => Schema::oneOf( array_keys( self::ACTIONS ) )->optional(),
				'action'      => Schema::oneOf( array_values( self::ACTIONS ) )->optional(),
			)
		)->named( 'InboxButton' );
	}
}
