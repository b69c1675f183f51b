<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Widget\ManifestShape;
use UserFeedback\Contract\Schema\Widget\WidgetRulesShape;
use UserFeedback\Contract\Shape;

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
		return S::object(
			array(
				'url'    => S::url(), // On this site; the front page if missing.
				'role'   => S::string()->max( Limits::TEXT )->default( '' ), // Role to test as; empty for a visitor.
				'survey' => S::id(), // The tested survey; without it, all others are returned.
			)
		)->named( 'TestedPageQuery' );
	}

	/** `others` are the surveys that may pop up there and take priority over the tested one, in their order. */
	public static function page(): Shape {
		return S::record(
			self::facts() + array(
				'is_for_role' => S::boolean(), // The site may hide surveys from users who manage it.
				'others'      => S::list( S::record( self::other() )->named( 'TestedRival' ) ),
			)
		)->named( 'TestedPage' );
	}

	/** With a survey, only those that take priority over it are returned. */
	public static function liveQuery(): Shape {
		return S::object( array( 'survey' => S::id() ) )->named( 'LiveSurveysQuery' );
	}

	/** Published surveys, in order of priority. */
	public static function live(): Shape {
		return S::record(
			array(
				'total'           => S::integer()->min( 0 ),
				'is_for_managers' => S::boolean(), // The site may hide surveys from users who manage it.
				'decided_pages'   => S::integer()->min( 0 ), // Their authors chose the pop-up survey there, or none.
				'cache_note'      => S::string(), // Empty if all pages show a change immediately.
				'surveys'         => S::list(
					S::record( self::other() + array( 'lacks' => S::oneOf( ManifestShape::LACKS ) ) )->named( 'LiveSurvey' )
				)->max( self::MOST_LIVE ),
			)
		)->named( 'LiveSurveys' );
	}

	/** Without `since`, no survey was seen in all these days. For a page that isn't in `pages`, only the address is known. */
	public static function visits(): Shape {
		$answer = S::record(
			array(
				'page'    => S::integer()->min( 0 ),
				'url'     => S::string(),
				'device'  => S::string(), // Empty if unknown, like the country.
				'country' => S::string(),
				'answers' => S::integer()->min( 1 ), // Responses from that page, device type and country.
			)
		)->named( 'AnswersFrom' );

		return S::record(
			array(
				'today'    => S::day(),
				'since'    => S::day()->nullable(),
				'displays' => S::integer()->min( 0 ), // For all surveys.
				'pages'    => S::list( S::record( self::facts() )->named( 'VisitedPage' ) )->max( self::MOST_ANSWERS ),
				'answers'  => S::list( $answer )->max( self::MOST_ANSWERS ),
			)
		)->named( 'Visits' );
	}

	/** @return non-empty-array<string, Shape> */
	private static function other(): array {
		return array(
			'id'        => S::id(),
			'title'     => S::string(),
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
			'id'       => S::integer()->min( 0 ),
			'name'     => S::string(),
			'is'       => ManifestShape::facts(),
			'is_known' => S::boolean(),
			'disabled' => S::boolean(), // Its author disabled pop-up surveys,
			'specific' => S::integer()->min( 0 ), // or allows only this one; 0 for any.
		);
	}
}
