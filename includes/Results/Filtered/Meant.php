<?php
declare(strict_types=1);

namespace UserFeedback\Results\Filtered;

use UserFeedback\Responses\Bits\ReadBits;
use UserFeedback\Responses\Filters\Filter;
use UserFeedback\Responses\Filters\Matched;
use UserFeedback\Responses\Filters\MatchedList;
use UserFeedback\Responses\Filters\Matching;
use UserFeedback\Responses\ResponseStatus;
use UserFeedback\Results\WaitingTally;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The responses that a filter means, for all that is told of them. */
final class Meant {

	public function __construct(
		private readonly WaitingTally $waiting,
		private readonly ReadBits $bits,
		private readonly Matching $matching
	) {}

	/** Before the transaction that reads. */
	public function settle( int $surveyId ): void {
		$this->waiting->settle();
		$this->bits->settle( $surveyId );
	}

	/**
	 * @param list<string>                   $fields whose sets are wanted.
	 * @param non-empty-list<ResponseStatus> $statuses
	 * @return iterable<Matched>
	 */
	public function parts(
		int $surveyId,
		Filter $filter,
		array $fields,
		array $statuses = array( ResponseStatus::PUBLISH )
	): iterable {
		return $this->matching->of( $surveyId, $filter, $fields, $statuses );
	}

	/**
	 * @param iterable<Matched> $parts
	 * @return list<int> ids of responses, newest first.
	 */
	public function page( int $surveyId, iterable $parts, int $offset, int $limit ): array {
		return ( new MatchedList( $surveyId, $parts ) )->page( $this->bits, $offset, $limit );
	}

	/**
	 * @param list<int> $places in the survey.
	 * @return list<int> ids of the responses there, in the same order.
	 */
	public function idsAt( int $surveyId, array $places ): array {
		return $this->bits->idsAt( $surveyId, $places );
	}

	/** How many responses are in none of the numbers yet. */
	public function leftOut( int $surveyId ): int {
		return $this->waiting->leftOut( $surveyId ) + $this->bits->leftOut( $surveyId );
	}
}
