<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Work;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Deliveries\Channel;
use UserFeedback\Deliveries\Jobs\Destination;
use UserFeedback\Deliveries\Jobs\DestinationRepository;
use UserFeedback\Deliveries\Jobs\Job;
use UserFeedback\Deliveries\Jobs\JobRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Tells what is due, beside any number of others that do the same.
 *
 * Destinations that answered quickly the last time come first. One that failed is tried with one job when its rest is
 * over, and a slow one is left for the end of a run: nobody waits for them.
 */
final class RunJobs {

	/** Jobs in hand at once, and of one destination among several. */
	private const AT_ONCE     = 60;
	private const OF_ONE      = 20;
	private const OF_SLOW_ONE = 4;

	/** Destinations of one round. */
	private const DESTINATIONS = 20;

	/** Of a run's time, what those that are quick may use while others wait. */
	private const SHARE = 0.7;

	/** @param array<string, Channel> $channels by name. */
	public function __construct(
		private readonly array $channels,
		private readonly DestinationRepository $destinations,
		private readonly JobRepository $jobs,
		private readonly PackParcels $pack,
		private readonly SettleOutcomes $settle
	) {}

	/**
	 * @param float             $seconds after which no more is begun.
	 * @param list<string>|null $channels by name; null for all.
	 * @return int how many were tried.
	 * @throws StorageFailed what was told before it is settled.
	 */
	public function run( float $seconds, ?array $channels = null ): int {
		$channels ??= array_keys( $this->channels );
		$start      = microtime( true );
		$tried      = 0;
		$resting    = array();
		foreach ( array( true, false ) as $isEasy ) {
			$end = $start + $seconds * ( $isEasy ? self::SHARE : 1 );
			do {
				$done   = $this->round( $isEasy, $channels, $resting );
				$tried += $done;
			} while ( $done > 0 && microtime( true ) < $end );
		}
		return $tried;
	}

	/**
	 * @param list<string> $channels
	 * @param list<int>    $resting destinations that are left alone for the rest of this run; those that fail are added.
	 */
	private function round( bool $isEasy, array $channels, array &$resting ): int {
		$ready = array() === $channels ? array() : $this->jobs->ready( $isEasy, $channels, $resting, self::DESTINATIONS );
		if ( array() === $ready ) {
			return 0;
		}
		$lease = md5( random_bytes( 16 ) );
		$known = $this->destinations->many( array_column( $ready, 'id' ) );
		$taken = array();
		foreach ( $ready as [ 'id' => $id, 'channel' => $channel ] ) {
			$most  = $known[ $id ]->failures > 0 ? 1 : ( $isEasy ? max( 3, min( self::OF_ONE, intdiv( self::AT_ONCE, count( $ready ) ) ) ) : self::OF_SLOW_ONE );
			$taken = array( ...$taken, ...$this->jobs->take( $id, $lease, max( $most, $this->channels[ $channel ]->together() ) ) );
		}
		$failing = $this->deliver( $taken, $known, $lease );
		$resting = array( ...$resting, ...$failing );
		return count( $taken );
	}

	/**
	 * @param list<Job>                                                  $jobs
	 * @param array<int, Destination> $known by id.
	 * @return list<int> destinations that failed.
	 */
	private function deliver( array $jobs, array $known, string $lease ): array {
		$outcomes = array();
		foreach ( $this->pack->run( $jobs, $known, $this->channels ) as $name => $parcels ) {
			$outcomes += $this->channels[ $name ]->deliver( $parcels );
		}
		return $this->settle->run( $jobs, $known, $outcomes, $lease );
	}
}
