<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Contract\QuestionType;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The questions that templates are made of, as POST surveys takes them.
 *
 * @phpstan-import-type Draft from Template
 */
final class Ask {

	/** @return Draft */
	public static function one( string $title, string ...$options ): array {
		return self::draft( QuestionType::RADIO, $title, array_values( $options ) );
	}

	/** @return Draft */
	public static function any( string $title, string ...$options ): array {
		return self::draft( QuestionType::CHECKBOX, $title, array_values( $options ) );
	}

	/** @return Draft */
	public static function line( string $title ): array {
		return self::draft( QuestionType::TEXT, $title );
	}

	/** @return Draft */
	public static function text( string $title ): array {
		return self::draft( QuestionType::LONG_TEXT, $title );
	}

	/** @return Draft */
	public static function email( string $title ): array {
		return self::draft( QuestionType::EMAIL, $title, array(), true );
	}

	/** @return Draft */
	public static function stars( string $title ): array {
		return self::draft( QuestionType::STAR_RATING, $title, array(), false, true );
	}

	/** @return Draft */
	public static function score( string $title ): array {
		return self::draft( QuestionType::NPS, $title, array(), false, true );
	}

	/**
	 * @param list<string> $options
	 * @return Draft
	 */
	private static function draft(
		QuestionType $type,
		string $title,
		array $options = array(),
		bool $includeName = false,
		bool $commentBox = false
	): array {
		return array(
			'title'    => $title,
			'type'     => $type->value,
			'config'   => array(
				'options'      => $options,
				'include_name' => $includeName,
			),
			'settings' => array( 'comment_box' => $commentBox ),
		);
	}
}
