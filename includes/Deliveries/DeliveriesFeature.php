<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

use Closure;
use LogicException;
use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Database\Transaction;
use UserFeedback\Deliveries\Hook\HookChannel;
use UserFeedback\Deliveries\Jobs\DestinationRepository;
use UserFeedback\Deliveries\Jobs\JobRepository;
use UserFeedback\Deliveries\Log\DeliveriesController;
use UserFeedback\Deliveries\Log\DeliveryMapper;
use UserFeedback\Deliveries\Log\DestinationsController;
use UserFeedback\Deliveries\Log\ForgetJobs;
use UserFeedback\Deliveries\Log\JobListQuery;
use UserFeedback\Deliveries\Log\RetryRepository;
use UserFeedback\Deliveries\Samples\LastResponse;
use UserFeedback\Deliveries\Samples\LastResponseQuery;
use UserFeedback\Deliveries\Work\DeliveriesHealth;
use UserFeedback\Deliveries\Work\KeepDelivering;
use UserFeedback\Deliveries\Work\LastingFailure;
use UserFeedback\Deliveries\Work\NoteJobs;
use UserFeedback\Deliveries\Work\PackParcels;
use UserFeedback\Deliveries\Work\ReadFailures;
use UserFeedback\Deliveries\Work\RunJobs;
use UserFeedback\Deliveries\Work\SettleOutcomes;
use UserFeedback\Deliveries\Work\TellOwner;
use UserFeedback\Deliveries\Work\WakeController;
use UserFeedback\Feature;
use UserFeedback\Health\HealthModule;
use UserFeedback\Late;
use UserFeedback\Mail\SendMail;
use UserFeedback\ResponseMail\MailChannel;
use UserFeedback\Responses\Counting\ProcessSoon;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Settings\SettingsFeature;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Delivery of responses: queues deliveries when responses are counted, and retries until they succeed. */
final class DeliveriesFeature extends Feature {

	/** Channels, each in the folder of its subject. */
	private const CHANNELS = array( HookChannel::class, MailChannel::class );

	/** @var list<Channel>|null */
	private ?array $channels = null;

	/**
	 * @param Closure(class-string): object $find returns a service of another feature.
	 * @param Late<SettingsFeature>         $settings
	 * @param Closure(): Transaction        $transaction returns the request's transaction.
	 * @param Closure(): ProcessSoon        $soon
	 * @param list<class-string>            $further additional channels.
	 */
	public function __construct(
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly Closure $find,
		private readonly SurveyRepository $surveys,
		private readonly ResponseRepository $responses,
		private readonly Late $settings,
		private readonly Closure $transaction,
		private readonly Closure $soon,
		private readonly array $further
	) {}

	/** Schedules deliveries that are still pending. */
	public function activate(): void {
		$this->keep()->plan();
	}

	public function get( string $className ): ?object {
		return match ( $className ) {
			NoteJobs::class               => $this->note(),
			KeepDelivering::class         => $this->keep(),
			RunJobs::class                => $this->run(),
			WakeController::class         => new WakeController( ( $this->soon )(), $this->keep() ),
			DestinationRepository::class  => $this->destinations(),
			ForgetJobs::class             => $this->forget(),
			RetryRepository::class        => $this->retries(),
			HookChannel::class            => new HookChannel(),
			LastingFailure::class         => new LastingFailure( $this->failures() ),
			LastResponse::class           => new LastResponse( new LastResponseQuery( $this->db ), $this->responses, $this->clock ),
			DeliveriesController::class   => new DeliveriesController(
				new JobListQuery( $this->db ),
				$this->retries(),
				$this->mapper(),
				$this->surveys,
				$this->keep()
			),
			DestinationsController::class => new DestinationsController(
				$this->surveys,
				$this->destinations(),
				$this->retries(),
				$this->mapper()
			),
			default                       => null,
		};
	}

	protected function modules(): array {
		return array(
			new DeliveriesModule( $this->keep( ... ), $this->forget( ... ) ),
			new HealthModule( fn(): array => array( new DeliveriesHealth( $this->jobs(), $this->clock ) ) ),
		);
	}

	private function note(): NoteJobs {
		return new NoteJobs( $this->channels(), $this->surveys, $this->destinations(), $this->jobs(), $this->keep(), $this->clock );
	}

	private function keep(): KeepDelivering {
		return new KeepDelivering(
			$this->jobs(),
			$this->run( ... ),
			new TellOwner( $this->destinations(), $this->failures(), new SendMail() ),
			$this->clock
		);
	}

	private function run(): RunJobs {
		return new RunJobs(
			$this->byName(),
			$this->destinations(),
			$this->surveys,
			$this->jobs(),
			new PackParcels( $this->responses, $this->jobs() ),
			new SettleOutcomes( $this->jobs(), $this->destinations(), ( $this->transaction )(), $this->clock )
		);
	}

	private function forget(): ForgetJobs {
		return new ForgetJobs( $this->retries(), $this->settings->get()->current(), $this->clock );
	}

	private function mapper(): DeliveryMapper {
		return new DeliveryMapper( $this->byName() );
	}

	/** @return list<Channel> */
	private function channels(): array {
		return $this->channels ??= array_map(
			function ( string $className ): Channel {
				$channel = ( $this->find )( $className );
				return $channel instanceof Channel ? $channel : throw new LogicException( "$className is no channel." );
			},
			array( ...self::CHANNELS, ...$this->further )
		);
	}

	/** @return array<string, Channel> */
	private function byName(): array {
		return array_combine(
			array_map( static fn( Channel $channel ): string => $channel->name(), $this->channels() ),
			$this->channels()
		);
	}

	private function failures(): ReadFailures {
		return new ReadFailures( $this->destinations(), $this->mapper( ... ), $this->surveys, $this->clock );
	}

	private function jobs(): JobRepository {
		return new JobRepository( $this->db, $this->clock );
	}

	private function destinations(): DestinationRepository {
		return new DestinationRepository( $this->db, $this->clock );
	}

	private function retries(): RetryRepository {
		return new RetryRepository( $this->db, $this->clock );
	}
}
