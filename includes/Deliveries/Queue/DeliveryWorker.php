<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Queue;

use UserFeedback\Deliveries\Channels\Channel;
use UserFeedback\Deliveries\Channels\Channels;
use UserFeedback\Deliveries\Channels\DeliveryBatch;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Sends deliveries that are due. Any number of processes can run it in parallel.
 *
 * Destinations that responded quickly the last time come first. A new destination is tried with one job, and so is a failed one
 * after its pause; a slow one gets a few jobs. Slow ones run separately, so that they don't delay the others.
 */
final class DeliveryWorker {

	/** Jobs taken at the same time, in total and per destination. */
	private const AT_ONCE     = 60;
	private const OF_ONE      = 20;
	private const OF_SLOW_ONE = 4;

	/** Destinations in one round. With this many jobs in memory, it leases those of no other destination. */
	private const DESTINATIONS = 20;
	private const ENOUGH       = 1_000;

	/** Share of a run's time that fast destinations may use while others are pending. */
	private const SHARE = 0.7;

	/** @var list<int> destinations that are left alone for the rest of a run. */
	private array $paused = array();

	/** @param array<string, Channel> $channels by name. */
	public function __construct(
		#[ResultOf( Channels::class, 'byName' )] private readonly array $channels,
		private readonly DestinationRepository $destinations,
		private readonly SurveyRepository $surveys,
		private readonly JobRepository $jobs,
		private readonly BatchBuilder $batches,
		private readonly RecordOutcomes $recordOutcomes
	) {}

	/**
	 * @param float             $seconds after which no new attempt starts.
	 * @param list<string>|null $channels by name; null for all.
	 * @return int number of attempts.
	 * @throws StorageFailed Deliveries that were sent before it are recorded.
	 */
	public function run( float $seconds, ?array $channels = null ): int {
		$channels   ??= array_keys( $this->channels );
		$start        = microtime( true );
		$tried        = 0;
		$this->paused = array();
		do {
			$done = 0;
			while ( microtime( true ) < $start + $seconds * self::SHARE ) {
				$quick = $this->round( true, $channels, $start + $seconds );
				$done += $quick;
				if ( 0 === $quick ) {
					break;
				}
			}
			$done  += $this->round( false, $channels, $start + $seconds );
			$tried += $done;
		} while ( $done > 0 && microtime( true ) < $start + $seconds );
		return $tried;
	}

	/** @param list<string> $channels */
	private function round( bool $isEasy, array $channels, float $end ): int {
		$ready = array() === $channels ? array() : $this->jobs->ready( $isEasy, $channels, $this->paused, self::DESTINATIONS );
		if ( array() === $ready ) {
			return 0;
		}
		$known   = $this->destinations->many( $ready );
		$of      = array_unique( array_map( static fn( Destination $one ): int => $one->surveyId, $known ) );
		$surveys = $this->surveys->findMany( array_values( $of ) );
		$most    = $isEasy ? max( self::OF_SLOW_ONE, min( self::OF_ONE, intdiv( self::AT_ONCE, count( $ready ) ) ) ) : self::OF_SLOW_ONE;
		$lease   = md5( random_bytes( 16 ) );
		$taken   = array();
		foreach ( $known as $id => $destination ) {
			$survey    = $surveys[ $destination->surveyId ] ?? null;
			$batchSize = null === $survey ? 1 : $this->channels[ $destination->channel ]->batchSize( $survey, $destination->target );
			$limit     = $batchSize > 1 ? $batchSize : ( $destination->isUnproven() ? 1 : $most );
			foreach ( $this->jobs->lease( $id, $lease, $limit, $batchSize > 1 ) as $job ) {
				$taken[ $job->id ] = $job;
			}
			if ( count( $taken ) >= self::ENOUGH ) {
				break;
			}
		}
		$left = $this->deliver( $taken, $known, $surveys, $lease, $end );
		if ( array() !== $left ) {
			$this->jobs->release( array_keys( $left ), $lease );
		}
		return count( $taken ) - count( $left );
	}

	/**
	 * @param array<int, Job>         $jobs  by id.
	 * @param array<int, Destination> $known by id.
	 * @param array<int, Survey>      $surveys by id.
	 * @return array<int, Job> jobs that were not tried.
	 */
	private function deliver( array $jobs, array $known, array $surveys, string $lease, float $end ): array {
		[ $packed, $gone ] = $this->batches->run( $jobs, $known, $surveys, $this->channels );
		$left              = array_diff_key( $jobs, array_flip( $gone ) );
		foreach ( $packed as $name => $deliveryBatches ) {
			foreach ( array_chunk( $deliveryBatches, max( 1, $this->channels[ $name ]->batchesPerCall() ) ) as $chunk ) {
				$chunk = array_filter(
					$chunk,
					fn( DeliveryBatch $batch ): bool => ! in_array( $batch->destinationId, $this->paused, true )
				);
				if ( array() === $chunk || microtime( true ) >= $end ) {
					continue;
				}
				$outcomes     = $this->channels[ $name ]->deliver( array_values( $chunk ) );
				$tried        = array_intersect_key( $left, $outcomes );
				$left         = array_diff_key( $left, $tried );
				$this->paused = array( ...$this->paused, ...$this->recordOutcomes->run( $tried, $known, $outcomes, $lease ) );
			}
		}
		return $left;
	}
}
