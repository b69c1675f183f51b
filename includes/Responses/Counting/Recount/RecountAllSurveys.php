<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

use Closure;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\CounterRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Recounts one survey after another until its time runs out; the next call continues. */
final class RecountAllSurveys {

	/** @param (Closure(): Recountable)|null $further totals outside surveys */
	public function __construct(
		private readonly RecountSurvey $recount,
		private readonly CounterRepository $counters,
		private readonly RecountLog $log,
		private readonly Clock $clock,
		#[Lazy( Recountable::class )] private readonly ?Closure $further = null
	) {}

	/**
	 * If the database fails for a survey, it is left for the next round, so that it doesn't block the others.
	 *
	 * @param float $seconds after which no other survey is started; at least one is recounted
	 * @return bool true if all surveys have been recounted
	 */
	public function recount( float $seconds ): bool {
		$until = microtime( true ) + $seconds;
		do {
			$surveyId = $this->counters->surveyAfter( $this->log->after() );
			if ( null === $surveyId ) {
				$this->log->passed( $this->log->after(), $this->differencesElsewhere() );
				$this->log->finished( $this->clock->now()->getTimestamp() );
				return true;
			}
			$this->log->passed( $surveyId, 0 ); // Log first: a survey that exceeds PHP's time limit must not be first again each night.
			$this->log->passed( $surveyId, $this->differencesOf( $surveyId ) );
		} while ( microtime( true ) < $until );
		return false;
	}

	private function differencesElsewhere(): int {
		return null === $this->further ? 0 : $this->found( fn(): int => ( $this->further )()->recount() );
	}

	private function differencesOf( int $surveyId ): int {
		return $this->found( fn(): int => $this->recount->survey( $surveyId ) );
	}

	/** @param Closure(): int $recount */
	private function found( Closure $recount ): int {
		try {
			return $recount();
		} catch ( StorageFailed $problem ) {
			wp_trigger_error( __METHOD__, $problem->getMessage(), E_USER_WARNING );
			return 0;
		}
	}
}
