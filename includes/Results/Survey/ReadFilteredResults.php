<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Transaction;
use UserFeedback\Questions\Question;
use UserFeedback\Responses\Filters\Filter;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\Filtered\Meant;
use UserFeedback\Results\Texts\NewestTextsQuery;
use UserFeedback\Results\Texts\TypedQuery;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Results of the filtered responses: computed from the bits, in milliseconds for a million responses. */
final class ReadFilteredResults {

	public function __construct(
		private readonly Meant $meant,
		private readonly TypedQuery $typed,
		private readonly Transaction $transaction
	) {}

	/** @throws StorageFailed */
	public function run( Survey $survey, DayRange $range, Filter $filter ): SurveyResults {
		$this->meant->settle( $survey->id );
		return $this->transaction->run( fn(): SurveyResults => $this->read( $survey, $range, $filter ) );
	}

	/** Daily counts ignore the range: the all-time cards above the chart use them. */
	private function read( Survey $survey, DayRange $range, Filter $filter ): SurveyResults {
		$ids    = array_map( static fn( Question $question ): string => $question->id, $survey->questions );
		$counts = new CountMatched( $ids, $survey->scoredQuestion()?->id );
		$within = array();
		foreach ( $this->meant->parts( $survey->id, $filter->between( null, null ) ) as $part ) {
			$counts->days( $part );
			$within[] = $range->isAll() ? $part : $part->within( $range->includes( ... ) );
		}
		foreach ( $within as $part ) {
			foreach ( $this->meant->marked( $survey->id, $part, $ids ) as $marked ) {
				$counts->answers( $marked );
			}
		}
		$counts->sort();
		return new SurveyResults(
			$survey,
			$range,
			DailyCounts::ofResponses( $counts->days ),
			$counts->answers,
			array() === $ids ? array() : $this->typed->inOrder(
				$this->meant->newestTyped( $survey->id, $within, $ids, NewestTextsQuery::FEW )
			),
			$counts->scores,
			$this->meant->leftOut( $survey->id )
		);
	}
}
