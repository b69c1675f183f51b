<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Index\Text\SearchSegmentRepository;
use UserFeedback\Responses\Storage\CountingState;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The three tables that are derived from responses: counts per day, counts per day, question and value, and texts.
 *
 * @phpstan-import-type DayCount from CounterDelta
 * @phpstan-import-type ValueCount from CounterDelta
 * @phpstan-import-type TextEntry from CounterDelta
 */
final class CounterRepository {

	/** The slot of uf_daily that only the processor writes; impressions use the other slots. */
	private const SLOT = 0;

	/** Rows per statement. */
	private const MANY = 200;

	public function __construct( private readonly Db $db ) {}

	public function add( CounterDelta $tally ): void {
		$this->addDays( array_values( $tally->days() ), 1 );
		$this->addValues( array_values( $tally->values() ), 1 );
		foreach ( array_chunk( $tally->texts(), self::MANY ) as $batch ) {
			$this->insertTexts( $batch );
		}
		if ( array() !== $tally->texts() ) {
			$this->searched()->changed( $tally->texts() );
		}
	}

	/** Subtracts the counts of these responses. */
	public function subtract( CounterDelta $tally ): void {
		$this->addDays( array_values( $tally->days() ), -1 );
		$this->addValues( array_values( $tally->values() ), -1 );
		$ids = array_values( array_unique( array_column( $tally->texts(), 'response_id' ) ) );
		foreach ( array_chunk( $ids, self::MANY ) as $batch ) {
			$this->db->write( 'DELETE FROM {texts} WHERE response_id IN (' . Db::placeholders( $batch ) . ')', $batch );
		}
		if ( array() !== $tally->texts() ) {
			$this->searched()->changed( $tally->texts() );
		}
	}

	/**
	 * Adds to the counters instead of replacing them, so that the result includes both of two parallel processes.
	 *
	 * @param list<DayCount> $days
	 */
	public function addDays( array $days, int $sign ): void {
		foreach ( array_chunk( $days, self::MANY ) as $batch ) {
			$values = array();
			foreach ( $batch as $count ) {
				array_push(
					$values,
					$count['survey_id'],
					$count['day'],
					self::SLOT,
					$sign * $count['responses'],
					$sign * $count['trashed']
				);
			}
			$this->db->write(
				'INSERT INTO {daily} (survey_id, day, slot, responses, trashed) VALUES '
					. self::places( '(%d, %s, %d, %d, %d)', count( $batch ) )
					. ' ON DUPLICATE KEY UPDATE responses = responses + VALUES(responses), trashed = trashed + VALUES(trashed)',
				$values
			);
		}
	}

	/** @param list<ValueCount> $counts */
	public function addValues( array $counts, int $sign ): void {
		foreach ( array_chunk( $counts, self::MANY ) as $batch ) {
			$values = array();
			foreach ( $batch as $count ) {
				array_push(
					$values,
					$count['survey_id'],
					$count['question_id'],
					$count['day'],
					$count['value_key'],
					$count['value'],
					$sign * $count['answers']
				);
			}
			$this->db->write(
				'INSERT INTO {daily_answers} (survey_id, question_id, day, value_key, value, answers) VALUES '
					. self::places( '(%d, %s, %s, %s, %s, %d)', count( $batch ) )
					. ' ON DUPLICATE KEY UPDATE answers = answers + VALUES(answers)',
				$values
			);
		}
	}

	/** @param non-empty-list<TextEntry> $texts */
	public function addTexts( array $texts ): void {
		$this->insertTexts( $texts );
		$this->searched()->changed( $texts );
	}

	/** @param non-empty-list<TextEntry> $texts */
	private function insertTexts( array $texts ): void {
		$values = array();
		foreach ( $texts as $text ) {
			array_push(
				$values,
				$text['response_id'],
				$text['survey_id'],
				$text['question_id'],
				$text['kind'],
				$text['day'],
				$text['submitted_at'],
				$text['text']
			);
		}
		$this->db->write(
			'INSERT INTO {texts} (response_id, survey_id, question_id, kind, day, submitted_at, text) VALUES '
				. self::places( '(%d, %d, %s, %s, %s, %s, %s)', count( $texts ) )
				. ' ON DUPLICATE KEY UPDATE text = VALUES(text)',
			$values
		);
	}

	/**
	 * @param non-empty-list<int> $responseIds
	 * @return list<array{id: int, entry: TextEntry}> all stored texts of these responses
	 */
	public function textsOf( array $responseIds ): array {
		$rows = $this->db->rows(
			'SELECT id, response_id, survey_id, question_id, kind, day, submitted_at, text FROM {texts} WHERE response_id IN ('
				. Db::placeholders( $responseIds )
				. ')',
			$responseIds
		);
		return array_map(
			static fn( array $row ): array => array(
				'id'    => (int) $row['id'],
				'entry' => array(
					'response_id'  => (int) $row['response_id'],
					'survey_id'    => (int) $row['survey_id'],
					'question_id'  => (string) $row['question_id'],
					'kind'         => (string) $row['kind'],
					'day'          => (string) $row['day'],
					'submitted_at' => (string) $row['submitted_at'],
					'text'         => (string) $row['text'],
				),
			),
			$rows
		);
	}

