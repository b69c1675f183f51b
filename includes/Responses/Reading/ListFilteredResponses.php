<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Counting\CatchUpCounters;
use UserFeedback\Responses\Index\Bitmaps\BitmapReader;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Filters\FilteredResponseList;
use UserFeedback\Responses\Index\Filters\FilterEvaluator;
use UserFeedback\Responses\Index\Filters\MatchSet;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * One page of a survey's filtered responses, newest day first and within a day the last counted one. Its counts are filtered as
 * well. Filters don't apply to responses that are kept apart, such as spam, so the counts of these stay the same.
 */
final class ListFilteredResponses {

	public function __construct(
		private readonly CatchUpCounters $catchUpCounters,
		private readonly BitmapReader $bitmaps,
		private readonly FilterEvaluator $evaluator,
		private readonly DailyResponseTotalsQuery $dailyTotals,
		private readonly ResponseListQuery $list,
		private readonly ResponseMapper $mapper,
		private readonly Transaction $transaction
	) {}

	/**
	 * @return array{
	 *     items: list<array<string, mixed>>,
	 *     pagination: array{page: int, pages: int, per_page: int, total: int},
	 *     status_filters: list<array{status: string, count: int}>,
	 * }
	 * @throws ValidationFailed spam, or the full list, is requested with a filter.
	 */
	public function list( Survey $survey, ResponseListRequest $request, ResponseFilter $filter ): array {
		self::check( $filter, $request->status );
		if ( ResponseListRequest::ALL === $request->perPage ) {
			throw new ValidationFailed( array( new Violation( 'per_page', 'minimum', 1 ) ) );
		}
		$this->catchUpCounters->catchUp();
		$this->bitmaps->settle( $survey->id );
		return $this->transaction->run( fn(): array => $this->read( $survey, $request, $filter ) );
	}

	/** @throws ValidationFailed responses that are kept apart, such as spam, with a filter: no index has them. */
	public static function check( ResponseFilter $filter, ?ResponseStatus $status ): void {
		if ( in_array( $status, ResponseStatus::APART, true ) && $filter->isMatched() ) {
			throw new ValidationFailed( array( new Violation( array() === $filter->either ? 'filter.status' : 'search', 'unknown' ) ) );
		}
	}

	/**
	 * @return array{
	 *     items: list<array<string, mixed>>,
	 *     pagination: array{page: int, pages: int, per_page: int, total: int},
	 *     status_filters: list<array{status: string, count: int}>,
	 * }
	 */
	private function read( Survey $survey, ResponseListRequest $request, ResponseFilter $filter ): array {
		$parts = array();
		foreach ( $this->evaluator->of( $survey->id, $filter, ResponseStatus::SHOWN ) as $part ) {
			$parts[] = $part;
		}
		$published = self::listed( $survey->id, $parts, ResponseStatus::PUBLISH );
		$trashed   = self::listed( $survey->id, $parts, ResponseStatus::TRASH );
		$days      = $this->dailyTotals->ofSurvey( $survey->id );
		$counts    = array(
			'all'        => $published->total() + $trashed->total(),
			'publish'    => $published->total(),
			'trash'      => $trashed->total(),
			'spam'       => $days->total( array( ResponseStatus::SPAM ) ),
			'over_limit' => $days->total( array( ResponseStatus::OVER_LIMIT ) ),
			'partial'    => $days->total( array( ResponseStatus::PARTIAL ) ),
		);
		$listed    = match ( $request->status ) {
			ResponseStatus::PUBLISH => $published,
			ResponseStatus::TRASH   => $trashed,
			default                 => new FilteredResponseList( $survey->id, $parts ),
		};
		$total = $listed->total();
		$ids   = $listed->page( $this->bitmaps, $request->offset(), $request->perPage, $request->ascending );

		return array(
			'items'          => array_map( array( $this->mapper, 'row' ), $this->list->rows( $survey, $ids ) ),
			'pagination'     => array(
				'page'     => $request->page,
				'pages'    => (int) ceil( $total / $request->perPage ),
				'per_page' => $request->perPage,
				'total'    => $total,
			),
			'status_filters' => array_map(
				static fn( string $status, int $count ): array => compact( 'status', 'count' ),
				array_keys( $counts ),
				array_values( $counts )
			),
		);
	}

	/** @param list<MatchSet> $parts */
	private static function listed( int $surveyId, array $parts, ResponseStatus $status ): FilteredResponseList {
		$key = Facet::keyOf( $status->value );
		return new FilteredResponseList(
			$surveyId,
			array_map( static fn( MatchSet $part ): MatchSet => $part->having( Facet::STATUS, $key ), $parts )
		);
	}
}
