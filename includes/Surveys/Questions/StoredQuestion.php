<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

use UserFeedback\Surveys\Questions\Types\QuestionTypes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads a question as Question::toStored() wrote it. */
final class StoredQuestion {

	/** Returns null if this version of the plugin can't read the question: one broken row must not break a whole list. */
	public static function read( mixed $stored ): ?Question {
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
			$type->configured( $config ),
			$stored['title'],
			array_map( self::label( ... ), $options ),
			true === ( $config['include_name'] ?? false ),
			true === ( $settings['required'] ?? false ),
			true === ( $settings['comment_box'] ?? false ),
			true === ( $settings['randomize'] ?? false ),
			$type->hasPictures() ? array_map( array( Picture::class, 'fromOption' ), $options ) : array(),
			is_string( $color ) ? $color : QuestionShape::ICON_COLOR,
			is_string( $size ) ? $size : 'medium',
			ConditionalLogic::fromArray( $stored['logic'] ?? null ),
			isset( $stored['former'] ) ? FormerQuestion::listFromStored( $stored['former'] ) : array(),
			true === ( $stored['shown'] ?? false ),
			isset( $config['option_ids'] ) || isset( $stored['former_labels'] )
				? OptionIds::fromStored( $config['option_ids'] ?? null, $stored['former_labels'] ?? null )
				: null,
			is_string( $config['other'] ?? null ) ? $config['other'] : '',
			self::text( $settings['help'] ?? '' ),
			self::text( $settings['low_label'] ?? '' ),
			self::text( $settings['high_label'] ?? '' ),
			self::text( $settings['image'] ?? '' ),
			null === $type->rowType() ? array() : self::rows( $config['rows'] ?? null ),
			true === ( $settings['prefill'] ?? false )
		);
	}

	/** @return list<array{id: string, label: string}> the readable ones */
	private static function rows( mixed $stored ): array {
		$rows = array();
		foreach ( is_array( $stored ) ? $stored : array() as $row ) {
			if ( is_array( $row ) && is_string( $row['id'] ?? null ) && is_string( $row['label'] ?? null ) ) {
				$rows[] = array(
					'id'    => $row['id'],
					'label' => $row['label'],
				);
			}
		}
		return $rows;
	}

	private static function label( mixed $option ): string {
		return self::text( is_array( $option ) ? $option['label'] ?? '' : $option );
	}

	private static function text( mixed $stored ): string {
		return is_string( $stored ) ? $stored : '';
	}
}
