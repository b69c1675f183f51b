<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\Questions\LogicShape;
use UserFeedback\Surveys\Questions\Quotas\QuotaShape;
use UserFeedback\Surveys\Settings\BehaviorShape;
use UserFeedback\Surveys\Settings\TargetingShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The rules of a survey that the visitor's browser evaluates: only active ones, without labels. */
final class WidgetRulesShape {

	/**
	 * Without page rules it matches all pages; `by_country` limits it to visitors for whom GET widget/country lists it. A
	 * rule's operator joins it to the previous one. Without a `gate`, all visitors can see it, and their browsers store nothing more.
	 */
	public static function targeting(): Shape {
		$rule = Schema::record(
			array(
				'logic'    => Schema::oneOf(
					array( ...TargetingShape::CHOICE_RULES, ...TargetingShape::TEXT_RULES, ...TargetingShape::ADDRESS_RULES )
				),
				'operator' => Schema::oneOf( array( '&&', '||' ) ),
				'data'     => Schema::either( Schema::string(), Schema::list( Schema::string() ) ),
			)
		)->named( 'WidgetPageRule' );

		return Schema::record(
			array(
				'devices'    => Schema::list( Schema::oneOf( TargetingShape::DEVICES ) ),
				'page_rules' => Schema::list( $rule ),
				'by_country' => Schema::boolean(),
				'gate'       => self::gate()->optional(),
			)
		)->named( 'WidgetTargeting' );
	}

	/**
	 * A pop-up isn't shown in the `days` after another one; if `own` is true, in the days after it was shown itself. `share` is the
	 * number of visitors per thousand who can see it. Visitors who meet all conditions of a full quota can't. While two versions of a
	 * survey are compared, each visitor sees the first or the `second`, by a random number and the id `of` the original. A page that
	 * asks for one of them shows it to all: `second` is missing then.
	 */
	private static function gate(): Shape {
		$condition = Schema::record(
			array(
				'about'   => Schema::oneOf( QuotaShape::SUBJECTS ),
				'compare' => Schema::oneOf( QuotaShape::COMPARISONS ),
				'value'   => Schema::string(), // A language in lowercase letters, or a decoded path.
			)
		)->named( 'WidgetQuotaCondition' );

		return Schema::record(
			array(
				'days'  => Schema::integer()->min( 0 )->max( Limits::QUIET_DAYS ),
				'own'   => Schema::boolean(),
				'share' => Schema::integer()->min( 1 )->max( Limits::SHARE ),
				'full'  => Schema::list( Schema::list( $condition ) )->optional(),
				'part'  => Schema::record(
					array(
						'of'     => Schema::id(),
						'second' => Schema::boolean()->optional(),
					)
				)->named( 'WidgetPart' )->optional(),
			)
		)->named( 'WidgetGate' );
	}

	/**
	 * The delay is in seconds. From its expiry date on, a survey has ended: permanently, or until the end of each year if no
	 * year is set.
	 */
	public static function behavior(): Shape {
		return Schema::record(
			array(
				'timing'         => Schema::oneOf( BehaviorShape::TIMINGS ),
				'timing_delay'   => Schema::integer()->min( 0 ),
				'display_length' => Schema::oneOf( BehaviorShape::DISPLAY_LENGTHS ),
				// Year × 10,000 + month × 100 + day; without a year in surveys not saved since; 0 for never.
				'expire_on'      => Schema::integer()->min( 0 ),
				// Days after a visitor closed it; 0 for the next visit.
				'ask_again_days' => Schema::integer()->min( 0 )->max( Limits::QUIET_DAYS ),
			)
		)->named( 'WidgetBehavior' );
	}

	/**
	 * URLs are on this site; an empty one shows the message instead. The first condition that is met wins. The message is split
	 * into pieces to render; its first line is separate if it is short enough for a heading. Links in the message may lead to
	 * any site.
	 */
	public static function thankYou(): Shape {
		$condition = Schema::record( self::condition() + array( 'url' => Schema::string() ) )->named( 'WidgetRedirect' );

		$button = Schema::record(
			array(
				'label' => Schema::string(),
				'url'   => Schema::string(),
			)
		)->named( 'WidgetButton' );

		return Schema::record(
			array(
				'heading'    => Schema::list( self::piece() ),
				'text'       => Schema::list( self::piece() ),
				'button'     => $button->nullable(),
				'url'        => Schema::string(),
				'conditions' => Schema::list( $condition ),
			)
		)->named( 'WidgetThankYou' );
	}

	/** Text with the same formatting, including line breaks. `url` is http or https, and empty without a link. */
	private static function piece(): Shape {
		return Schema::record(
			array(
				'text'   => Schema::string(),
				'strong' => Schema::boolean(),
				'em'     => Schema::boolean(),
				'url'    => Schema::string(),
				'recall' => Schema::string()->optional(), // The text with inserted answers, as in a question.
			)
		)->named( 'WidgetPiece' );
	}

	public static function logic(): Shape {
		return Schema::record(
			array(
				'action'     => Schema::oneOf( LogicShape::QUESTION_ACTIONS ),
				'conditions' => Schema::list( Schema::record( self::condition() )->named( 'WidgetCondition' ) ),
			)
		)->named( 'WidgetLogic' );
	}

	/** @return array{question_id: Shape, compare: Shape, value: Shape} */
	private static function condition(): array {
		return array(
			'question_id' => Schema::uuid(),
			'compare'     => Schema::oneOf( LogicShape::COMPARE ),
			'value'       => LogicShape::value(),
		);
	}
}
