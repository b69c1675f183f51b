<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

use UserFeedback\Surveys\Questions\Types\QuestionTypes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps a question to the contract's shape. The `questions` column has the same shape, plus the former versions. */
final class QuestionMapper {

	/**
	 * @return array{
	 *     id: string,
	 *     title: string,
	 *     type: string,
	 *     config: array{options: list<string|array<string, mixed>>, include_name: bool},
	 *     settings: array<string, mixed>,
	 *     logic: array<string, mixed>,
	 * }
	 */
	public static function toArray( Question $question ): array {
		return array(
			'id'       => $question->id,
			'title'    => $question->title,
			'type'     => $question->type->name,
			'config'   => array(
				'options'      => self::options( $question ),
				'include_name' => $question->includeName,
			),
			'settings' => array(
				'required'    => $question->required,
				'comment_box' => $question->commentBox,
				'randomize'   => $question->randomize,
				'icon_color'  => $question->iconColor,
				'icon_size'   => $question->iconSize,
			),
			'logic'    => array( 'enabled' => $question->logic->enabled ) + $question->logic->toArray(),
		);
	}

	/** @return array<string, mixed> as stored in the column */
	public static function toStored( Question $question ): array {
		return self::toArray( $question )
			+ ( $question->wasShown ? array( 'shown' => true ) : array() )
			+ ( array() === $question->former ? array() : array(
				'former' => array_map( static fn( FormerQuestion $former ): array => $former->toStored(), $question->former ),
			) );
	}

	/** Returns null if this version of the plugin can't read the question: one broken row must not break a whole list. */
	public static function fromStored( mixed $stored ): ?Question {
		if ( ! is_array( $stored ) || ! is_string( $stored['id'] ?? null ) || ! is_string( $stored['title'] ?? null ) ) {
			return null;
		}
		$type = QuestionTypes::find( $stored['type'] ?? null );
		if ( null === $type ) {
			return null;
		}
		$config   = is_array( $stored['config'] ?? null ) ? $stored['config'] : array();
		$settings = is_array( $stored['settings'] ?? null ) ? $stored['settings'] : array();
		$options  = is_array( $config['options'] ?? null ) ? array_values( $config['options'] ) : array();
		$color    = $settings['icon_color'] ?? null;
		$size     = $settings['icon_size'] ?? null;

		return new Question(
			$stored['id'],
			$type,
			$stored['title'],
			array_map( array( self::class, 'label' ), $options ),
			true === ( $config['include_name'] ?? false ),
			true === ( $settings['required'] ?? false ),
			true === ( $settings['comment_box'] ?? false ),
			true === ( $settings['randomize'] ?? false ),
			$type->hasPictures() ? array_map( array( Picture::class, 'fromOption' ), $options ) : array(),
			is_string( $color ) ? $color : QuestionShape::ICON_COLOR,
			is_string( $size ) ? $size : 'medium',
			ConditionalLogic::fromArray( $stored['logic'] ?? null ),
			isset( $stored['former'] ) ? FormerQuestion::listFromStored( $stored['former'] ) : array(),
			true === ( $stored['shown'] ?? false )
		);
	}

	/** @return list<string|array<string, mixed>> */
	private static function options( Question $question ): array {
		$options = array();
		foreach ( $question->options as $index => $label ) {
			$options[] = $question->type->hasPictures()
				? ( $question->pictures[ $index ] ?? new Picture() )->toOption( $label, $question->type )
				: $label;
		}
		return $options;
	}

	private static function label( mixed $option ): string {
		$label = is_array( $option ) ? $option['label'] ?? '' : $option;
		return is_string( $label ) ? $label : '';
	}
}
