<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lists;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Live\SurveyPriorityRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\SurveyListShape;
use UserFeedback\Surveys\SurveyShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Returns one page of the survey list, with counts. */
final class ListSurveys {

	/** A date before all stored dates. */
	private const EARLIEST = '1000-01-01';

	/** @param Closure(list<Survey>): array<int, string> $sheets spreadsheet IDs by survey ID. */
	public function __construct(
		private readonly SurveyListQuery $list,
		private readonly SurveyListCountsQuery $counts,
		#[Lazy( SpreadsheetsQuery::class, 'ofMany' )] private readonly Closure $sheets,
		private readonly SurveyListMapper $mapper,
		private readonly SurveyPriorityRepository $priorities,
		private readonly CurrentEdition $edition,
		private readonly Clock $clock
	) {}

	/**
	 * @return array{
	 *     items: list<array<string, mixed>>,
	 *     pagination: array{page: int, pages: int, per_page: int, total: int},
	 *     status_filters: list<array{status: string, count: int}>,
	 * }
	 * @throws ValidationFailed if all are requested in one page on a site that has too many.
	 */
	public function list( SurveyListRequest $request, bool $forEditor, bool $withResults ): array {
		$total = $this->list->total( $request );
		if ( SurveyListRequest::ALL === $request->perPage && $total > Limits::ALL_AT_ONCE ) {
			throw new ValidationFailed( array( new Violation( 'per_page', 'maximum', Limits::ALL_AT_ONCE, $this->tooMany() ) ) );
		}
		$surveys = $this->list->surveys( $request );
		$lively  = $withResults && $request->wants( 'activity' );
		$counts  = $this->counts->ofMany( $surveys, $lively ? $this->firstOfDays() : null, $lively ? $this->scoresFrom() : null );
		$sheets  = $request->wants( 'google_drive' ) || $request->wants( 'settings' ) ? ( $this->sheets )( $surveys ) : array();
		$places  = $request->wants( 'place' ) ? $this->priorities->places() : array();
		$items   = array_map(
			fn( Survey $survey ): array => $this->mapper->toArray(
				$survey,
				$counts[ $survey->id ] ?? new SurveyCounts(),
				$request,
				$withResults,
				$sheets[ $survey->id ] ?? '',
				$places[ $survey->id ] ?? null
			),
			$surveys
		);

		return array(
			'items'          => $forEditor ? $items : array_map( SurveyShape::row()->forViewers( ... ), $items ),
			'pagination'     => array(
				'page'     => $request->page,
				'pages'    => SurveyListRequest::ALL === $request->perPage ? min( 1, $total ) : (int) ceil( $total / $request->perPage ),
				'per_page' => $request->perPage,
				'total'    => $total,
			),
			'status_filters' => $this->list->statusFilters(),
		);
	}

	/** Scores cover all time if the edition includes long date ranges. */
	private function scoresFrom(): string {
		return $this->edition->get()->allows( PlanFeature::LONG_RANGES ) ? self::EARLIEST : $this->firstOfDays();
	}

	private function firstOfDays(): string {
		return $this->clock->daysAgo( SurveyListShape::DAYS - 1 );
	}

	private function tooMany(): string {
		return sprintf(
			/* translators: %s: a number. */
			__( 'There are more than %s surveys, too many for one list. Request them page by page.', 'userfeedback' ),
			number_format_i18n( Limits::ALL_AT_ONCE )
		);
	}
}
