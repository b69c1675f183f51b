<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Text;

use UserFeedback\Platform\Database\Transaction;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Compares one survey's search cache with its texts and clears days that differ; the next search rebuilds them.
 *
 * @phpstan-type Day array{survey_id: int, question_id: string, day: string}
 */
final class RepairSearchSegments {

	public function __construct(
		private readonly SearchSegmentRepository $segments,
		private readonly SearchSegmentReader $read,
		private readonly Transaction $transaction
	) {}

	/** @return int number of wrong days */
	public function survey( int $surveyId ): int {
		$this->segments->complete( $surveyId );
		$wrong = 0;
		foreach ( $this->segments->keptOf( $surveyId ) as $day ) {
			$wrong += $this->day( $day, true );
		}
		return $wrong;
	}

	/** @return list<Day> a survey's days in the cache */
	public function days( int $surveyId ): array {
		return $this->segments->keptOf( $surveyId );
	}

	/**
	 * @param Day $day
	 * @return int 1 if the day is wrong
	 */
	public function day( array $day, bool $isFixing ): int {
		return $this->transaction->run( fn(): int => $this->compare( $day, $isFixing ) );
	}

	/** @param Day $day */
	private function compare( array $day, bool $isFixing ): int {
		$kept = $this->segments->kept( $day['survey_id'], $day['question_id'], $day['day'], $day['day'] )[ $day['day'] ] ?? null;
		if ( null === $kept || $kept->equals( $this->read->anew( $day['survey_id'], $day['question_id'], $day['day'] ) ) ) {
			return 0;
		}
		if ( $isFixing ) {
			$this->segments->changed( array( $day ) );
		}
		return 1;
	}
}
