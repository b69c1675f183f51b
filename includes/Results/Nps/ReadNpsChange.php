<?php
declare(strict_types=1);

namespace UserFeedback\Results\Nps;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Questions\NpsDifference;
use UserFeedback\Questions\NpsScore;
use UserFeedback\Responses\Filters\Filter;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\Survey\ReadFilteredResults;
use UserFeedback\Results\Survey\ReadSurveyResults;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Compares the score of one range of days with that of another. */
final class ReadNpsChange {

	public function __construct( private readonly ReadSurveyResults $results, private readonly ReadFilteredResults $filtered ) {}

	/**
	 * @return array{before: NpsScore, difference: NpsDifference}|null null if one of them has no score
	 * @throws StorageFailed
	 */
	public function run( Survey $survey, DayRange $range, DayRange $before, Filter $filter ): ?array {
		if ( null === $survey->scoredQuestion() ) {
			return null;
		}
		$now  = $this->score( $survey, $range, $filter );
		$then = $this->score( $survey, $before, $filter );
		return null === $now || null === $then ? null : array(
			'before'     => $then,
			'difference' => NpsDifference::of( $now, $then ),
		);
	}

	private function score( Survey $survey, DayRange $range, Filter $filter ): ?NpsScore {
		$results = $filter->isAsked() ? $this->filtered->run( $survey, $range, $filter ) : $this->results->run( $survey, $range );
		return NpsScore::ofDays( $results->scores );
	}
}
