<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;
use UserFeedback\Questions\QuestionType;

/** A question inside a survey. Which part of `config` and `settings` a type has is said by QuestionType. */
final class Question {

	public static function stored(): Shape {
		return S::record(
			array(
				'id'       => S::uuid(),
				'title'    => S::string(),
				'type'     => self::type(),
				'config'   => S::record(
					array(
						'options'      => S::list( S::string() ),
						'include_name' => S::boolean(),
					)
				)->named( 'QuestionConfig' ),
				'settings' => S::record(
					array(
						'required'    => S::boolean(),
						'comment_box' => S::boolean(),
					)
				)->named( 'QuestionSettings' ),
			)
		)->named( 'Question' );
	}

	/** Without an id the question is new and is given one. Titles and options may be unfinished in a draft. */
	public static function draft(): Shape {
		return S::object(
			array(
				'id'       => S::uuid(),
				'title'    => S::string()->max( Limits::QUESTION_TITLE )->required(),
				'type'     => self::type()->required(),
				'config'   => S::object(
					array(
						'options'      => S::list( S::string()->max( Limits::OPTION_LABEL ) )->max( Limits::OPTIONS )->default( array() ),
						'include_name' => S::boolean()->default( false ),
					)
				)->default( array() ),
				'settings' => S::object(
					array(
						'required'    => S::boolean()->default( false ),
						'comment_box' => S::boolean()->default( false ),
					)
				)->default( array() ),
			)
		)->named( 'QuestionDraft' );
	}

	private static function type(): Shape {
		return S::oneOf( QuestionType::values() );
	}
}
