<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Conditions on answers to earlier questions: for asking a question, and for sending an email. */
final class LogicShape {

	/** Comparison operators. > and < compare numbers or dates. */
	public const COMPARE = array( '=', '!=', 'IN', 'CONTAINS', '!CONTAINS', 'STARTS_WITH', 'ENDS_WITH', '>', '<' );

	/** `show` asks a question only if all conditions are met, `hide` only if they are not. */
	public const QUESTION_ACTIONS = array( 'show', 'hide' );

	/** The question that a condition refers to; empty while none is chosen, as in a draft. */
	public static function subject(): Shape {
		return Schema::either( Schema::uuid(), Schema::oneOf( array( '' ) ) )->default( '' );
	}

	/** One of COMPARE; empty while none is chosen. */
	public static function comparison(): Shape {
		return Schema::oneOf( array( ...self::COMPARE, '' ) )->default( '' );
	}

	public static function ofQuestion(): Shape {
		return Schema::object(
			array(
				'enabled'    => Schema::boolean()->default( false ),
				'action'     => Schema::oneOf( self::QUESTION_ACTIONS )->default( 'show' ),
				'conditions' => self::conditions(),
			)
		);
	}

	/** The email is sent only if all conditions are met. */
	public static function ofEmail(): Shape {
		return Schema::object(
			array(
				'enable'     => Schema::boolean()->default( false ),
				'action'     => Schema::oneOf( array( 'send' ) )->default( 'send' ),
				'conditions' => self::conditions(),
			)
		);
	}

	/** The value to compare an answer with: a label, a number, a date, or several labels for IN. */
	public static function value(): Shape {
		return Schema::either(
			Schema::string()->max( Limits::CONDITION_VALUE ),
			Schema::integer(),
			Schema::list( Schema::string()->max( Limits::CONDITION_VALUE ) )->max( Limits::CONDITIONS )
		);
	}

	private static function conditions(): Shape {
		$condition = Schema::object(
			array(
				'question_id' => self::subject(),
				'compare'     => self::comparison(),
				'value'       => self::value()->default( '' ),
			)
		)->named( 'LogicCondition' );

		return Schema::list( $condition )->max( Limits::CONDITIONS )->default( array() );
	}
}
