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

	public static function pageQuery(): Shape {
		return S::object(
			array(
				'url'  => S::url(), // Of this site; the front page where there is none.
				'role' => S::string()->max( Limits::TEXT )->default( '' ), // Of who is logged in; empty for a visitor.
			)
		)->named( 'TestedPageQuery' );
	}

	/** `others` are the surveys that may float there, newest first; a survey that is newer than another comes before it. */
	public static function page(): Shape {
		$other = S::record(
			array(
				'id'        => S::id(),
				'title'     => S::string(),
				'targeting' => WidgetRulesShape::targeting(),
				'behavior'  => WidgetRulesShape::behavior(),
			)
		)->named( 'TestedRival' );

		return S::record(
			self::facts() + array(
				'is_for_role' => S::boolean(), // The site may keep surveys from those who manage it.
				'others'      => S::list( $other ),
			)
		)->named( 'TestedPage' );
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
