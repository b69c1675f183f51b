<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lists;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Counts for the survey list, for any number of surveys in one statement. It adds daily totals and responses not yet in them.
 * Because it is one statement, each response is counted exactly once.
 */
final class SurveyListCountsQuery {

	/** Published responses that aren't in the totals yet (Storage\CountingState). Uses an index, and is limited to keep lists fast. */
	private const WAITING = "(SELECT survey_id, day FROM {responses} WHERE counted = 0 AND status = 'publish' ORDER BY id LIMIT 1000)";

	/** Uncounted responses per survey. */
	public const WAITING_OF_SURVEYS = '(SELECT survey_id, COUNT(*) AS responses FROM ' . self::WAITING . ' rows_waiting GROUP BY survey_id)';

	/** Grouped in primary key order, so that MySQL needs no sorting or temporary table, however many days there are. */
	private const ALL = "SELECT 'all' AS part, survey_id, '' AS day, '' AS score, SUM(responses) AS answers, SUM(impressions) AS impressions
		FROM {daily}";

	private const LATELY = " UNION ALL SELECT 'lately', survey_id, day, '', SUM(responses), 0 FROM {daily}";

	private const WAITING_DAYS = " UNION ALL SELECT 'waiting', survey_id, day, '', COUNT(*), 0 FROM " . self::WAITING . ' waiting';

	/** Uses the primary key. The caller skips empty values, which are counters, because only scores matter here. */
	private const SCORES = " UNION ALL SELECT 'scores', survey_id, '', value, SUM(answers), 0 FROM {daily_answers}";

	public function __construct( private readonly Db $db ) {}

	public function ofSurvey( Survey $survey ): SurveyCounts {
		return $this->ofMany( array( $survey ) )[ $survey->id ] ?? new SurveyCounts();
	}

	/**
	 * @param list<Survey> $surveys
	 * @param string|null  $lately     first day of the responses per day; null for none.
	 * @param string|null  $scoresFrom first day of the scores; needs surveys with their questions; null for none.
	 * @return array<int, SurveyCounts> by survey ID; surveys without counts are missing.
	 */
	public function ofMany( array $surveys, ?string $lately = null, ?string $scoresFrom = null ): array {
		if ( array() === $surveys ) {
			return array();
		}
		$ids                = array_map( static fn( Survey $survey ): int => $survey->id, $surveys );
		$in                 = ' WHERE survey_id IN (' . Db::placeholders( $ids ) . ')';
		[ $days, $since ]   = null === $lately
			? array( '', array() )
			: array( self::LATELY . "$in AND day >= %s GROUP BY survey_id, day", array( ...$ids, $lately ) );
		[ $scores, $asked ] = null === $scoresFrom ? array( '', array() ) : self::scores( $surveys, $scoresFrom );
		$counts             = array();
		foreach ( $this->db->rows(
			self::ALL . "$in GROUP BY survey_id" . self::WAITING_DAYS . "$in GROUP BY survey_id, day" . $days . $scores,
			array( ...$ids, ...$ids, ...$since, ...$asked )
		) as $row ) {
			$id            = (int) $row['survey_id'];
			$answers       = (int) $row['answers'];
			$before        = $counts[ $id ] ?? new SurveyCounts();
			$counts[ $id ] = match ( $row['part'] ) {
				'lately'  => $before->onDay( (string) $row['day'], $answers ),
				'waiting' => $before->plus( $answers, 0 )->onDay( (string) $row['day'], $answers ),
				'scores'  => $before->withScore( (int) $row['score'], $answers ),
				default   => $before->plus( $answers, (int) $row['impressions'] ),
			};
		}
		return $counts;
	}

	/**
	 * @param list<Survey> $surveys
	 * @return array{literal-string, list<int|string>} SQL to append to the statement, and its values.
	 */
	private static function scores( array $surveys, string $from ): array {
		$which  = array();
		$values = array();
		foreach ( $surveys as $survey ) {
			$question = $survey->scoredQuestion();
			if ( null !== $question ) {
				$which[] = '(survey_id = %d AND question_id = %s AND day >= %s)';
				array_push( $values, $survey->id, $question->id, $from );
			}
		}
		$any = implode( ' OR ', $which );
		return '' === $any
			? array( '', array() )
			: array( self::SCORES . " WHERE value <> '' AND ($any) GROUP BY survey_id, value", $values );
	}
}
