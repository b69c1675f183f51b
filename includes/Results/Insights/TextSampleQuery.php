<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Counting\CounterDelta;
use UserFeedback\Results\Survey\Texts\TextAnswersQuery;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * An even sample of visitors' texts: the requested number of texts, at equal distances from the first to the last. Texts that
 * visitors entered as email addresses are left out, whatever type the question has now.
 */
final class TextSampleQuery {

	private const ONE = 'SELECT * FROM (
		SELECT response_id, text FROM {texts} WHERE survey_id = %d AND question_id = %s AND day = %s
		ORDER BY submitted_at, response_id LIMIT 1 OFFSET %d
	) AS sampled';

	/** Maximum parts of one statement. */
	private const MANY = 100;

	private readonly TextAnswersQuery $textAnswers;

	public function __construct( private readonly Db $db ) {
		$this->textAnswers = new TextAnswersQuery( $db );
	}

	/** @return array<string, array<string, int>> by question: texts by day, oldest first. */
	public function perDay( int $surveyId ): array {
		$days = array();
		foreach ( $this->db->rows(
			'SELECT question_id, day, answers FROM {daily_answers} WHERE survey_id = %d AND value_key = %s AND answers > 0 ORDER BY day',
			array( $surveyId, CounterDelta::TEXTS )
		) as $row ) {
			$days[ (string) $row['question_id'] ][ (string) $row['day'] ] = (int) $row['answers'];
		}
		return $days;
	}

	/**
	 * @param array<string, int> $days of the question, from perDay().
	 * @param int                $seed offset of the first text within a step, so that samples differ.
	 * @return array<int, string> text by response, oldest first.
	 */
	public function texts( int $surveyId, string $questionId, array $days, int $most, int $seed ): array {
		$texts = array();
		foreach ( array_chunk( self::places( $days, $most, $seed ), self::MANY ) as $some ) {
			$values = array();
			foreach ( $some as [ $day, $offset ] ) {
				array_push( $values, $surveyId, $questionId, $day, $offset );
			}
			$rows = $this->db->rows( implode( ' UNION ALL ', array_fill( 0, count( $some ), self::ONE ) ), $values );
			foreach ( $rows as $row ) {
				$texts[ (int) $row['response_id'] ] = (string) $row['text'];
			}
		}
		return $this->withoutAddresses( $texts, $questionId );
	}

	/** @return array<int, string> text by response, newest first. */
	public function newest( int $surveyId, string $questionId, int $most ): array {
		$texts = array();
		foreach ( $this->db->rows(
			'SELECT response_id, text FROM {texts} WHERE survey_id = %d AND question_id = %s
				ORDER BY day DESC, submitted_at DESC, response_id DESC LIMIT %d',
			array( $surveyId, $questionId, $most )
		) as $row ) {
			$texts[ (int) $row['response_id'] ] = (string) $row['text'];
		}
		return $this->withoutAddresses( $texts, $questionId );
	}

	/**
	 * @param array<int, string> $texts by response.
	 * @return array<int, string>
	 */
	private function withoutAddresses( array $texts, string $questionId ): array {
		$addresses = $this->textAnswers->emailAddresses( array_keys( $texts ) );
		return array_filter( $texts, static fn( int $id ): bool => ! isset( $addresses[ $id ][ $questionId ] ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * @param array<string, int> $days
	 * @return list<array{string, int}> day, and the number of its texts to skip.
	 */
	private static function places( array $days, int $most, int $seed ): array {
		$total = array_sum( $days );
		$count = min( $most, $total );
		$step  = $count > 0 ? $total / $count : 0;
		$start = $step * ( ( $seed % 997 ) / 997 );
		$found = array();
		$day   = key( $days );
		$first = 0;
		for ( $place = 0; $place < $count; ++$place ) {
			$at = min( $total - 1, (int) floor( $start + $place * $step ) );
			while ( null !== $day && $at >= $first + $days[ $day ] ) {
				$first += $days[ $day ];
				next( $days );
				$day = key( $days );
			}
			if ( null !== $day ) {
				$found[] = array( $day, $at - $first );
			}
		}
		return $found;
	}
}
