<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Transaction;
use UserFeedback\Questions\Question;
use UserFeedback\Responses\Bits\Mark;
use UserFeedback\Responses\Filters\Filter;
use UserFeedback\Responses\Filters\Matched;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\Filtered\Meant;
use UserFeedback\Results\Texts\NewestTextsQuery;
use UserFeedback\Results\Texts\TextAnswer;
use UserFeedback\Results\Texts\TypedQuery;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The results of those responses that a filter means: out of the bits, in milliseconds at a million of them. */
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

	/** Days of all time are of all that is meant, whatever the range: the cards above it say those. */
	private function read( Survey $survey, DayRange $range, Filter $filter ): SurveyResults {
		$ids    = array_map( static fn( Question $question ): string => $question->id, $survey->questions );
		$counts = new CountMatched( $ids, $survey->scoredQuestion()?->id );
		$ever   = $range->isAll() ? $counts : new CountMatched( array() );
		$within = array();
		foreach ( $this->meant->parts( $survey->id, $filter->between( null, null ), $ids ) as $part ) {
			$inRange = $range->isAll() ? $part : $part->within( $range->includes( ... ) );
			$counts->add( $inRange );
			if ( ! $range->isAll() ) {
				$ever->add( $part );
			}
			$within[] = $inRange;
		}
		$counts->sort();
		$ever->sort();
		return new SurveyResults(
			$survey,
			$range,
			DailyCounts::ofResponses( $ever->days ),
			$counts->answers,
			$this->newest( $survey, $within ),
			$counts->scores,
			$this->meant->leftOut( $survey->id )
		);
	}

	/**
	 * @param list<Matched> $within
	 * @return array<string, list<TextAnswer>> by question, newest first.
	 */
	private function newest( Survey $survey, array $within ): array {
		$ids = array();
		foreach ( $survey->questions as $question ) {
			$texts = array_map( static fn( Matched $part ): Matched => $part->having( $question->id, Mark::TEXTS ), $within );
			$page  = $this->meant->page( $survey->id, $texts, 0, NewestTextsQuery::FEW );
			if ( array() !== $page ) {
				$ids[ $question->id ] = $page;
			}
		}
		return $this->typed->inOrder( $ids );
	}
}
