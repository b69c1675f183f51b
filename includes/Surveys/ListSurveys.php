<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

/** One page of the list of surveys, with its counts. */
final class ListSurveys {

	public function __construct(
		private readonly SurveyListQuery $list,
		private readonly SurveyCountsQuery $counts,
		private readonly SurveyMapper $mapper
	) {}

	/** @return array{items: list<array<string, mixed>>, pagination: array{page: int, pages: int, per_page: int, total: int}, status_filters: list<array{status: string, count: int}>} */
	public function by( SurveyListRequest $request, bool $with_notifications ): array {
		$surveys = $this->list->surveys( $request );
		$counts  = $this->counts->ofMany( array_map( static fn( Survey $survey ): int => $survey->id, $surveys ) );
		$total   = $this->list->total( $request );
		$items   = array_map( fn( Survey $survey ): array => $this->mapper->row( $survey, $counts[ $survey->id ] ?? new SurveyCounts(), $request, $with_notifications ), $surveys );

		return array(
			'items'          => $items,
			'pagination'     => array(
				'page'     => $request->page,
				'pages'    => SurveyListRequest::ALL === $request->per_page ? min( 1, $total ) : (int) ceil( $total / $request->per_page ),
				'per_page' => $request->per_page,
				'total'    => $total,
			),
			'status_filters' => $this->list->statusFilters(),
		);
	}
}
