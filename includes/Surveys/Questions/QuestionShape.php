<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Settings\Theme\ThemingShape;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A question inside a survey. Its type defines which parts of `config` and `settings` it has. */
final class QuestionShape {

	public const ICON_SIZES = array( 'large', 'medium', 'small' );
	public const ICON_COLOR = '#1579EF';

	public static function stored(): Shape {
		return Schema::record(
			array(
				'id'       => Schema::uuid(),
				'title'    => Schema::string(),
				'type'     => Schema::oneOf( QuestionTypes::storedNames() ),
				'config'   => self::config()->whole()->named( 'QuestionConfig' ),
				'settings' => self::settings()->whole()->named( 'QuestionSettings' ),
				'logic'    => LogicShape::ofQuestion()->whole()->named( 'QuestionLogic' ),
			)
		)->named( 'Question' );
	}

	/** A question without an id is new and gets one. Title, options and conditions may be incomplete in a draft. */
	public static function draft(): Shape {
		return Schema::object(
			array(
				'id'       => Schema::uuid(),
				'title'    => Schema::string()->max( Limits::QUESTION_TITLE )->required(),
				'type'     => Schema::oneOf( QuestionTypes::storedNames() )->required(),
				'config'   => self::config()->default( array() ),
				'settings' => self::settings()->default( array() ),
				'logic'    => LogicShape::ofQuestion()->default( array() ),
			)
		)->named( 'QuestionDraft' );
	}

	/**
	 * `option_ids` has the ids of the options, in their order: the labels that they were first saved with. If it is missing, each
	 * option's id is its label. The id of a new option is empty.
	 *
	 * `other` is the label of the option that asks for a text; it is missing if there is none. `min` and `max` are the ends of a
	 * number scale, a slider, or a number; each type has its own limits for them. `step` is the distance between the values of a
	 * slider. `rows` are those of a matrix, or the items of a ranking. `min_date` and `max_date` limit a date.
	 */
	private static function config(): Shape {
		$label  = Schema::string()->max( Limits::CONSENT ); // DraftRules has the limit of each type.
		$number = Schema::integer()->min( -Limits::NUMBER )->max( Limits::NUMBER );

		return Schema::object(
			array(
				'options'      => Schema::list(
					Schema::either( $label, self::pictured( $label ) )
				)->max( Limits::MAX_OPTIONS )->default( array() ),
				'include_name' => Schema::boolean()->default( false ),
				'option_ids'   => Schema::list( Schema::string()->max( Limits::OPTION_LABEL ) )->max( Limits::MAX_OPTIONS )->optional(),
				'other'        => $label->optional(),
				'min'          => $number->optional(),
				'max'          => $number->optional(),
				'step'         => Schema::integer()->min( 1 )->max( 2 * Limits::NUMBER )->optional(),
				'min_date'     => Schema::day()->optional(),
				'max_date'     => Schema::day()->optional(),
				'rows'         => Schema::list( self::row( $label ) )->max( Limits::MATRIX_ROWS )->optional(),
			)
		);
	}

	/** A row without an id is new and gets one. Answers to it have its id. */
	private static function row( Shape $label ): Shape {
		return Schema::object(
			array(
				'id'    => Schema::uuid(),
				'label' => $label->required(),
			)
		)->named( 'MatrixRow' );
	}

	/** An option of an image-radio question has an image URL; one of an icon-choice question has an icon. */
	private static function pictured( Shape $label ): Shape {
		return Schema::object(
			array(
				'label' => $label->required(),
				'image' => Schema::string()->max( Limits::URL )->optional(),
				'icon'  => Schema::object(
					array(
						'style' => Schema::string()->max( Limits::SHORT_TEXT )->required(),
						'name'  => Schema::string()->max( Limits::SHORT_TEXT )->required(),
					)
				)->alsoReads( array( 'icon' => 'name' ) )->optional(),
			)
		)->named( 'PicturedOption' );
	}

	/**
	 * The texts are missing if they are empty. Only scales have labels; without one, their type's own is shown, if it has one.
	 * `same_page` shows the question on the same page as the previous one.
	 */
	private static function settings(): Shape {
		$label = Schema::string()->max( Limits::SCALE_LABEL )->optional();

		return Schema::object(
			array(
				'required'    => Schema::boolean()->default( false ),
				'comment_box' => Schema::boolean()->default( false ),
				'randomize'   => Schema::boolean()->default( false ),
				'icon_color'  => ThemingShape::color( self::ICON_COLOR ),
				'icon_size'   => Schema::oneOf( self::ICON_SIZES )->default( 'medium' ),
				'help'        => Schema::string()->max( Limits::QUESTION_HELP )->optional(),
				'low_label'   => $label,
				'high_label'  => $label,
				'prefill'     => Schema::boolean()->optional(), // Missing if it's off.
				'same_page'   => Schema::boolean()->optional(), // The same.
				'image'       => Schema::string()->max( Limits::URL )->optional(),
			)
		);
	}
}
