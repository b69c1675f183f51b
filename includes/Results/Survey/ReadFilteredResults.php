<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\FilteredResponses;
use UserFeedback\Results\Survey\Counts\CountFilteredResponses;
use UserFeedback\Results\Survey\Counts\DailyCounts;
use UserFeedback\Results\Survey\Texts\TextAnswersQuery;
use UserFeedback\Results\Survey\Texts\TextListQuery;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Results of the filtered responses: computed from the bitmaps, in milliseconds for a million responses. */
final class ReadFilteredResults {

	public function __construct(
		private readonly FilteredResponses $filtered,
		private readonly TextAnswersQuery $textAnswers,
		private readonly Transaction $transaction
	) {}

	/** @throws StorageFailed */
	public function run( Survey $survey, DayRange $range, ResponseFilter $filter ): SurveyResults {
		$this->filtered->settle( $survey->id );
		return $this->transaction->run( fn(): SurveyResults => $this->read( $survey, $range, $filter ) );
	}

	/** Daily counts ignore the range: the all-time cards above the chart use them. */
	private function read( Survey $survey, DayRange $range, ResponseFilter $filter ): SurveyResults {
		$ids    = array_map( static fn( Question $question ): string => $question->id, $survey->questions );
		$counts = new CountFilteredResponses( $ids, $survey->scoredQuestion() );
		$within = array();
		foreach ( $this->filtered->parts( $survey->id, $filter->between( null, null ) ) as $part ) {
			$counts->days( $part );
			$within[] = $range->isAll() ? $part : $part->within( $range->includes( ... ) );
		}
		foreach ( $within as $part ) {
			foreach ( $this->filtered->marked( $survey->id, $part, $ids ) as $marked ) {
				$counts->answers( $marked );
			}
		}
		$counts->sort();
		return new SurveyResults(
			$survey,
			$range,
			DailyCounts::ofResponses( $counts->days ),
			$counts->answers,
			array() === $ids ? array() : $this->textAnswers->inOrder(
				$this->filtered->newestTyped( $survey->id, $within, $ids, TextListQuery::FEW )
			),
			$counts->scores,
			$this->filtered->leftOut( $survey->id )
		);
	}
}
