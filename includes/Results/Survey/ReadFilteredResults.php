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
		$isLarge = $this->filtered->settle( $survey->id );
		return $this->transaction->run( fn(): SurveyResults => $this->read( $survey, $range, $filter, $isLarge ) );
	}

	/** Daily counts ignore the range: the all-time cards above the chart use them. */
	private function read( Survey $survey, DayRange $range, ResponseFilter $filter, bool $isLarge ): SurveyResults {
		$ids     = array_map( static fn( Question $question ): string => $question->id, $survey->answerable() );
		$counts  = new CountFilteredResponses( $ids, $survey->scoredQuestion() );
		$within  = array();
		$allTime = $filter->between( null, null );
		$counted = $isLarge ? $this->filtered->counts()->of( $survey->id, $allTime ) : null;
		if ( null !== $counted ) {
			$counts->countedDays( $counted );
			$counted = $counted->within( $range->includes( ... ) );
			$counts->countedAnswers( $counted );
		}
		foreach ( $this->filtered->parts( $survey->id, $allTime, without: $counted->segments ?? array() ) as $part ) {
			$counts->days( $part );
			$part     = $range->isAll() ? $part : $part->within( $range->includes( ... ) );
			$within[] = $part->kept();
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
				$this->filtered->newestTyped( $survey->id, $allTime, $within, $ids, TextListQuery::FEW, $counted )
			),
			$counts->scores,
			$this->filtered->leftOut( $survey->id )
		);
	}
}
