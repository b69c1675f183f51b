<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Upkeep;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Responses\Counting\TallyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Recounts one survey after the other, as far as the time it is given goes; the next call goes on from there. */
final class RecountAll {

	public function __construct(
		private readonly Recount $recount,
		private readonly TallyRepository $tallies,
		private readonly RecountLog $log,
		private readonly Clock $clock
	) {}

	/**
	 * A survey that the database refuses to have recounted is left for the next round, so that it does not keep the
	 * others from theirs.
	 *
	 * @param float $seconds after which no other survey is begun; at least one is recounted.
	 * @return bool whether all surveys have been recounted.
	 */
	public function run( float $seconds ): bool {
		$until = microtime( true ) + $seconds;
		do {
			$survey_id = $this->tallies->surveyAfter( $this->log->after() );
			if ( null === $survey_id ) {
				$this->log->finished( $this->clock->now()->getTimestamp() );
				return true;
			}
			$this->log->passed( $survey_id, 0 ); // Before: one that PHP's time limit cuts off must not be the first again each night.
			$this->log->passed( $survey_id, $this->differencesOf( $survey_id ) );
		} while ( microtime( true ) < $until );
		return false;
	}

	private function differencesOf( int $survey_id ): int {
		try {
			return $this->recount->survey( $survey_id );
		} catch ( StorageFailed $problem ) {
			wp_trigger_error( __METHOD__, $problem->getMessage(), E_USER_WARNING );
			return 0;
		}
	}
}
