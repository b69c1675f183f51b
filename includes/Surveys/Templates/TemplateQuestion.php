<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Surveys\Questions\Condition;
use UserFeedback\Surveys\Questions\ConditionalLogic;
use UserFeedback\Surveys\Questions\Picture;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Questions for templates. They have no IDs: Template gives them new ones each time. */
final class TemplateQuestion {

	private const IMAGES = 'assets/templates/';

	public static function one( string $title, string ...$options ): Question {
		return new Question( '', QuestionTypes::get( 'radio-button' ), $title, array_values( $options ) );
	}

	public static function any( string $title, string ...$options ): Question {
		return new Question( '', QuestionTypes::get( 'checkbox' ), $title, array_values( $options ) );
	}

	/** @param array<string, string> $options labels by icon name in assets/icon-choices/icons.json. */
	public static function icons( string $title, array $options ): Question {
		$icons = array_map( static fn( string $icon ): Picture => new Picture( '', 'outline', $icon ), array_keys( $options ) );
		$type  = QuestionTypes::get( 'icon-choice' );
		return new Question( '', $type, $title, array_values( $options ), pictures: $icons, iconSize: 'large' );
	}

	/** @param array<string, string> $options labels by image file in assets/templates. */
	public static function images( string $title, array $options ): Question {
		$images = array_map(
			static fn( string $file ): Picture => new Picture( plugins_url( self::IMAGES . $file, USERFEEDBACK_FILE ) ),
			array_keys( $options )
		);
		return new Question( '', QuestionTypes::get( 'image-radio' ), $title, array_values( $options ), pictures: $images );
	}

	public static function line( string $title ): Question {
		return new Question( '', QuestionTypes::get( 'text' ), $title );
	}

	public static function text( string $title ): Question {
		return new Question( '', QuestionTypes::get( 'long-text' ), $title );
	}

	public static function email( string $title ): Question {
		return new Question( '', QuestionTypes::get( 'email' ), $title, includeName: true );
	}

	public static function stars( string $title ): Question {
		return new Question( '', QuestionTypes::get( 'star-rating' ), $title );
	}

	public static function score( string $title ): Question {
		return new Question( '', QuestionTypes::get( 'nps' ), $title );
	}

	public static function satisfaction( string $title ): Question {
		return new Question( '', QuestionTypes::get( 'csat' ), $title );
	}

	/** Visitors agree or disagree, from 1 to 7. */
	public static function effort( string $title ): Question {
		return new Question( '', QuestionTypes::get( 'ces' ), $title );
	}

	public static function date( string $title ): Question {
		return new Question( '', QuestionTypes::get( 'date' ), $title );
	}

	/** Asks for a whole number from 1 to the highest one. */
	public static function number( string $title, int $highest ): Question {
		$limits = array(
			'min' => 1,
			'max' => $highest,
		);
		return new Question( '', QuestionTypes::get( 'number' )->configured( $limits ), $title );
	}

	public static function dropdown( string $title, string ...$options ): Question {
		return new Question( '', QuestionTypes::get( 'dropdown' ), $title, array_values( $options ) );
	}

	public static function ranking( string $title, string ...$items ): Question {
		$rows = array_map( static fn( string $label ): array => array( 'id' => '', 'label' => $label ), array_values( $items ) );
		return new Question( '', QuestionTypes::get( 'ranking' ), $title, randomize: true, rows: $rows );
	}

	/**
	 * Returns the question, shown only if another one has a certain answer.
	 *
	 * @param int        $place   index of the other question in its template, from 0.
	 * @param string     $compare one of LogicShape::COMPARE.
	 * @param string|int $value   a label, or a number on a scale.
	 */
	public static function when( int $place, string $compare, string|int $value, Question $question ): Question {
		return $question->withLogic( new ConditionalLogic( true, 'show', array( new Condition( (string) $place, $compare, $value ) ) ) );
	}
}
