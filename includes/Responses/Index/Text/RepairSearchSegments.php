<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Text;

use UserFeedback\Platform\Database\Transaction;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Compares one survey's search cache with its texts and clears days that differ; the next search rebuilds them. */
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
			$wrong += $this->transaction->run( fn(): int => $this->day( $day ) );
		}
		return $wrong;
	}

	/** @param array{survey_id: int, question_id: string, day: string} $day */
	private function day( array $day ): int {
		$kept = $this->segments->kept( $day['survey_id'], $day['question_id'], $day['day'], $day['day'] )[ $day['day'] ] ?? null;
		if ( null === $kept || $kept->equals( $this->read->anew( $day['survey_id'], $day['question_id'], $day['day'] ) ) ) {
			return 0;
		}
		$this->segments->changed( array( $day ) );
		return 1;
	}
}
