<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live\Versions;

use Closure;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Starts a comparison when both of its surveys are live, and ends it when one is no longer live. Otherwise, half of the visitors would
 * see no survey.
 */
final class UpdateComparisons {

	/** @param Closure(): Transaction $transaction returns this request's transaction. */
	public function __construct(
		private readonly ComparisonRepository $comparisons,
		private readonly SurveyRepository $surveys,
		private readonly Clock $clock,
		#[Lazy( Transaction::class )] private readonly Closure $transaction
	) {}

	/**
	 * Runs a change of surveys, and updates their comparisons in the same transaction.
	 *
	 * @template T
	 * @param array<Survey>  $surveys
	 * @param callable(): T $change
	 * @return T
	 */
	public function after( array $surveys, callable $change ): mixed {
		$compared = array_filter( $surveys, static fn( Survey $survey ): bool => false === $survey->comparison?->hasEnded() );
		if ( array() === $compared ) {
			return $change();
		}
		$result = ( $this->transaction )()->run(
			function () use ( $compared, $change ): mixed {
				$result = $change();
				array_map( $this->update( ... ), $compared );
				return $result;
			}
		);
		$this->surveys->changed(); // Page caches were purged before other requests could see the comparison.
		return $result;
	}

	private function update( Survey $survey ): void {
		$pair = $this->comparisons->pair( $survey, true );
		if ( null === $pair ) {
			return;
		}
		$now = $this->clock->now();
		$day = $this->clock->day();
		foreach ( $pair as $one ) {
			$comparison = $one->comparison;
			$isLive     = $pair[0]->isLive( $now ) && $pair[1]->isLive( $now );
			if ( null === $comparison || $comparison->hasEnded() || $isLive === $comparison->isRunning() ) {
				continue;
			}
			$this->comparisons->write( $one->id, $isLive ? $comparison->startedOn( $day ) : $comparison->endedOn( $day ) );
		}
	}
}
