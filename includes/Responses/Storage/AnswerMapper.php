<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps answers to and from the JSON in a response's row. */
final class AnswerMapper {

	/**
	 * @param list<Answer> $answers
	 * @throws StorageFailed an answer is not storable text; validated answers always are.
	 */
	public static function toJson( array $answers ): string {
		$rows = array_map( static fn( Answer $answer ): array => array( 'type' => $answer->type->name ) + $answer->toArray(), $answers );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- WordPress would mend what is no text, and store an answer that nobody gave.
		$json = json_encode( $rows, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		return is_string( $json ) ? $json : throw new StorageFailed( 'The answers cannot be written as JSON.' );
	}

	/**
	 * Returns the readable answers if a row is damaged or comes from a version with other types.
	 *
	 * @return list<Answer>
	 */
	public static function fromJson( string $json ): array {
		$rows = json_decode( $json, true );
		return array_values( array_filter( array_map( array( self::class, 'answer' ), is_array( $rows ) ? $rows : array() ) ) );
	}

	private static function answer( mixed $row ): ?Answer {
		if ( ! is_array( $row ) ) {
			return null;
		}
		$type = QuestionTypes::find( $row['type'] ?? null );
		$id   = self::text( $row, 'question_id' );
		if ( null === $type || '' === $id ) {
			return null;
		}
		$extra = isset( $row['extra'] ) && is_array( $row['extra'] ) ? $row['extra'] : array();
		return new Answer(
			$id,
			$type,
			self::value( $row['value'] ?? null ),
			self::text( $extra, 'comments' ),
			self::text( $extra, 'name' )
		);
	}

	/** @return string|int|list<string>|null */
	private static function value( mixed $value ): string|int|array|null {
		if ( is_array( $value ) ) {
			return array_values( array_filter( $value, 'is_string' ) );
		}
		return is_string( $value ) || is_int( $value ) ? $value : null;
	}

	/** @param array<array-key, mixed> $row */
	private static function text( array $row, string $key ): string {
		$text = $row[ $key ] ?? '';
		return is_string( $text ) ? $text : '';
	}
}
