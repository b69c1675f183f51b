<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Upkeep;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Responses\Counting\TallyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Recounts one survey after the other, as far as the time it is given goes; the next call goes on from there. */
final class RecountAll {

	/** @param (Closure(): FurtherSums)|null $further what is no survey's. */
	public function __construct(
		private readonly Recount $recount,
		private readonly TallyRepository $tallies,
		private readonly RecountLog $log,
		private readonly Clock $clock,
		private readonly ?Closure $further = null
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
			$surveyId = $this->tallies->surveyAfter( $this->log->after() );
			if ( null === $surveyId ) {
				$this->log->passed( $this->log->after(), $this->differencesElsewhere() );
				$this->log->finished( $this->clock->now()->getTimestamp() );
				return true;
			}
			$this->log->passed( $surveyId, 0 ); // Before: one that PHP's time limit cuts off must not be the first again each night.
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
