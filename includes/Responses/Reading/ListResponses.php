<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Counting\CatchUpCounters;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One page of a survey's responses with its counts. The cost depends neither on their number nor on the page. */
final class ListResponses {

	public function __construct(
		private readonly CatchUpCounters $catchUpCounters,
		private readonly DailyResponseTotalsQuery $dailyTotals,
		private readonly ResponseListQuery $list,
		private readonly ResponseMapper $mapper,
		private readonly CurrentEdition $edition,
		private readonly Transaction $transaction
	) {}

	/**
	 * Runs in one read-only transaction, so that the counts and the rows are consistent.
	 *
	 * @return array{
	 *     items: list<array<string, mixed>>,
	 *     pagination: array{page: int, pages: int, per_page: int, total: int},
	 *     status_filters: list<array{status: string, count: int}>,
	 * }
	 * @throws RequestError the plan lacks filters.
	 * @throws ValidationFailed too many responses for the full list.
	 */
	public function list( Survey $survey, ResponseListRequest $request ): array {
		self::check( $this->edition, $request->status );
		$this->catchUpCounters->catchUp();
		return $this->transaction->run( fn(): array => $this->read( $survey, $request ) );
	}

	/** Rejects a status filter if the plan lacks it. */
	public static function check( CurrentEdition $edition, ?ResponseStatus $status ): void {
		if ( null !== $status && ! in_array( $status, ResponseStatus::APART, true ) ) { // Every owner may review these.
			$edition->get()->check( PlanFeature::QUICK_FILTERS );
		}
	}

	/**
	 * @return array{
	 *     items: list<array<string, mixed>>,
	 *     pagination: array{page: int, pages: int, per_page: int, total: int},
	 *     status_filters: list<array{status: string, count: int}>,
	 * }
	 */
	private function read( Survey $survey, ResponseListRequest $request ): array {
		$days    = $this->dailyTotals->ofSurvey( $survey->id );
		$total   = $days->total( $request->statuses() );
		$isAll   = ResponseListRequest::ALL === $request->perPage;
		$perPage = $isAll ? Limits::ALL_AT_ONCE : $request->perPage;
		if ( $isAll && $total > Limits::ALL_AT_ONCE ) {
			throw new ValidationFailed( array( new Violation( 'per_page', 'maximum', Limits::ALL_AT_ONCE, $this->tooMany() ) ) );
		}
		$from = $days->place( $request->offset(), $request->ascending, $request->statuses() );
		$rows = null === $from ? array() : $this->list->page( $survey, $request->statuses(), $request->ascending, $from, $perPage );

		return array(
			'items'          => array_map( array( $this->mapper, 'row' ), $rows ),
			'pagination'     => array(
				'page'     => $request->page,
				'pages'    => (int) ceil( $total / $perPage ),
				'per_page' => $request->perPage,
				'total'    => $total,
			),
			'status_filters' => array(
				self::filter( 'all', $days->total( ResponseStatus::SHOWN ) ),
				self::filter( 'publish', $days->total( array( ResponseStatus::PUBLISH ) ) ),
				self::filter( 'trash', $days->total( array( ResponseStatus::TRASH ) ) ),
				self::filter( 'spam', $days->total( array( ResponseStatus::SPAM ) ) ),
				self::filter( 'over_limit', $days->total( array( ResponseStatus::OVER_LIMIT ) ) ),
				self::filter( 'partial', $days->total( array( ResponseStatus::PARTIAL ) ) ),
			),
		);
	}

	/** @return array{status: string, count: int} */
	private static function filter( string $status, int $count ): array {
		return array(
			'status' => $status,
			'count'  => $count,
		);
	}

	private function tooMany(): string {
		return sprintf(
			/* translators: %s: a number. */
			__( 'This survey has more than %s responses, too many for one list. Request them page by page.', 'userfeedback' ),
			number_format_i18n( Limits::ALL_AT_ONCE )
		);
	}
}
