<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Survey;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\QuestionType;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A question inside a survey. QuestionType defines which parts of `config` and `settings` a type has. */
final class QuestionShape {

	public const ICON_SIZES = array( 'large', 'medium', 'small' );
	public const ICON_COLOR = '#1579EF';

	public static function stored(): Shape {
		return S::record(
			array(
				'id'       => S::uuid(),
				'title'    => S::string(),
				'type'     => self::type(),
				'config'   => self::config()->whole()->named( 'QuestionConfig' ),
				'settings' => self::settings()->whole()->named( 'QuestionSettings' ),
				'logic'    => LogicShape::ofQuestion()->whole()->named( 'QuestionLogic' ),
			)
		)->named( 'Question' );
	}

	/** A question without an id is new and gets one. Title, options and conditions may be incomplete in a draft. */
	public static function draft(): Shape {
		return S::object(
			array(
				'id'       => S::uuid(),
				'title'    => S::string()->max( Limits::QUESTION_TITLE )->required(),
				'type'     => self::type()->required(),
				'config'   => self::config()->default( array() ),
				'settings' => self::settings()->default( array() ),
				'logic'    => LogicShape::ofQuestion()->default( array() ),
			)
		)->named( 'QuestionDraft' );
	}

	private static function config(): Shape {
		$label = S::string()->max( Limits::OPTION_LABEL );

		return S::object(
			array(
				'options'      => S::list( S::either( $label, self::pictured( $label ) ) )->max( Limits::OPTIONS )->default( array() ),
				'include_name' => S::boolean()->default( false ),
			)
		);
	}

	/** An option of an image-radio question has an image URL; one of an icon-choice question has an icon. */
	private static function pictured( Shape $label ): Shape {
		return S::object(
			array(
				'label' => $label->required(),
				'image' => S::string()->max( Limits::URL )->optional(),
				'icon'  => S::object(
					array(
						'style' => S::string()->max( Limits::SHORT_TEXT )->required(),
						'name'  => S::string()->max( Limits::SHORT_TEXT )->required(),
					)
				)->alsoReads( array( 'icon' => 'name' ) )->optional(),
			)
		)->named( 'PicturedOption' );
	}

	private static function settings(): Shape {
		return S::object(
			array(
				'required'    => S::boolean()->default( false ),
				'comment_box' => S::boolean()->default( false ),
				'randomize'   => S::boolean()->default( false ),
				'icon_color'  => ThemingShape::colour( self::ICON_COLOR ),
				'icon_size'   => S::oneOf( self::ICON_SIZES )->default( 'medium' ),
			)
		);
	}

	private static function type(): Shape {
		return S::oneOf( QuestionType::values() );
	}
}
