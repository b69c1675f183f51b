<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Tester;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Widget\Manifest\ManifestShape;
use UserFeedback\Widget\Manifest\WidgetRulesShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data for the builder's tester: about a page of the site, and recent visits. */
final class TesterShape {

	/** Days of history, including today. */
	public const DAYS = 28;

	/** The newest responses show where visitors are and on which devices. */
	public const MOST_ANSWERS = 500;

	/** Maximum number of published surveys returned, the first ones. */
	public const MOST_LIVE = 500;

	public static function pageQuery(): Shape {
		return Schema::object(
			array(
				'url'    => Schema::url(), // On this site; the front page if missing.
				'role'   => Schema::string()->max( Limits::TEXT )->default( '' ), // Role to test as; empty for a visitor.
				'survey' => Schema::id(), // The tested survey; without it, all others are returned.
			)
		)->named( 'TestedPageQuery' );
	}

	/** `others` are the surveys that may pop up there and take priority over the tested one, in their order. */
	public static function page(): Shape {
		return Schema::record(
			self::facts() + array(
				'is_for_role' => Schema::boolean(), // The site may hide surveys from users who manage it.
				'others'      => Schema::list( Schema::record( self::other() )->named( 'TestedRival' ) ),
			)
		)->named( 'TestedPage' );
	}

	/** With a survey, only those that take priority over it are returned. */
	public static function liveQuery(): Shape {
		return Schema::object( array( 'survey' => Schema::id() ) )->named( 'LiveSurveysQuery' );
	}

	/** Published surveys, in order of priority. */
	public static function live(): Shape {
		return Schema::record(
			array(
				'total'           => Schema::integer()->min( 0 ),
				'is_for_managers' => Schema::boolean(), // The site may hide surveys from users who manage it.
				'decided_pages'   => Schema::integer()->min( 0 ), // Their authors chose the pop-up survey there, or none.
				'cache_note'      => Schema::string(), // Empty if all pages show a change immediately.
				'surveys'         => Schema::list(
					Schema::record( self::other() + array( 'lacks' => Schema::oneOf( ManifestShape::LACKS ) ) )->named( 'LiveSurvey' )
				)->max( self::MOST_LIVE ),
			)
		)->named( 'LiveSurveys' );
	}

	/** Without `since`, no survey was seen in all these days. For a page that isn't in `pages`, only the address is known. */
	public static function visits(): Shape {
		$answer = Schema::record(
			array(
				'page'    => Schema::integer()->min( 0 ),
				'url'     => Schema::string(),
				'device'  => Schema::string(), // Empty if unknown, like the country.
				'country' => Schema::string(),
				'answers' => Schema::integer()->min( 1 ), // Responses from that page, device type and country.
			)
		)->named( 'AnswersFrom' );

		return Schema::record(
			array(
				'today'    => Schema::day(),
				'since'    => Schema::day()->nullable(),
				'displays' => Schema::integer()->min( 0 ), // For all surveys.
				'pages'    => Schema::list( Schema::record( self::facts() )->named( 'VisitedPage' ) )->max( self::MOST_ANSWERS ),
				'answers'  => Schema::list( $answer )->max( self::MOST_ANSWERS ),
			)
		)->named( 'Visits' );
	}

	/** @return non-empty-array<string, Shape> */
	private static function other(): array {
		return array(
			'id'        => Schema::id(),
			'title'     => Schema::string(),
			'targeting' => WidgetRulesShape::targeting(),
			'behavior'  => WidgetRulesShape::behavior(),
		);
	}

	/**
	 * An unknown page is not from the theme, or not public: then `is` says nothing about it.
	 *
	 * @return non-empty-array<string, Shape>
	 */
	private static function facts(): array {
		return array(
			'id'       => Schema::integer()->min( 0 ),
			'name'     => Schema::string(),
			'is'       => ManifestShape::facts(),
			'is_known' => Schema::boolean(),
			'disabled' => Schema::boolean(), // Its author disabled pop-up surveys,
			'specific' => Schema::integer()->min( 0 ), // or allows only this one; 0 for any.
		);
	}
}
