<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

use UserFeedback\Deliveries\Channels\Channel;
use UserFeedback\Deliveries\Channels\Channels;
use UserFeedback\Deliveries\Queue\DestinationRepository;
use UserFeedback\Deliveries\Queue\JobRepository;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Responses\Counting\Outbox;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Queues deliveries of new responses to the recipients that their surveys have at this moment. */
final class EnqueueDeliveries implements Outbox {

	/** @param list<Channel> $channels */
	public function __construct(
		#[ResultOf( Channels::class, 'all' )] private readonly array $channels,
		private readonly SurveyRepository $surveys,
		private readonly DestinationRepository $destinations,
		private readonly JobRepository $jobs,
		private readonly DeliveryScheduler $scheduler,
		private readonly Clock $clock
	) {}

	public function note( array $batch ): bool {
		$targets = $this->findTargets( $batch );
		if ( array() === $targets ) {
			return false;
		}
		$ids  = $this->destinations->ids( array_column( $targets, 0 ) );
		$jobs = array();
		foreach ( $targets as [ $target, $responseId, $at ] ) {
			$id = $ids[ DestinationRepository::key( $target ) ] ?? null;
			if ( null !== $id ) { // Null if the database takes its key for another one's; counting must go on.
				$jobs[] = array( $id, $target[0], $responseId, $target[1], $at );
			}
		}
		$this->jobs->add( $jobs );
		return true;
	}

	public function stored(): void {
		$this->scheduler->processNew();
	}

	/**
	 * @param list<StoredResponse> $batch
	 * @return list<array{array{int, string, string}, int, string}> destination, response, and earliest time.
	 */
	private function findTargets( array $batch ): array {
		$surveys = $this->surveys->findMany(
			array_values( array_unique( array_map( static fn( StoredResponse $response ): int => $response->surveyId, $batch ) ) )
		);
		$targets = array();
		foreach ( $batch as $response ) {
			$survey = $surveys[ $response->surveyId ] ?? null;
			if ( null === $survey ) {
				continue;
			}
			$response = $response->labeled( $survey );
			foreach ( $this->channels as $channel ) {
				foreach ( $channel->targetsFor( $survey, $response ) as $one ) {
					$targets[] = array(
						array( $survey->id, $channel->name(), $one->target ),
						$response->id,
						Clock::toStored( $one->at ?? $this->clock->now() ),
					);
				}
			}
		}
		return $targets;
	}
}
