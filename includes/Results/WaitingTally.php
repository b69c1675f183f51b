<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Responses\Counted;
use UserFeedback\Responses\Processor;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\ResponseStatus;
use UserFeedback\Responses\StoredResponse;
use UserFeedback\Responses\Tally;

/** Responses that came in and are not in the derived tables yet: few, and part of every result. */
final class WaitingTally {

	/** More than this many are counted for good before results are read. */
	private const MOST = 1000;

	public function __construct( private readonly ResponseRepository $responses, private readonly Processor $processor ) {}

	/**
	 * Brings the rows that wait down to a few. What waits to be taken out cannot be read on top of the tables (a text
	 * may be among the newest), so it is taken out now.
	 */
	public function settle(): void {
		$wait = $this->responses->areWaiting( ResponseStatus::PUBLISH, Counted::NOT_YET, self::MOST )
			|| $this->responses->areWaiting( ResponseStatus::PUBLISH, Counted::OUT, 0 )
			|| $this->responses->areWaiting( ResponseStatus::TRASH, Counted::IN, 0 );
		if ( ! $wait ) {
			return;
		}
		try {
			$this->processor->run();
		} catch ( StorageFailed $problem ) {
			if ( ! $problem->contended ) {
				throw $problem; // Busy is no reason to show nothing: others are counting just now.
			}
		}
	}

	public function of( int $survey_id ): Tally {
		$waiting = $this->responses->waiting( ResponseStatus::PUBLISH, Counted::NOT_YET, self::MOST );
		return Tally::of( array_filter( $waiting, static fn( StoredResponse $response ): bool => $response->survey_id === $survey_id ) );
	}
}
