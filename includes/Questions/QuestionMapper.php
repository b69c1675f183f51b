<?php
declare(strict_types=1);

namespace UserFeedback\Questions;

/** A question as the contract and the `questions` column show it: they are one shape. */
final class QuestionMapper {

	/** @return array{id: string, title: string, type: string, config: array{options: list<string>, include_name: bool}, settings: array{required: bool, comment_box: bool}} */
	public static function toArray( Question $question ): array {
		return array(
			'id'       => $question->id,
			'title'    => $question->title,
			'type'     => $question->type->value,
			'config'   => array(
				'options'      => $question->options,
				'include_name' => $question->include_name,
			),
			'settings' => array(
				'required'    => $question->required,
				'comment_box' => $question->comment_box,
			),
		);
	}

	/** Null for what is no question of this version of the plugin: one broken row must not take a whole list down. */
	public static function fromStored( mixed $stored ): ?Question {
		if ( ! is_array( $stored ) || ! is_string( $stored['id'] ?? null ) || ! is_string( $stored['title'] ?? null ) ) {
			return null;
		}
		$type = is_string( $stored['type'] ?? null ) ? QuestionType::tryFrom( $stored['type'] ) : null;
		if ( null === $type ) {
			return null;
		}
		$config   = is_array( $stored['config'] ?? null ) ? $stored['config'] : array();
		$settings = is_array( $stored['settings'] ?? null ) ? $stored['settings'] : array();
		$options  = is_array( $config['options'] ?? null ) ? $config['options'] : array();

		return new Question(
			$stored['id'],
			$type,
			$stored['title'],
			array_values( array_filter( $options, 'is_string' ) ),
			true === ( $config['include_name'] ?? false ),
			true === ( $settings['required'] ?? false ),
			true === ( $settings['comment_box'] ?? false )
		);
	}
}
