<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Responses\Index\Bitmaps\BitmapReader;
use UserFeedback\Responses\Index\Filters\FilteredResponseList;
use UserFeedback\Responses\Index\Filters\FilterEvaluator;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Responses\Storage\ListPosition;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The position of a response in the list that it was opened from, in the displayed order. */
final class FindListPosition {

	public function __construct(
		private readonly SingleResponseQuery $responses,
		private readonly DailyResponseTotalsQuery $dailyTotals,
		private readonly BitmapReader $bitmaps,
		private readonly FilterEvaluator $evaluator
	) {}

	/**
	 * Reduces the backlog to a few responses if the bitmap index is used. Call it before the transaction that reads.
	 */
	public function settle( int $surveyId, ResponseFilter $filter ): void {
		if ( $filter->isMatched() ) {
			$this->bitmaps->settle( $surveyId );
		}
	}

	/** @param ResponseStatus|null $status null for the default list of the response */
	public function of( SingleResponse $single, ResponseFilter $filter, ?ResponseStatus $status ): ListPosition {
		return $filter->isMatched()
			? $this->amongMatched( $single, $filter, null === $status ? ResponseStatus::SHOWN : array( $status ) )
			: $this->amongAll( $single, null === $status ? $single->status->listed() : array( $status ) );
	}

	/** @param non-empty-list<ResponseStatus> $listed */
	private function amongMatched( SingleResponse $single, ResponseFilter $filter, array $listed ): ListPosition {
		$response = $single->response;
		$list     = new FilteredResponseList(
			$response->surveyId,
			$this->evaluator->of( $response->surveyId, $filter, $listed )
		);
		return $list->beside( $this->bitmaps, $response->id, $response->day );
	}

	/** @param non-empty-list<ResponseStatus> $listed */
	private function amongAll( SingleResponse $single, array $listed ): ListPosition {
		$response = $single->response;
		$days     = $this->dailyTotals->ofSurvey( $response->surveyId );
		$before   = $days->newerThan( $response->day, $listed ) + $this->responses->newerOfDay( $response, $listed );
		$isListed = in_array( $single->status, $listed, true );

		return new ListPosition(
			$isListed ? $before + 1 : null,
			max( $isListed ? $before + 1 : $before, $days->total( $listed ) ),
			$this->responses->newerThan( $response, $listed ),
			$this->responses->olderThan( $response, $listed )
		);
	}
}
