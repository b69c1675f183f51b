<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Counts;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Results\DayRange;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Counts by day, question, and value from the rollup. The cost grows with days and values, not with responses. */
final class CountsQuery {

	public function __construct( private readonly Db $db ) {}

	/**
	 * Reads the most frequent values first: AnswerCounts leaves out the others of a question with too many.
	 *
	 * @param list<string> $questionIds read in one query
	 */
	public function countsOfAnswers( int $surveyId, array $questionIds, DayRange $range ): AnswerCounts {
		$counts = new AnswerCounts();
		if ( array() === $questionIds ) {
			return $counts;
		}
		$rows = $this->db->rows(
			'SELECT question_id, value_key, MAX(value) AS value, SUM(answers) AS answers FROM {daily_answers}
			WHERE survey_id = %d AND question_id IN (' . Db::placeholders( $questionIds, true ) . ') AND day BETWEEN %s AND %s
			GROUP BY question_id, value_key ORDER BY SUM(answers) DESC, question_id, value_key LIMIT %d',
			array( $surveyId, ...$questionIds, $range->first(), $range->last(), 5 * AnswerCounts::VALUES )
		);
		foreach ( $rows as $row ) {
			$counts->add( (string) $row['question_id'], (string) $row['value_key'], (string) $row['value'], (int) $row['answers'] );
		}
		return $counts;
	}

	/** @return array<string, array<int, int>> day to score to count, without values from before the question had numeric answers. */
	public function scoresPerDay( int $surveyId, Question $question, DayRange $range ): array {
		$keys = array_map( 'md5', $question->knownValues() );
		if ( array() === $keys ) {
			return array();
		}
		$rows   = $this->db->rows(
			'SELECT day, value, answers FROM {daily_answers}
				WHERE survey_id = %d AND question_id = %s AND day BETWEEN %s AND %s
				AND value_key IN (' . Db::placeholders( $keys, true ) . ') ORDER BY day',
			array( $surveyId, $question->id, $range->first(), $range->last(), ...$keys )
		);
		$scores = array();
		foreach ( $rows as $row ) {
			$scores[ (string) $row['day'] ][ (int) $row['value'] ] = (int) $row['answers'];
		}
		return $scores;
	}

	/** One survey's days from the rollup: one row per day, however many responses. */
	public function countsOfDays( int $surveyId ): DailyCounts {
		$days = array();
		$rows = $this->db->rows(
			'SELECT day, SUM(impressions) AS impressions, SUM(starts) AS starts, SUM(responses) AS responses FROM {daily}
				WHERE survey_id = %d GROUP BY day ORDER BY day',
			array( $surveyId )
		);
		foreach ( $rows as $row ) {
			$days[ (string) $row['day'] ] = array(
				'impressions' => (int) $row['impressions'],
				'starts'      => (int) $row['starts'],
				'responses'   => (int) $row['responses'],
			);
		}
		return new DailyCounts( $days );
	}
}
