<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Queue;

use UserFeedback\Deliveries\Channels\Channel;
use UserFeedback\Deliveries\Channels\DeliveryBatch;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Loads what jobs deliver. Jobs whose response or survey was deleted are dropped. */
final class BatchBuilder {

	public function __construct( private readonly ResponseRepository $responses, private readonly JobRepository $jobs ) {}

	/**
	 * @param array<int, Job>           $jobs         by id.
	 * @param array<int, Destination>   $destinations by id.
	 * @param array<int, Survey>        $surveys      by id.
	 * @param array<string, Channel>    $channels     by name.
	 * @return array{array<string, non-empty-list<DeliveryBatch>>, list<int>} by the name of the channel; ids of jobs to drop.
	 */
	public function run( array $jobs, array $destinations, array $surveys, array $channels ): array {
		$responses = $this->responses( $jobs );
		$sorted    = array();
		$gone      = array();
		foreach ( $jobs as $job ) {
			$response = $responses[ $job->responseId ] ?? null;
			$survey   = $surveys[ $job->surveyId ] ?? null;
			if ( null === $response || null === $survey ) {
				$gone[] = $job->id;
			} else {
				$sorted[ $job->destinationId ][ $job->id ] = $response->labeled( $survey );
			}
		}
		if ( array() !== $gone ) {
			$this->jobs->delete( $gone );
		}

		$parcels = array();
		foreach ( $sorted as $id => $ofOne ) {
			$destination = $destinations[ $id ];
			$survey      = $surveys[ $destination->surveyId ];
			$channel     = $channels[ $destination->channel ];
			foreach ( array_chunk( $ofOne, max( 1, $channel->batchSize( $survey, $destination->target ) ), true ) as $chunk ) {
				$batch = $jobs[ array_key_first( $chunk ) ]->batch;

				$parcels[ $channel->name() ][] = new DeliveryBatch( $id, $destination->target, $survey, $chunk, $batch );
			}
		}
		return array( $parcels, $gone );
	}

	/**
	 * @param array<int, Job> $jobs
	 * @return array<int, StoredResponse> by id.
	 */
	private function responses( array $jobs ): array {
		$ids   = array_values( array_unique( array_map( static fn( Job $job ): int => $job->responseId, $jobs ) ) );
		$found = array();
		foreach ( array() === $ids ? array() : $this->responses->many( $ids ) as $response ) {
			$found[ $response->id ] = $response;
		}
		return $found;
	}
}
