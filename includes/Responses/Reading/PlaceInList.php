<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Responses\Bits\ReadBits;
use UserFeedback\Responses\Filters\Filter;
use UserFeedback\Responses\Filters\MatchedList;
use UserFeedback\Responses\Filters\Matching;
use UserFeedback\Responses\Place;
use UserFeedback\Responses\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The position of a response in the list that it was opened from, in the displayed order. */
final class PlaceInList {

	public function __construct(
		private readonly SingleResponseQuery $responses,
		private readonly ResponseDaysQuery $days,
		private readonly ReadBits $bits,
		private readonly Matching $matching
	) {}

	/** Reduces the backlog to a few responses if bits are used. Call it before the transaction that reads. */
	public function settle( int $surveyId, Filter $filter ): void {
		if ( $filter->isMatched() ) {
			$this->bits->settle( $surveyId );
		}
	}

	/** @param ResponseStatus|null $status null for the default list of the response */
	public function of( SingleResponse $single, Filter $filter, ?ResponseStatus $status ): Place {
		return $filter->isMatched()
			? $this->amongMatched( $single, $filter, null === $status ? ResponseStatus::SHOWN : array( $status ) )
			: $this->amongAll( $single, null === $status ? $single->status->listed() : array( $status ) );
	}

	/** @param non-empty-list<ResponseStatus> $listed */
	private function amongMatched( SingleResponse $single, Filter $filter, array $listed ): Place {
		$response = $single->response;
		$list     = new MatchedList(
			$response->surveyId,
			$this->matching->of( $response->surveyId, $filter, $listed )
		);
		return $list->beside( $this->bits, $response->id, $response->day );
	}

	/** @param non-empty-list<ResponseStatus> $listed */
	private function amongAll( SingleResponse $single, array $listed ): Place {
		$response = $single->response;
		$days     = $this->days->ofSurvey( $response->surveyId );
		$before   = $days->newerThan( $response->day, $listed ) + $this->responses->newerOfDay( $response, $listed );
		$isListed = in_array( $single->status, $listed, true );

		return new Place(
			$isListed ? $before + 1 : null,
			max( $isListed ? $before + 1 : $before, $days->total( $listed ) ),
			$this->responses->newerThan( $response, $listed ),
			$this->responses->olderThan( $response, $listed )
		);
	}
}