	/** @param string|null $day null for all days. */
	public function countTexts( int $surveyId, ?string $day = null ): int {
		$values = self::values( $surveyId, $day );
		return (int) $this->db->value( 'SELECT COUNT(*) FROM {texts} WHERE ' . self::which( $day ), $values );
	}

	/** @return list<int> ids of some of a survey's texts whose response is deleted, not counted, or of another survey */
	public function strayTexts( int $surveyId, ?string $day, int $limit ): array {
		$rows = $this->db->rows(
			'SELECT t.id FROM {texts} t LEFT
				JOIN {responses} r ON r.id = t.response_id AND r.survey_id = t.survey_id AND r.counted = %d
				WHERE ' . self::which( $day, 't.' ) . ' AND r.id IS NULL LIMIT %d',
			array( CountingState::IN->value, ...self::values( $surveyId, $day ), $limit )
		);
		return array_map( static fn( array $row ): int => (int) $row['id'], $rows );
	}

	/** Returns the next survey id with data that is counted or could be, also if only derived rows are left. */
	public function surveyAfter( int $surveyId ): ?int {
		$next = array();
		foreach ( array(
			'SELECT MIN(survey_id) FROM {responses} WHERE survey_id > %d',
			'SELECT MIN(survey_id) FROM {daily} WHERE survey_id > %d',
			'SELECT MIN(survey_id) FROM {daily_answers} WHERE survey_id > %d',
			'SELECT MIN(survey_id) FROM {texts} WHERE survey_id > %d',
			'SELECT MIN(survey_id) FROM {places} WHERE survey_id > %d',
			'SELECT MIN(survey_id) FROM {bits} WHERE survey_id > %d',
		) as $sql ) {
			$id = $this->db->value( $sql, array( $surveyId ) );
			if ( null !== $id ) {
				$next[] = (int) $id;
			}
		}
		return array() === $next ? null : min( $next );
	}

	/** @param list<int> $ids of texts, not of responses. */
	public function deleteTexts( array $ids ): void {
		foreach ( array_chunk( $ids, self::MANY ) as $batch ) {
			$this->searched()->changedOf( $batch, 'id' );
			$this->db->write( 'DELETE FROM {texts} WHERE id IN (' . Db::placeholders( $batch ) . ')', $batch );
		}
	}

	/** @return array<string, DayCount> stored counts of one survey, keyed as in a tally; days without responses are omitted */
	public function storedDays( int $surveyId, ?string $only = null ): array {
		$days = array();
		foreach ( $this->db->rows(
			'SELECT day, SUM(responses) AS responses, SUM(trashed) AS trashed FROM {daily}
				WHERE ' . self::which( $only ) . ' GROUP BY day HAVING SUM(responses) <> 0 OR SUM(trashed) <> 0',
			self::values( $surveyId, $only )
		) as $row ) {
			$days[ "$surveyId|{$row['day']}" ] = array(
				'survey_id' => $surveyId,
				'day'       => (string) $row['day'],
				'responses' => (int) $row['responses'],
				'trashed'   => (int) $row['trashed'],
			);
		}
		return $days;
	}

	/** @return array<string, ValueCount> likewise. */
	public function storedValues( int $surveyId, ?string $only = null ): array {
		$counts = array();
		foreach ( $this->db->rows(
			'SELECT question_id, day, value_key, value, answers FROM {daily_answers} WHERE ' . self::which( $only ) . ' AND answers <> 0',
			self::values( $surveyId, $only )
		) as $row ) {
			$counts[ "$surveyId|{$row['question_id']}|{$row['day']}|{$row['value_key']}" ] = array(
				'survey_id'   => $surveyId,
				'question_id' => (string) $row['question_id'],
				'day'         => (string) $row['day'],
				'value_key'   => (string) $row['value_key'],
				'value'       => (string) $row['value'],
				'answers'     => (int) $row['answers'],
			);
		}
		return $counts;
	}

	/**
	 * @param literal-string $alias of the table, with a period.
	 * @return literal-string a condition for a survey's rows, or for those of one day.
	 */
	private static function which( ?string $day, string $alias = '' ): string {
		return "{$alias}survey_id = %d" . ( null === $day ? '' : " AND {$alias}day = %s" );
	}

	/** @return list<int|string> the values of that condition. */
	private static function values( int $surveyId, ?string $day ): array {
		return null === $day ? array( $surveyId ) : array( $surveyId, $day );
	}

	/** Cached text searches are cleared in the transaction that changes texts; most requests change none. */
	private function searched(): SearchSegmentRepository {
		return new SearchSegmentRepository( $this->db );
	}

	/**
	 * @param literal-string $row
	 * @return literal-string
	 */
	private static function places( string $row, int $times ): string {
		return implode( ', ', array_fill( 0, max( 1, $times ), $row ) );
	}
}
