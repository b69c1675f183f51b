<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Messages for the owner: the inbox and dismissed notices. */
final class InboxShape {

	/** Stands for every notification in the inbox, in place of an id. */
	public const ALL = 'all';

	/** Class and name of each action. The code that creates a notification decides who may use it. */
	public const ACTIONS = array( 'results' => 'read' );

	/** A word, such as `first_response`, and a suffix to distinguish it from others of its kind. */
	public static function id(): Shape {
		return S::string()->max( 50 );
	}

	public static function state(): Shape {
		return S::record(
			array(
				'notifications' => S::list( self::one() ),
				'dismissed'     => S::list( self::one() ),
				'view_url'      => S::url(),
				'sidebar_url'   => S::url(),
			)
		)->named( 'Inbox' );
	}

	/** An action and its class: one of ACTIONS, and never the name of anything in PHP. */
	public static function actionBody(): Shape {
		return S::object(
			array(
				'class'  => S::oneOf( array_keys( self::ACTIONS ) )->required(),
				'action' => S::oneOf( array_values( self::ACTIONS ) )->required(),
			)
		)->named( 'InboxAction' );
	}

	public static function acted(): Shape {
		return S::record( array( 'redirect_to' => S::url() ) )->named( 'InboxActed' );
	}

	private static function one(): Shape {
		return S::record(
			array(
				'id'       => self::id(),
				'category' => S::string(),
				'icon'     => S::string(),
				'title'    => S::string(),
				'content'  => S::string(),
				'buttons'  => S::list( self::button() ),
			)
		)->named( 'InboxItem' );
	}

	/** `class` and `action` are present if the type is action. */
	private static function button(): Shape {
		return S::record(
			array(
				'text'        => S::string(),
				'type'        => S::oneOf( array( 'action', 'link' ) ),
				'url'         => S::string(),
				'is_external' => S::boolean(),
				'class'       => S::oneOf( array_keys( self::ACTIONS ) )->optional(),
				'action'      => S::oneOf( array_values( self::ACTIONS ) )->optional(),
			)
		)->named( 'InboxButton' );
	}
}
