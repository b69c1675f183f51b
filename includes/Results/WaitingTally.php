<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Responses\Counted;
use UserFeedback\Responses\Counting\SettleCounts;
use UserFeedback\Responses\Counting\Tally;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponseStatus;
use UserFeedback\Responses\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Responses that came in and are not in the derived tables yet: few, and part of every result. Where they are many, a
 * result says how many it is without.
 */
final class WaitingTally {

	public function __construct( private readonly ResponseRepository $responses, private readonly SettleCounts $settle ) {}

	/**
	 * Brings the rows that wait down to a few. What waits to be taken out cannot be read on top of the tables (a text
	 * may be among the newest), so it is taken out now.
	 */
	public function settle(): void {
		$this->settle->run();
	}

	public function ofSurvey( int $surveyId ): Tally {
		return Tally::of(
			array_filter( $this->waiting(), static fn( StoredResponse $response ): bool => $response->surveyId === $surveyId )
		);
	}

	public function ofAll(): Tally {
		return Tally::of( $this->waiting() );
	}

	/** How many responses are neither in the tables nor in these tallies: more came at once than can be settled while somebody waits. */
	public function leftOut( ?int $surveyId ): int {
		return $this->responses->countWaiting( ResponseStatus::PUBLISH, Counted::NOT_YET, SettleCounts::FEW, $surveyId );
	}

	/** @return list<StoredResponse> */
	private function waiting(): array {
		return $this->responses->waiting( ResponseStatus::PUBLISH, Counted::NOT_YET, SettleCounts::FEW );
	}
}
