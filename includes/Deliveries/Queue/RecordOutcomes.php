<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Queue;

use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Deliveries\Channels\OutcomeType;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Records the results of attempts for jobs and their destinations. */
final class RecordOutcomes {

	/** Days of failures after which deliveries stop until an owner turns them on again. */
	private const DAYS = 5;

	/** Milliseconds above which a destination counts as slow. */
	private const SLOW = 2_000;

	public function __construct(
		private readonly JobRepository $jobs,
		private readonly DestinationRepository $destinations,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * @param array<int, Job>         $jobs     jobs that were tried, by id.
	 * @param array<int, Destination> $known    by id.
	 * @param array<int, DeliveryOutcome>     $outcomes by id of the job.
	 * @return list<int> destinations that must be paused now.
	 * @throws StorageFailed The leases expire, and other processes try again.
	 */
	public function run( array $jobs, array $known, array $outcomes, string $lease ): array {
		return $this->transaction->run(
			function () use ( $jobs, $known, $outcomes, $lease ): array {
				$of   = array();
				$same = array();
				foreach ( $jobs as $job ) {
					$of[ $job->destinationId ][] = $outcomes[ $job->id ];
					$same[ spl_object_id( $outcomes[ $job->id ] ) . "|$job->attempts" ][] = $job;
				}
				foreach ( $same as $batch ) {
					$this->jobs( $batch, $outcomes[ $batch[0]->id ], $lease );
				}
				$paused = array();
				foreach ( $of as $id => $list ) {
					if ( ! $this->destination( $known[ $id ], $list ) ) {
						$paused[] = $id;
					}
				}
				return $paused;
			}
		);
	}

	/** @param non-empty-list<Job> $jobs a batch, or one job; with equal attempts, so that a batch is retried at one time. */
	private function jobs( array $jobs, DeliveryOutcome $outcome, string $lease ): void {
		$ids      = array_map( static fn( Job $job ): int => $job->id, $jobs );
		$attempts = $jobs[0]->attempts;
		if ( OutcomeType::LATER === $outcome->type || OutcomeType::STUCK === $outcome->type ) {
			$this->jobs->scheduleRetry( $ids, $lease, $outcome, $attempts, (int) $outcome->wait );
			return;
		}
		$wait = OutcomeType::FAILED === $outcome->type ? RetryDelays::after( $attempts + 1, $outcome->wait ) : null;
		if ( null !== $wait ) {
			$this->jobs->scheduleRetry( $ids, $lease, $outcome, $attempts + 1, $wait );
		} elseif ( OutcomeType::HEARD === $outcome->type ) {
			$this->jobs->delete( $ids );
		} else {
			$state = $outcome->type->isSuccess() ? JobState::DELIVERED : JobState::FAILED;
			$this->jobs->finish( $ids, $lease, $state, $outcome, $attempts + ( $outcome->type->isSuccess() ? 0 : 1 ) );
		}
	}

	/**
	 * @param non-empty-list<DeliveryOutcome> $outcomes
	 * @return bool True if more can be sent there now.
	 */
	private function destination( Destination $destination, array $outcomes ): bool {
		$of = static fn( OutcomeType ...$results ): ?DeliveryOutcome => array_values(
			array_filter( $outcomes, static fn( DeliveryOutcome $outcome ): bool => in_array( $outcome->type, $results, true ) )
		)[0] ?? null;

		$gone      = $of( OutcomeType::GONE );
		$failed    = $of( OutcomeType::FAILED );
		$delivered = $of( OutcomeType::DELIVERED, OutcomeType::HEARD );
		if ( null !== $gone ) {
			$this->disableDestination( $destination, $gone );
			return false;
		}
		$blocked = $of( OutcomeType::STUCK );
		$later   = $of( OutcomeType::LATER );
		if ( null !== $blocked ) {
			$this->destinations->recordFailure( $destination->id, $blocked, (int) $blocked->wait );
			return false;
		}
		if ( null !== $later ) {
			$this->destinations->pause( $destination->id, (int) $later->wait );
			return false;
		}
		// A destination that asks us to wait is paused even if it accepts some; one that accepts some and fails others is not
		// down.
		if ( null !== $failed && ( null === $delivered || null !== $failed->wait ) ) {
			$this->failure( $destination, $failed );
			return false;
		}
		if ( null !== $delivered ) {
			$this->destinations->recordSuccess( $destination->id, $delivered, $delivered->took > self::SLOW );
		} else {
			$this->destinations->recordRefusal( $destination->id, $outcomes[0] );
		}
		return true;
	}

	private function failure( Destination $destination, DeliveryOutcome $outcome ): void {
		$this->destinations->recordFailure(
			$destination->id,
			$outcome,
			RetryDelays::ofDestination( $destination->failures + 1, $outcome->wait )
		);
		$threshold = $this->clock->now()->modify( '-' . self::DAYS . ' days' );
		if ( null !== $destination->failingSince && $destination->failingSince <= $threshold ) {
			$this->disableDestination( $destination, $outcome );
		}
	}

	private function disableDestination( Destination $destination, DeliveryOutcome $outcome ): void {
		$this->destinations->disable( $destination->id, $outcome->message );
		$this->jobs->failPending( $destination->id, $outcome->message );
	}
}
