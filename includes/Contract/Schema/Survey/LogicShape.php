<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Survey;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Conditions on answers to earlier questions: for asking a question, and for sending an e-mail. */
final class LogicShape {

	/** How an answer is compared. > and < compare numbers. */
	public const COMPARE = array( '=', '!=', 'IN', 'CONTAINS', '!CONTAINS', 'STARTS_WITH', 'ENDS_WITH', '>', '<' );

	/** With `show` a question is asked only if all conditions hold, with `hide` only if they do not. */
	public const QUESTION_ACTIONS = array( 'show', 'hide' );

	/** The question that a condition asks for; empty while none is chosen, as a draft may have it. */
	public static function subject(): Shape {
		return S::either( S::uuid(), S::oneOf( array( '' ) ) )->default( '' );
	}

	/** One of COMPARE; empty while none is chosen. */
	public static function comparison(): Shape {
		return S::oneOf( array( ...self::COMPARE, '' ) )->default( '' );
	}

	public static function ofQuestion(): Shape {
		return S::object(
			array(
				'enabled'    => S::boolean()->default( false ),
				'action'     => S::oneOf( self::QUESTION_ACTIONS )->default( 'show' ),
				'conditions' => self::conditions(),
			)
		);
	}

	/** The e-mail is sent only if all conditions hold. */
	public static function ofEmail(): Shape {
		return S::object(
			array(
				'enable'     => S::boolean()->default( false ),
				'action'     => S::oneOf( array( 'send' ) )->default( 'send' ),
				'conditions' => self::conditions(),
			)
		);
	}

	/** What an answer is compared with: a label, a number of a scale, or several labels for IN. */
	public static function value(): Shape {
		return S::either(
			S::string()->max( Limits::CONDITION_VALUE ),
			S::integer(),
			S::list( S::string()->max( Limits::CONDITION_VALUE ) )->max( Limits::CONDITIONS )
		);
	}

	private static function conditions(): Shape {
		$condition = S::object(
			array(
				'question_id' => self::subject(),
				'compare'     => self::comparison(),
				'value'       => self::value()->default( '' ),
			)
		)->named( 'LogicCondition' );

		return S::list( $condition )->max( Limits::CONDITIONS )->default( array() );
	}
}
