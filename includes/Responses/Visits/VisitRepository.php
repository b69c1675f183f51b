<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visits;

use DateTimeImmutable;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Retry;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Storage\Answer;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores visits until they are summed, and a few days longer, so that a late repeat isn't counted again. */
final class VisitRepository {

	/** An unfinished visit that nothing was heard of for this time is over. */
	private const OVER_AFTER = '24 hours';

	private const KEPT_FOR = '+8 days';

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/**
	 * Stores a visit, or what is new in it. An older report never replaces a newer one, and a summed visit never changes.
	 *
	 * @param string $device   as it is stored for responses
	 * @param string $language the same
	 * @param list<Answer> $answers to keep if the visitor never finishes
	 * @throws StorageFailed
	 */
	public function store(
		int $surveyId,
		string $token,
		Visit $visit,
		string $device,
		string $language,
		array $answers = array()
	): void {
		$row = array(
			$this->clock->day(),
			$device,
			$language,
			(int) $visit->isFinished,
			$visit->progress(),
			$visit->toStored(),
			array() === $answers || $visit->isFinished ? null : Answer::toJson( $answers ),
			$visit->isFinished ? $this->now() : $this->now( '+' . self::OVER_AFTER ),
		);
		$key = array( $surveyId, $token );
		Retry::onConflict(
			fn(): bool => null !== $this->db->insertIgnored(
				'INSERT IGNORE INTO {visits} (survey_id, token, day, device, language, is_finished, progress, steps, answers, due_at)
					VALUES (%d, %s, %s, %s, %s, %d, %d, %s, %s, %s)',
				array( ...$key, ...$row )
			) || $this->db->write(
				'UPDATE {visits} SET day = %s, device = %s, language = %s, is_finished = %d, progress = %d, steps = %s, answers = %s,
					due_at = %s WHERE survey_id = %d AND token = %s AND is_summed = 0 AND progress <= %d',
				array( ...$row, ...$key, $visit->progress() )
			) > 0
		);
	}

	/** @return array<string, string|null>|null steps and answers of a visit that isn't over */
	public function unfinished( int $surveyId, string $token ): ?array {
		return $this->db->row(
			'SELECT steps, answers FROM {visits} WHERE survey_id = %d AND token = %s AND is_summed = 0 AND is_finished = 0',
			array( $surveyId, $token )
		);
	}

	/** Deletes a visit that is in no sum yet. */
	public function delete( int $surveyId, string $token ): void {
		$this->db->write( 'DELETE FROM {visits} WHERE survey_id = %d AND token = %s AND is_summed = 0', array( $surveyId, $token ) );
	}

	/**
	 * Reads without a lock, so that visitors don't wait for the sums.
	 *
	 * @return list<int> ids of the visits that are over and not summed yet
	 */
	public function due( int $most ): array {
		$rows = $this->db->rows(
			'SELECT id FROM {visits} WHERE is_summed = 0 AND due_at <= %s ORDER BY due_at LIMIT %d',
			array( $this->now(), $most )
		);
		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/**
	 * Reads those that are still due, locked until the transaction ends.
	 *
	 * @param non-empty-list<int> $ids
	 * @return list<array<string, string|null>>
	 */
	public function lock( array $ids ): array {
		return $this->db->rows(
			'SELECT id, survey_id, token, day, device, language, is_finished, steps, answers, due_at FROM {visits}
				WHERE id IN (' . Db::placeholders( $ids ) . ') AND is_summed = 0 AND due_at <= %s ORDER BY id FOR UPDATE',
			array( ...$ids, $this->now() )
		);
	}

	/** @param non-empty-list<int> $ids of locked visits */
	public function markSummed( array $ids ): void {
		$this->db->write(
			"UPDATE {visits} SET is_summed = 1, steps = '', answers = NULL, due_at = %s WHERE id IN (" . Db::placeholders( $ids ) . ')',
			array( $this->now( self::KEPT_FOR ), ...$ids )
		);
	}

	/**
	 * Deletes what a visitor answered, and keeps the visit.
	 *
	 * @param list<int> $ids
	 * @return int how many visits had answers
	 */
	public function deleteAnswers( array $ids ): int {
		return array() === $ids ? 0 : $this->db->write(
			'UPDATE {visits} SET answers = NULL WHERE answers IS NOT NULL AND id IN (' . Db::placeholders( $ids ) . ')',
			$ids
		);
	}

	/** @param array<string, string|null> $row of an unfinished visit that isn't summed */
	public static function lastReport( array $row ): DateTimeImmutable {
		return Clock::fromStored( (string) $row['due_at'] )->modify( '-' . self::OVER_AFTER );
	}

	/** @return int how many summed visits were deleted; if it equals $most, there may be more */
	public function deleteOld( int $most ): int {
		return $this->db->write(
			'DELETE FROM {visits} WHERE is_summed = 1 AND due_at <= %s ORDER BY due_at LIMIT %d',
			array( $this->now(), $most )
		);
	}

	private function now( string $plus = '+0 seconds' ): string {
		return Clock::toStored( $this->clock->now()->modify( $plus ) );
	}
}
