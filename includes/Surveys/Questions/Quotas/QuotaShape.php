<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Quotas;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\Questions\LogicShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Quotas of a survey: how many responses it counts from each group of people. */
final class QuotaShape {

	/** Subjects of conditions besides answers: the kind of device, and the language and path of the page. */
	public const SUBJECTS = array( 'device', 'language', 'path' );

	/** The comparisons of these, which a visitor's browser also makes. */
	public const COMPARISONS = array( '=', '!=', 'STARTS_WITH' );

	/** A response belongs to a quota if it meets all conditions. */
	public static function list(): Shape {
		$condition = Schema::object(
			array(
				// A question, a hidden field, or one of SUBJECTS; empty while none is chosen, as in a draft.
				'question_id' => Schema::either( Schema::uuid(), Schema::oneOf( array( ...self::SUBJECTS, '' ) ) )->default( '' ),
				'compare'     => LogicShape::comparison(),
				'value'       => LogicShape::value()->default( '' ),
			)
		)->named( 'QuotaCondition' );

		return Schema::list(
			Schema::object(
				array(
					'id'         => Schema::uuid()->required(),
					'label'      => Schema::string()->max( Limits::SHORT_TEXT )->default( '' ),
					'target'     => Schema::integer()->min( 1 )->max( Limits::MAX_RESPONSES )->required(),
					'conditions' => Schema::list( $condition )->max( Limits::QUOTA_CONDITIONS )->default( array() ),
				)
			)->named( 'Quota' )
		)->max( Limits::QUOTAS )->default( array() );
	}

	/** Quotas with the number of responses that each one has counted. */
	public static function progress(): Shape {
		return Schema::list(
			Schema::record(
				array(
					'id'     => Schema::uuid(),
					'label'  => Schema::string(),
					'target' => Schema::integer()->min( 1 ),
					'taken'  => Schema::integer()->min( 0 ), // More than the target if an owner added late responses.
				)
			)->named( 'QuotaProgress' )
		);
	}
}
