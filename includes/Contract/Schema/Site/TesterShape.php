<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Widget\ManifestShape;
use UserFeedback\Contract\Schema\Widget\WidgetRulesShape;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What the builder's tester is told of a page of the site, and of the visits of the last weeks. */
final class TesterShape {

	/** Days that are looked back, today among them. */
	public const DAYS = 28;

	/** The newest answers tell where visits come to and on what. */
	public const MOST_ANSWERS = 500;

	/** Published surveys that are told at most, the first ones. */
	public const MOST_LIVE = 500;

	public static function pageQuery(): Shape {
		return S::object(
			array(
				'url'    => S::url(), // Of this site; the front page where there is none.
				'role'   => S::string()->max( Limits::TEXT )->default( '' ), // Of who is logged in; empty for a visitor.
				'survey' => S::id(), // That is tested; without it all others are told.
			)
		)->named( 'TestedPageQuery' );
	}

	/** `others` are the surveys that may float there and come first of the one that is tested, in their order. */
	public static function page(): Shape {
		return S::record(
			self::facts() + array(
				'is_for_role' => S::boolean(), // The site may keep surveys from those who manage it.
				'others'      => S::list( S::record( self::other() )->named( 'TestedRival' ) ),
			)
		)->named( 'TestedPage' );
	}

	/** With a survey, only those that come first of it are told. */
	public static function liveQuery(): Shape {
		return S::object( array( 'survey' => S::id() ) )->named( 'LiveSurveysQuery' );
	}

	/** Published surveys, in the order in which they come first on a page. */
	public static function live(): Shape {
		return S::record(
			array(
				'total'           => S::integer()->min( 0 ),
				'is_for_managers' => S::boolean(), // The site may keep surveys from those who manage it.
				'decided_pages'   => S::integer()->min( 0 ), // Their authors chose what floats there, or that nothing does.
				'cache_note'      => S::string(), // Empty where all pages show a change at once.
				'surveys'         => S::list(
					S::record( self::other() + array( 'lacks' => S::oneOf( ManifestShape::LACKS ) ) )->named( 'LiveSurvey' )
				)->max( self::MOST_LIVE ),
			)
		)->named( 'LiveSurveys' );
	}

	/** Without `since` no survey was seen in all these days. Of a page that is not among `pages` no more than the address is known. */
	public static function visits(): Shape {
		$answer = S::record(
			array(
				'page'    => S::integer()->min( 0 ),
				'url'     => S::string(),
				'device'  => S::string(), // Empty where it is not known, as is the country.
				'country' => S::string(),
				'answers' => S::integer()->min( 1 ), // How many were given there, on such a device, in such a country.
			)
		)->named( 'AnswersFrom' );

		return S::record(
			array(
				'today'    => S::day(),
				'since'    => S::day()->nullable(),
				'displays' => S::integer()->min( 0 ), // Of all surveys.
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
	 * A page that is not known is none of the theme, or not public: then `is` says nothing of it.
	 *
	 * @return non-empty-array<string, Shape>
	 */
	private static function facts(): array {
		return array(
			'id'       => S::integer()->min( 0 ),
			'name'     => S::string(),
			'is'       => ManifestShape::facts(),
			'is_known' => S::boolean(),
			'disabled' => S::boolean(), // Its author wants no survey in its corner,
			'specific' => S::integer()->min( 0 ), // or only this one; 0 for any.
		);
	}
}
