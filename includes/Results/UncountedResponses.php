<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Responses\Counting\CatchUpCounters;
use UserFeedback\Responses\Counting\CounterDelta;
use UserFeedback\Responses\Storage\CountingState;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Responses that are not in the derived tables yet: few, and part of every result. If there are many, a result reports how many
 * are missing.
 */
final class UncountedResponses {

	public function __construct( private readonly ResponseRepository $responses, private readonly CatchUpCounters $catchUpCounters ) {}

	/**
	 * Reduces the pending rows to a few. Pending removals can't be subtracted while reading (a text may be among the newest),
	 * so they are processed now.
	 */
	public function settle(): void {
		$this->catchUpCounters->catchUp();
	}

	public function ofSurvey( int $surveyId ): CounterDelta {
		return CounterDelta::of(
			array_filter( $this->waiting(), static fn( StoredResponse $response ): bool => $response->surveyId === $surveyId )
		);
	}

	public function ofAll(): CounterDelta {
		return CounterDelta::of( $this->waiting() );
	}

	/**
	 * Returns how many responses are in neither the tables nor this delta: more arrived than can be counted while a
	 * user waits.
	 */
	public function leftOut( ?int $surveyId ): int {
		return $this->responses->countWaiting( ResponseStatus::PUBLISH, CountingState::NOT_YET, CatchUpCounters::FEW, $surveyId );
	}

	/** @return list<StoredResponse> */
	private function waiting(): array {
		return $this->responses->waiting( ResponseStatus::PUBLISH, CountingState::NOT_YET, CatchUpCounters::FEW );
	}
}
