<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Texts;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Counting\CounterDelta;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Typed texts of a few responses, read from the responses themselves, and the name or score that belongs to each. */
final class TextAnswersQuery {

	/** Responses per query: each may be 64 KB. */
	private const MANY = 100;

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param array<string, list<int>> $ids response ids, by question
	 * @return array<string, list<TextAnswer>> texts typed in each, in the same order
	 */
	public function inOrder( array $ids ): array {
		$typed = $this->of( array_merge( array(), ...array_values( $ids ) ) );
		$texts = array();
		foreach ( $ids as $questionId => $ofQuestion ) {
			foreach ( $ofQuestion as $id ) {
				if ( isset( $typed[ $questionId ][ $id ] ) ) {
					$texts[ $questionId ][] = $typed[ $questionId ][ $id ];
				}
			}
		}
		return $texts;
	}

	/**
	 * @param list<int> $responseIds
	 * @return array<string, array<int, TextAnswer>> by question and response.
	 */
	private function of( array $responseIds ): array {
		$typed = array();
		foreach ( array_chunk( array_values( array_unique( $responseIds ) ), self::MANY ) as $some ) {
			foreach ( $this->db->rows(
				'SELECT id, day, submitted_at, answers FROM {responses} WHERE id IN (' . Db::placeholders( $some ) . ')',
				$some
			) as $row ) {
				foreach ( Answer::fromJson( (string) $row['answers'] ) as $answer ) {
					$text = self::typed( $answer, $row );
					if ( null !== $text ) {
						$typed[ $answer->questionId ][ $text->responseId ] = $text;
					}
				}
			}
		}
		return $typed;
	}

	/** @param array<string, string|null> $row */
	private static function typed( Answer $answer, array $row ): ?TextAnswer {
		$isComment = '' === $answer->text();
		$text      = $isComment ? $answer->comments : $answer->text();
		return '' === $text ? null : new TextAnswer(
			(int) $row['id'],
			$answer->questionId,
			$isComment ? CounterDelta::COMMENT : CounterDelta::ANSWER,
			(string) $row['day'],
			(string) $row['submitted_at'],
			$text,
			$answer->name,
			is_int( $answer->value ) ? $answer->value : null
		);
	}

	/**
	 * Finds texts that were given as email addresses. The stored answer decides: the type of a question can change after visitors
	 * have answered it.
	 *
	 * @param list<TextAnswer> $texts
	 * @return list<TextAnswer> texts that are not email addresses, in the same order
	 */
	public function withoutAddresses( array $texts ): array {
		$addresses = $this->emailAddresses( array_map( static fn( TextAnswer $text ): int => $text->responseId, $texts ) );
		return array_values(
			array_filter( $texts, static fn( TextAnswer $text ): bool => ! isset( $addresses[ $text->responseId ][ $text->questionId ] ) )
		);
	}

	/**
	 * @param list<int> $responseIds
	 * @return array<int, array<string, true>> by response and question.
	 */
	public function emailAddresses( array $responseIds ): array {
		$addresses = array();
		foreach ( array_chunk( array_values( array_unique( $responseIds ) ), self::MANY ) as $some ) {
			foreach ( $this->db->rows(
				'SELECT id, answers FROM {responses} WHERE id IN (' . Db::placeholders( $some ) . ')',
				$some
			) as $row ) {
				foreach ( Answer::fromJson( (string) $row['answers'] ) as $answer ) {
					if ( $answer->type->isEmailAddress() ) {
						$addresses[ (int) $row['id'] ][ $answer->questionId ] = true;
					}
				}
			}
		}
		return $addresses;
	}

	/**
	 * Returns true if texts of this question type have another value: the name with an email address, or the score that a comment
	 * explains.
	 */
	public static function hasExtras( QuestionType $type ): bool {
		return $type->allowsName() || $type->isNumeric();
	}

	/**
	 * @param list<TextAnswer> $texts
	 * @return list<TextAnswer> the same texts, in order
	 */
	public function addExtras( array $texts ): array {
		$complete = array();
		foreach ( array_chunk( $texts, self::MANY ) as $some ) {
			$answers = $this->extraAnswers(
				array_values( array_unique( array_map( static fn( TextAnswer $text ): int => $text->responseId, $some ) ) )
			);
			foreach ( $some as $text ) {
				$answer     = $answers[ $text->responseId ][ $text->questionId ] ?? null;
				$complete[] = null === $answer ? $text : $text->with( $answer->name, is_int( $answer->value ) ? $answer->value : null );
			}
		}
		return $complete;
	}

	/**
	 * @param non-empty-list<int> $responseIds
	 * @return array<int, array<string, Answer>> by response and question.
	 */
	private function extraAnswers( array $responseIds ): array {
		$answers = array();
		foreach ( $this->db->rows(
			'SELECT id, answers FROM {responses} WHERE id IN (' . Db::placeholders( $responseIds ) . ')',
			$responseIds
		) as $row ) {
			foreach ( Answer::fromJson( (string) $row['answers'] ) as $answer ) {
				if ( self::hasExtras( $answer->type ) ) {
					$answers[ (int) $row['id'] ][ $answer->questionId ] = $answer;
				}
			}
		}
		return $answers;
	}
}
