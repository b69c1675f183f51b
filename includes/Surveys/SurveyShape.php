<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\Live\Versions\VersionShape;
use UserFeedback\Surveys\Questions\Quotas\QuotaShape;
use UserFeedback\Surveys\Questions\QuestionShape;
use UserFeedback\Surveys\Settings\NotificationsShape;
use UserFeedback\Surveys\Settings\SurveySettingsShape;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey as the admin app reads and saves it. */
final class SurveyShape {

	public const STATUSES = array( 'publish', 'draft', 'trash' );
	public const TYPES    = Survey::TYPES;

	/** Columns that a list can be sorted by. */
	public const ORDER = array( 'id', 'title', 'status', 'created_at', 'publish_at', 'responses_count', 'place' );

	/** Heavy columns, returned only if `select` asks for them. Light ones are always present. */
	public const HEAVY = array( 'questions', 'settings', 'notifications' );

	private const LIGHT = array( 'title', 'status', 'type', 'created_at', 'publish_at', 'responses_count', 'version' );

	private const SELECTABLE = array( 'id', ...self::LIGHT, ...self::HEAVY, ...SurveyListShape::PARTS );

	public static function listQuery(): Shape {
		return Schema::object(
			array(
				'page'     => Schema::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
				'per_page' => Schema::integer()->min( -1 )->max( Limits::PER_PAGE )->default( 10 ),
				'orderby'  => Schema::oneOf( self::ORDER )->default( 'id' ),
				'order'    => Schema::oneOf( array( 'asc', 'desc' ) )->default( 'desc' ),
				'select'   => Schema::list( Schema::oneOf( self::SELECTABLE ) )->max( count( self::SELECTABLE ) )->default( array() ),
				'filter'   => Schema::object(
					array( 'status' => Schema::oneOf( array( 'all', 'publish', 'scheduled', 'draft', 'trash' ) ) )
				)->default( array() ),
				'search'   => Schema::string()->max( Limits::SURVEY_TITLE )->default( '' ),
			)
		)->named( 'SurveyListQuery' );
	}

	public static function row(): Shape {
		return Schema::record(
			self::light() + SurveyListShape::parts() + array(
				'questions'     => Schema::list( QuestionShape::stored() )->optional(),
				'settings'      => SurveySettingsShape::stored()->optional(),
				'notifications' => NotificationsShape::stored()->editorsOnly(),
			)
		)->named( 'SurveyRow' );
	}

	/** `notifications` contain addresses and URLs that are secrets themselves. */
	public static function full(): Shape {
		return Schema::record(
			self::light() + array(
				'questions'     => Schema::list( QuestionShape::stored() ),
				'settings'      => SurveySettingsShape::stored(),
				'notifications' => NotificationsShape::stored()->editorsOnly(),
				'template'      => Schema::string(), // Key of the template it was based on, or TemplateShape::DRAFTED; empty for none.
				'impressions'   => Schema::integer()->min( 0 ),
				'cookie_name'   => Schema::string(),
				'changed'       => self::lastChange()->nullable(),
				'quotas'        => QuotaShape::progress()->optional(),
				// The visitors per thousand who can see it today; null if it doesn't spread its responses.
				'share_today'   => Schema::integer()->min( 1 )->max( Limits::SHARE )->nullable(),
			)
		)->named( 'Survey' );
	}

	/**
	 * Input from the builder. Read-only properties may be sent back; they are dropped. A property that is not sent stays
	 * unchanged in an update, and gets its default in a new survey.
	 */
	public static function draft(): Shape {
		return Schema::object(
			array(
				'id'              => Schema::id(),
				'title'           => Schema::string()->max( Limits::SURVEY_TITLE )->required(),
				'status'          => Schema::oneOf( self::STATUSES ),
				'type'            => Schema::oneOf( self::TYPES ),
				'questions'       => Schema::list( QuestionShape::draft() )->max( Limits::ALL_QUESTIONS ),
				'settings'        => SurveySettingsShape::draft(),
				'notifications'   => NotificationsShape::draft(),
				'template'        => Schema::string()->max( Limits::SHORT_TEXT ),
				'publish_at'      => Schema::moment()->nullable(),
				'version'         => Schema::integer()->min( 1 ),
				// Identifies a survey to be created: a repeat with the same token creates no other.
				'token'           => Schema::uuid(),
				'redirect_route'  => Schema::oneOf( array( 'surveys-index' ) ),
				'created_at'      => Schema::any()->readOnly(),
				'responses_count' => Schema::any()->readOnly(),
				'max_responses'   => Schema::any()->readOnly(), // The setting decides.
				'quotas'          => Schema::any()->readOnly(), // The setting decides.
				'comparison'      => Schema::any()->readOnly(),
				'share_today'     => Schema::any()->readOnly(),
				'impressions'     => Schema::any()->readOnly(),
				'cookie_name'     => Schema::any()->readOnly(),
				'changed'         => Schema::any()->readOnly(),
			)
		)->named( 'SurveyDraft' );
	}

