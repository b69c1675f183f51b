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

/** The rules of a survey that the visitor's browser evaluates: only active ones, without labels. */
final class WidgetRulesShape {

	/**
	 * Without page rules it matches all pages; `by_country` limits it to visitors for whom GET widget/country lists it. A
	 * rule's operator joins it to the previous one.
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

	/**
	 * The delay is in seconds. From its expiry date on, a survey has ended: permanently, or until the end of each year if no
	 * year is set.
	 */
	public static function behavior(): Shape {
		return S::record(
			array(
				'timing'         => S::oneOf( BehaviorShape::TIMINGS ),
				'timing_delay'   => S::integer()->min( 0 ),
				'display_length' => S::oneOf( BehaviorShape::DISPLAY_LENGTHS ),
				// Year × 10,000 + month × 100 + day; without a year in surveys not saved since; 0 for never.
				'expire_on'      => S::integer()->min( 0 ),
				// Days after a visitor closed it; 0 for the next visit.
				'ask_again_days' => S::integer()->min( 0 )->max( Limits::QUIET_DAYS ),
			)
		)->named( 'WidgetBehavior' );
	}

	/**
	 * URLs are on this site; an empty one shows the message instead. The first condition that is met wins. The message is split
	 * into pieces to render; its first line is separate if it is short enough for a heading. Links in the message may lead to
	 * any site.
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

	/** Text with the same formatting, including line breaks. `url` is http or https, and empty without a link. */
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
