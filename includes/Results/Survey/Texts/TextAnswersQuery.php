<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Texts;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Counting\CounterDelta;
use UserFeedback\Responses\Storage\Answer;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Typed texts of a few responses, read from the responses themselves, with the name or score that belongs to each. */
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
}