	public static function saved(): Shape {
		return Schema::record(
			array(
				'survey'    => self::full(),
				'published' => Schema::boolean(),
				'message'   => Schema::string(),
				'was_there' => Schema::boolean(), // The token had already been used to create it: nothing was stored.
			)
		)->named( 'SurveySaved' );
	}

	public static function ids(): Shape {
		return Schema::object( self::chosen() )->named( 'SurveyIds' );
	}

	/**
	 * `status` lets a user undo a move to the trash and restore the earlier status. Publishing also requires permission to
	 * edit.
	 */
	public static function restored(): Shape {
		return Schema::object(
			self::chosen() + array( 'status' => Schema::oneOf( array( 'draft', 'publish' ) )->default( 'draft' ) )
		)->named( 'SurveysRestored' );
	}

	/** Moves a survey among the published ones. `place` is its position as the owner saw it, to prevent moving it twice. */
	public static function move(): Shape {
		return Schema::object(
			array(
				'to'    => Schema::oneOf( array( 'top', 'up', 'down' ) )->required(),
				'place' => Schema::integer()->min( 1 )->required(),
			)
		)->named( 'SurveyMove' );
	}

	/** Its new position; the first one is 1. */
	public static function moved(): Shape {
		return Schema::record(
			array(
				'id'    => Schema::id(),
				'place' => Schema::integer()->min( 1 ),
			)
		)->named( 'SurveyMoved' );
	}

	/** Defaults for a survey's first save, for anything that is not sent. */
	public static function defaults(): Shape {
		return Schema::record(
			array(
				'settings'      => SurveySettingsShape::stored(),
				'notifications' => NotificationsShape::stored(),
			)
		)->named( 'SurveyDefaults' );
	}

	/** The result of a bulk action: each id is in one of the two lists. */
	public static function bulkResult(): Shape {
		return Schema::record(
			array(
				'updated' => Schema::list( Schema::id() ),
				'skipped' => Schema::list(
					Schema::record(
						array(
							'id'     => Schema::id(),
							'reason' => Schema::string(),
						)
					)
				),
			)
		)->named( 'BulkResult' );
	}

	public static function copied(): Shape {
		return Schema::record( array( 'id' => Schema::id() ) )->named( 'SurveyCopied' );
	}

	/** Null for a survey that hasn't changed since this was introduced. */
	private static function lastChange(): Shape {
		return Schema::record(
			array(
				'at'      => Schema::moment(),
				'user_id' => Schema::integer()->min( 0 ), // 0 if no one was logged in.
				'name'    => Schema::string(), // Display name; empty for a deleted user.
			)
		)->named( 'LastChange' );
	}

	/** @return array<string, Shape> */
	private static function chosen(): array {
		return array( 'survey_ids' => Schema::list( Schema::id() )->min( 1 )->max( Limits::BULK_IDS )->required() );
	}

	/** @return array<string, Shape> */
	private static function light(): array {
		return array(
			'id'              => Schema::id(),
			'title'           => Schema::string(),
			'status'          => Schema::oneOf( self::STATUSES ),
			'type'            => Schema::oneOf( self::TYPES ),
			'created_at'      => Schema::moment(),
			'publish_at'      => Schema::moment()->nullable(),
			'responses_count' => Schema::integer()->min( 0 ),
			'max_responses'   => Schema::integer()->min( 1 )->optional(), // The limit, if it has one.
			'version'         => Schema::integer()->min( 1 ),
			'comparison'      => VersionShape::comparison()->optional(), // With another version of it, also one that has ended.
			'missing_parts'   => self::missingParts()->optional(),
		);
	}

	/** Features that a survey uses, and this edition lacks. The survey is paused and stays unchanged. */
	public static function missingParts(): Shape {
		return Schema::list( Schema::oneOf( array_column( PlanFeature::cases(), 'value' ) ) );
	}
}
