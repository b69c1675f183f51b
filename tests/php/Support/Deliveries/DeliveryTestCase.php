<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Deliveries;

use Closure;
use UserFeedback\Deliveries\Channels\DeliveryBatch;
use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Deliveries\DeliveryScheduler;
use UserFeedback\Deliveries\EnqueueDeliveries;
use UserFeedback\Deliveries\Failures\FailureAlert;
use UserFeedback\Deliveries\Failures\FindFailingDestinations;
use UserFeedback\Deliveries\Log\DeliveryMapper;
use UserFeedback\Deliveries\Queue\BatchBuilder;
use UserFeedback\Deliveries\Queue\DeliveryWorker;
use UserFeedback\Deliveries\Queue\Destination;
use UserFeedback\Deliveries\Queue\DestinationRepository;
use UserFeedback\Deliveries\Queue\JobRepository;
use UserFeedback\Deliveries\Queue\RecordOutcomes;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Settings\Mail\SendMail;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Base test for deliveries with its own channel and clock. */
abstract class DeliveryTestCase extends RestTestCase {

	use Responding;

	protected const START = '2026-11-20T10:00:00Z';

	protected MadeChannel $channel;

	/** @var array<string, DeliveryOutcome|null> what becomes of a try, by target; delivered where nothing is said. */
	protected array $going = array();

	/** @var Closure(DeliveryBatch): (DeliveryOutcome|null)|null in place of that. */
	protected ?Closure $goes = null;

	private int $seconds = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( self::START );
		$this->channelTo( array( 'a' ) );
	}

	/** @param list<string> $targets */
	protected function channelTo( array $targets, int $together = 1, int $atOnce = 60 ): void {
		$this->channel = new MadeChannel(
			$targets,
			fn( DeliveryBatch $parcel ): ?DeliveryOutcome => match ( true ) {
				null !== $this->goes                              => ( $this->goes )( $parcel ),
				array_key_exists( $parcel->target, $this->going ) => $this->going[ $parcel->target ],
				default                                           => DeliveryOutcome::delivered( 'It came.', 200 ),
			},
			$together,
			$atOnce
		);
	}

	/** @return list<int> ids of that many responses, queued for all targets. */
	protected function noted( Survey $survey, int $many = 1 ): array {
		$ids = array( $this->respond( $survey, array( 'Yes' ) ) );
		while ( count( $ids ) < $many ) {
			$ids[] = $this->respond( $survey, array( 'Yes' ) );
		}
		Plugin::get( Transaction::class )->run(
			fn(): bool => $this->note()->note( Plugin::get( ResponseRepository::class )->many( $ids ) )
		);
		return $ids;
	}

	protected function note(): EnqueueDeliveries {
		return new EnqueueDeliveries(
			array( $this->channel ),
			Plugin::get( SurveyRepository::class ),
			$this->destinations(),
			$this->jobs(),
			$this->keep(),
			Plugin::get( Clock::class )
		);
	}

	/** @return int number of attempts. */
	protected function work( float $seconds = 5.0 ): int {
		return $this->runner()->run( $seconds );
	}

	protected function keep(): DeliveryScheduler {
		return new DeliveryScheduler( $this->jobs(), $this->runner( ... ), $this->tell(), Plugin::get( Clock::class ) );
	}

	protected function tell(): FailureAlert {
		return new FailureAlert( $this->destinations(), $this->failures(), new SendMail() );
	}

	protected function failures(): FindFailingDestinations {
		return new FindFailingDestinations(
			$this->destinations(),
			fn(): DeliveryMapper => new DeliveryMapper( array( 'webhook' => $this->channel ) ),
			Plugin::get( SurveyRepository::class ),
			Plugin::get( Clock::class )
		);
	}

	protected function jobs(): JobRepository {
		return new JobRepository( Plugin::get( Db::class ), Plugin::get( Clock::class ) );
	}

	protected function destinations(): DestinationRepository {
		return new DestinationRepository( Plugin::get( Db::class ), Plugin::get( Clock::class ) );
	}

	protected function later( int $seconds ): void {
		$this->seconds += $seconds;
		$this->stopClockAt( gmdate( 'Y-m-d\TH:i:s\Z', (int) strtotime( self::START ) + $this->seconds ) );
	}

	protected function destination( Survey $survey, string $target = 'a' ): Destination {
		foreach ( $this->destinations()->ofSurvey( $survey->id ) as $destination ) {
			if ( $destination->target === $target ) {
				return $destination;
			}
		}
		self::fail( "There is no destination $target." );
	}

	/** @return array<string, int> number of jobs by state. */
	protected function states(): array {
		$states = array();
		foreach ( Plugin::get( Db::class )->rows( 'SELECT state, COUNT(*) AS many FROM {jobs} GROUP BY state ORDER BY state' ) as $row ) {
			$states[ (string) $row['state'] ] = (int) $row['many'];
		}
		return $states;
	}

	/** @return list<int> ids of the responses attempted for a target, in order. */
	protected function triedAt( string $target ): array {
		$ids = array();
		foreach ( $this->channel->tried as [ $at, $responses ] ) {
			$ids = $at === $target ? array( ...$ids, ...$responses ) : $ids;
		}
		return $ids;
	}

	private function runner(): DeliveryWorker {
		return new DeliveryWorker(
			array( 'webhook' => $this->channel ),
			$this->destinations(),
			Plugin::get( SurveyRepository::class ),
			$this->jobs(),
			new BatchBuilder( Plugin::get( ResponseRepository::class ), $this->jobs() ),
			new RecordOutcomes( $this->jobs(), $this->destinations(), Plugin::get( Transaction::class ), Plugin::get( Clock::class ) )
		);
	}
}
