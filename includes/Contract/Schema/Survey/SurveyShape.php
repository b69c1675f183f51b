<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Survey;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;
use UserFeedback\Editions\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey as the admin app reads and saves it. */
final class SurveyShape {

	public const STATUSES = array( 'publish', 'draft', 'trash' );
	public const TYPES    = array( 'survey', 'nps' );

	/** Columns that a list can be sorted by. */
	public const ORDER = array( 'id', 'title', 'status', 'created_at', 'publish_at', 'responses_count', 'place' );

	/** Heavy columns, returned only if `select` asks for them. Light ones are always present. */
	public const HEAVY = array( 'questions', 'settings', 'notifications' );

	private const LIGHT = array( 'title', 'status', 'type', 'created_at', 'publish_at', 'responses_count', 'version' );

	private const SELECTABLE = array( 'id', ...self::LIGHT, ...self::HEAVY, ...ListedShape::PARTS );

	public static function listQuery(): Shape {
		return S::object(
			array(
				'page'     => S::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
				'per_page' => S::integer()->min( -1 )->max( Limits::PER_PAGE )->default( 10 ),
				'orderby'  => S::oneOf( self::ORDER )->default( 'id' ),
				'order'    => S::oneOf( array( 'asc', 'desc' ) )->default( 'desc' ),
				'select'   => S::list( S::oneOf( self::SELECTABLE ) )->max( count( self::SELECTABLE ) )->default( array() ),
				'filter'   => S::object(
					array( 'status' => S::oneOf( array( 'all', 'publish', 'scheduled', 'draft', 'trash' ) ) )
				)->default( array() ),
				'search'   => S::string()->max( Limits::SURVEY_TITLE )->default( '' ),
			)
		)->named( 'SurveyListQuery' );
	}

	public static function row(): Shape {
		return S::record(
			self::light() + ListedShape::parts() + array(
				'questions'     => S::list( QuestionShape::stored() )->optional(),
				'settings'      => SurveySettingsShape::stored()->optional(),
				'notifications' => NotificationsShape::stored()->optional(),
			)
		)->named( 'SurveyRow' );
	}

	/** Users who may only view results get no `notifications`, which contain addresses and URLs that are secrets themselves. */
	public static function full(): Shape {
		return S::record(
			self::light() + array(
				'questions'     => S::list( QuestionShape::stored() ),
				'settings'      => SurveySettingsShape::stored(),
				'notifications' => NotificationsShape::stored()->optional(),
				'template'      => S::string(), // Key of the template it was based on, or TemplateShape::DRAFTED; empty for none.
				'impressions'   => S::integer()->min( 0 ),
				'cookie_name'   => S::string(),
				'changed'       => self::lastChange()->nullable(),
			)
		)->named( 'Survey' );
	}

	/**
	 * Input from the builder. Read-only properties may be sent back; they are dropped. A property that is not sent stays
	 * unchanged in an update, and gets its default in a new survey.
	 */
	public static function draft(): Shape {
		return S::object(
			array(
				'id'              => S::id(),
				'title'           => S::string()->max( Limits::SURVEY_TITLE )->required(),
				'status'          => S::oneOf( self::STATUSES ),
				'type'            => S::oneOf( self::TYPES ),
				'questions'       => S::list( QuestionShape::draft() )->max( Limits::QUESTIONS ),
				'settings'        => SurveySettingsShape::draft(),
				'notifications'   => NotificationsShape::draft(),
				'template'        => S::string()->max( Limits::SHORT_TEXT ),
				'publish_at'      => S::moment()->nullable(),
				'version'         => S::integer()->min( 1 ),
				// Identifies a survey to be created: a repeat with the same token creates no other.
				'token'           => S::uuid(),
				'redirect_route'  => S::oneOf( array( 'surveys-index' ) ),
				'created_at'      => S::any()->readOnly(),
				'responses_count' => S::any()->readOnly(),
				'impressions'     => S::any()->readOnly(),
				'cookie_name'     => S::any()->readOnly(),
				'changed'         => S::any()->readOnly(),
			)
		)->named( 'SurveyDraft' );
	}

	public static function saved(): Shape {
		return S::record(
			array(
				'survey'    => self::full(),
				'published' => S::boolean(),
				'message'   => S::string(),
				'was_there' => S::boolean(), // The token had already been used to create it: nothing was stored.
			)
		)->named( 'SurveySaved' );
	}

	public static function ids(): Shape {
		return S::object( self::chosen() )->named( 'SurveyIds' );
	}

	/**
	 * `status` lets a user undo a move to the trash and restore the earlier status. Publishing also requires permission to
	 * edit.
	 */
	public static function restored(): Shape {
		return S::object(
			self::chosen() + array( 'status' => S::oneOf( array( 'draft', 'publish' ) )->default( 'draft' ) )
		)->named( 'SurveysRestored' );
	}

	/** Moves a survey among the published ones. `place` is its position as the owner saw it, to prevent moving it twice. */
	public static function move(): Shape {
		return S::object(
			array(
				'to'    => S::oneOf( array( 'top', 'up', 'down' ) )->required(),
				'place' => S::integer()->min( 1 )->required(),
			)
		)->named( 'SurveyMove' );
	}

	/** Its new position; the first one is 1. */
	public static function moved(): Shape {
		return S::record(
			array(
				'id'    => S::id(),
				'place' => S::integer()->min( 1 ),
			)
		)->named( 'SurveyMoved' );
	}

	/** Defaults for a survey's first save, for anything that is not sent. */
	public static function defaults(): Shape {
		return S::record(
			array(
				'settings'      => SurveySettingsShape::stored(),
				'notifications' => NotificationsShape::stored(),
			)
		)->named( 'SurveyDefaults' );
	}

	/** The result of a bulk action: each id is in one of the two lists. */
	public static function bulkResult(): Shape {
		return S::record(
			array(
				'updated' => S::list( S::id() ),
				'skipped' => S::list(
					S::record(
						array(
							'id'     => S::id(),
							'reason' => S::string(),
						)
					)
				),
			)
		)->named( 'BulkResult' );
	}

	public static function copied(): Shape {
		return S::record( array( 'id' => S::id() ) )->named( 'SurveyCopied' );
	}

	/** Null for a survey that hasn't changed since this was introduced. */
	private static function lastChange(): Shape {
		return S::record(
			array(
				'at'      => S::moment(),
				'user_id' => S::integer()->min( 0 ), // 0 if no one was logged in.
				'name'    => S::string(), // Display name; empty for a deleted user.
			)
		)->named( 'LastChange' );
	}

	/** @return array<string, Shape> */
	private static function chosen(): array {
		return array( 'survey_ids' => S::list( S::id() )->min( 1 )->max( Limits::BULK_IDS )->required() );
	}

	/** @return array<string, Shape> */
	private static function light(): array {
		return array(
			'id'              => S::id(),
			'title'           => S::string(),
			'status'          => S::oneOf( self::STATUSES ),
			'type'            => S::oneOf( self::TYPES ),
			'created_at'      => S::moment(),
			'publish_at'      => S::moment()->nullable(),
			'responses_count' => S::integer()->min( 0 ),
			'version'         => S::integer()->min( 1 ),
			// Features it uses that this edition lacks. It is paused and stays unchanged.
			'missing_parts'   => S::list( S::oneOf( array_column( Feature::cases(), 'value' ) ) )->optional(),
		);
	}
}
