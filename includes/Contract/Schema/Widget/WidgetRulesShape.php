<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Widget;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Survey\BehaviorShape;
use UserFeedback\Contract\Schema\Survey\LogicShape;
use UserFeedback\Contract\Schema\Survey\TargetingShape;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The rules of a survey that the visitor's browser decides by: only what is in force, without labels. */
final class WidgetRulesShape {

	/**
	 * Without page rules it is for all pages, with `by_country` for those whom GET widget/country names it to. A rule's
	 * operator joins it to the one before.
	 */
	public static function targeting(): Shape {
		$rule = S::record(
			array(
				'logic'    => S::oneOf(
					array( ...TargetingShape::CHOICE_RULES, ...TargetingShape::TEXT_RULES, ...TargetingShape::ADDRESS_RULES )
				),
				'operator' => S::oneOf( array( '&&', '||' ) ),
				'data'     => S::either( S::string(), S::list( S::string() ) ),
			)
		)->named( 'WidgetPageRule' );

		return S::record(
			array(
				'devices'    => S::list( S::oneOf( TargetingShape::DEVICES ) ),
				'page_rules' => S::list( $rule ),
				'by_country' => S::boolean(),
			)
		)->named( 'WidgetTargeting' );
	}

	/** The delay is in seconds. From the day it expires on, a survey is over: for good, or where no year is said for the rest of each. */
	public static function behavior(): Shape {
		return S::record(
			array(
				'timing'         => S::oneOf( BehaviorShape::TIMINGS ),
				'timing_delay'   => S::integer()->min( 0 ),
				'display_length' => S::oneOf( BehaviorShape::DISPLAY_LENGTHS ),
				// Year × 10,000 + month × 100 + day, without a year in surveys that were not saved since; 0 for never.
				'expire_on'      => S::integer()->min( 0 ),
				// After a visitor closed it; 0 for the next visit.
				'ask_again_days' => S::integer()->min( 0 )->max( Limits::QUIET_DAYS ),
			)
		)->named( 'WidgetBehavior' );
	}

	/**
	 * Addresses are of this site, and empty for none: then the message is shown. Of the conditions the first that holds
	 * wins. The message comes as pieces to draw, its first line apart where that is short enough for a heading; a
	 * link in it may lead to any site.
	 */
	public static function thankYou(): Shape {
		$condition = S::record( self::condition() + array( 'url' => S::string() ) )->named( 'WidgetRedirect' );

		$button = S::record(
			array(
				'label' => S::string(),
				'url'   => S::string(),
			)
		)->named( 'WidgetButton' );

		return S::record(
			array(
				'heading'    => S::list( self::piece() ),
				'text'       => S::list( self::piece() ),
				'button'     => $button->nullable(),
				'url'        => S::string(),
				'conditions' => S::list( $condition ),
			)
		)->named( 'WidgetThankYou' );
	}

	/** A run of characters, with line ends, that look alike. `url` is http or https, and empty for what is no link. */
	private static function piece(): Shape {
		return S::record(
			array(
				'text'   => S::string(),
				'strong' => S::boolean(),
				'em'     => S::boolean(),
				'url'    => S::string(),
			)
		)->named( 'WidgetPiece' );
	}

	public static function logic(): Shape {
		return S::record(
			array(
				'action'     => S::oneOf( LogicShape::QUESTION_ACTIONS ),
				'conditions' => S::list( S::record( self::condition() )->named( 'WidgetCondition' ) ),
			)
		)->named( 'WidgetLogic' );
	}

	/** @return array{question_id: Shape, compare: Shape, value: Shape} */
	private static function condition(): array {
		return array(
			'question_id' => S::uuid(),
			'compare'     => S::oneOf( LogicShape::COMPARE ),
			'value'       => LogicShape::value(),
		);
	}
}
