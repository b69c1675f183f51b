<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Deliveries;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Database\Transaction;
use UserFeedback\Deliveries\Jobs\Destination;
use UserFeedback\Deliveries\Jobs\DestinationRepository;
use UserFeedback\Deliveries\Jobs\JobRepository;
use UserFeedback\Deliveries\Log\DeliveryMapper;
use UserFeedback\Deliveries\Outcome;
use UserFeedback\Deliveries\Parcel;
use UserFeedback\Deliveries\Work\KeepDelivering;
use UserFeedback\Deliveries\Work\NoteJobs;
use UserFeedback\Deliveries\Work\PackParcels;
use UserFeedback\Deliveries\Work\ReadFailures;
use UserFeedback\Deliveries\Work\RunJobs;
use UserFeedback\Deliveries\Work\SettleOutcomes;
use UserFeedback\Deliveries\Work\TellOwner;
use UserFeedback\Mail\SendMail;
use UserFeedback\Plugin;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Base test for deliveries with its own channel and clock. */
abstract class DeliveryTestCase extends RestTestCase {

	use Responding;

	protected const START = '2026-11-20T10:00:00Z';

	protected MadeChannel $channel;

	/** @var array<string, Outcome|null> what becomes of a try, by target; delivered where nothing is said. */
	protected array $going = array();

	/** @var Closure(Parcel): (Outcome|null)|null in place of that. */
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
			fn( Parcel $parcel ): ?Outcome => match ( true ) {
				null !== $this->goes                                   => ( $this->goes )( $parcel ),
				array_key_exists( $parcel->target, $this->going ) => $this->going[ $parcel->target ],
				default                                                => Outcome::delivered( 'It came.', 200 ),
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

	protected function note(): NoteJobs {
		return new NoteJobs(
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

	protected function keep(): KeepDelivering {
		return new KeepDelivering( $this->jobs(), $this->runner( ... ), $this->tell(), Plugin::get( Clock::class ) );
	}

	protected function tell(): TellOwner {
		return new TellOwner( $this->destinations(), $this->failures(), new SendMail() );
	}

	protected function failures(): ReadFailures {
		return new ReadFailures(
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

	private function runner(): RunJobs {
		return new RunJobs(
			array( 'webhook' => $this->channel ),
			$this->destinations(),
			Plugin::get( SurveyRepository::class ),
			$this->jobs(),
			new PackParcels( Plugin::get( ResponseRepository::class ), $this->jobs() ),
			new SettleOutcomes( $this->jobs(), $this->destinations(), Plugin::get( Transaction::class ), Plugin::get( Clock::class ) )
		);
	}
}
