<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\AiDrafts;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Turns a model's output into the body of a draft. The output is untrusted, as the model may have read a page with injected
 * instructions: only the text of questions is used. Pure except for the stripping of tags.
 */
final class ParseGeneratedDraft {

	/** Bytes; the longest survey possible takes a quarter of it. */
	private const LARGEST = 256_000;

	private const DEEPEST = 8;

	/** Control characters, including those that change the direction of text and so its apparent order. */
	private const TURNS = '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x{9F}\x{202A}-\x{202E}\x{2066}-\x{2069}]+/u';

	/**
	 * @param list<QuestionType> $types      that the site may ask; others are left out.
	 * @param int                $maxOptions of a question; further ones are left out.
	 * @return array{title: string, questions: non-empty-list<array<string, mixed>>, left_out: int}|null null if it isn't a survey.
	 */
	public static function parse( string $written, array $types, int $maxOptions ): ?array {
		$survey = self::json( $written );
		$sent   = $survey['questions'] ?? null;
		if ( ! is_array( $sent ) ) {
			return null;
		}
		$questions = array();
		foreach ( $sent as $question ) {
			$read = count( $questions ) < Limits::DRAFTED_QUESTIONS && is_array( $question )
				? self::question( $question, $types, $maxOptions )
				: null;
			if ( null !== $read ) {
				$questions[] = $read;
			}
		}
		return array() === $questions ? null : array(
			'title'     => self::plain( $survey['title'] ?? '', Limits::SURVEY_TITLE ),
			'questions' => $questions,
			'left_out'  => count( $sent ) - count( $questions ),
		);
	}

	/** @return array<array-key, mixed> Models put words and fences around JSON, whatever their instructions are. */
	private static function json( string $written ): array {
		$from = strpos( $written, '{' );
		$to   = strrpos( $written, '}' );
		if ( strlen( $written ) > self::LARGEST || false === $from || false === $to ) {
			return array();
		}
		$read = json_decode( substr( $written, $from, $to - $from + 1 ), true, self::DEEPEST );
		return is_array( $read ) ? $read : array();
	}

	/**
	 * @param array<array-key, mixed> $sent
	 * @param list<QuestionType>      $types
	 * @return array<string, mixed>|null null for a question that can't be asked.
	 */
	private static function question( array $sent, array $types, int $maxOptions ): ?array {
		$type    = QuestionTypes::find( $sent['type'] ?? null );
		$title   = self::plain( $sent['title'] ?? '', Limits::QUESTION_TITLE );
		$options = null === $type || ! $type->hasOptions() ? array() : self::options( $sent['options'] ?? array(), $maxOptions );
		if ( null === $type || ! in_array( $type, $types, true ) || '' === $title || count( $options ) < $type->minOptions() ) {
			return null;
		}
		return array(
			'title'    => $title,
			'type'     => $type->name,
			'config'   => array( 'options' => $options ),
			'settings' => array(
				'required'    => true === ( $sent['required'] ?? null ),
				'comment_box' => true === ( $sent['comment_box'] ?? null ),
			),
		);
	}

	/** @return list<string> each once. */
	private static function options( mixed $sent, int $most ): array {
		$labels = array_map(
			static fn( mixed $label ): string => self::plain( $label, Limits::OPTION_LABEL ),
			is_array( $sent ) ? $sent : array()
		);
		return array_slice( array_values( array_unique( array_diff( $labels, array( '' ) ) ) ), 0, $most );
	}

	/** Returns one line without markup. */
	private static function plain( mixed $text, int $most ): string {
		$plain = is_string( $text ) ? wp_strip_all_tags( $text, true ) : '';
		return trim( mb_substr( (string) preg_replace( self::TURNS, '', $plain ), 0, $most ) );
	}
}
