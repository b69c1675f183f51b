<?php
declare(strict_types=1);

namespace UserFeedback\Results\Nps;

use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\Survey\ReadFilteredResults;
use UserFeedback\Results\Survey\ReadSurveyResults;
use UserFeedback\Surveys\Questions\NpsScore;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Compares the score of one range of days with that of another. */
final class CompareNpsScores {

	public function __construct( private readonly ReadSurveyResults $results, private readonly ReadFilteredResults $filtered ) {}

	/**
	 * @return array{before: NpsScore, difference: NpsSignificanceTest}|null null if one of them has no score
	 * @throws StorageFailed
	 */
	public function run( Survey $survey, DayRange $range, DayRange $before, ResponseFilter $filter ): ?array {
		if ( null === $survey->scoredQuestion() ) {
			return null;
		}
		$now  = $this->score( $survey, $range, $filter );
		$then = $this->score( $survey, $before, $filter );
		return null === $now || null === $then ? null : array(
			'before'     => $then,
			'difference' => NpsSignificanceTest::of( $now, $then ),
		);
	}

	private function score( Survey $survey, DayRange $range, ResponseFilter $filter ): ?NpsScore {
		$results = $filter->isAsked() ? $this->filtered->run( $survey, $range, $filter ) : $this->results->run( $survey, $range );
		return NpsScore::ofDays( $results->scores );
	}
}
