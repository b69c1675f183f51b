<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Results\DayRange;
use UserFeedback\Results\Survey\Counts\AnswerCounts;
use UserFeedback\Results\Survey\Counts\DailyCounts;
use UserFeedback\Results\Survey\Texts\TextAnswer;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** All numbers of one survey in one range of days. */
final class SurveyResults {

	/**
	 * @param array<string, list<TextAnswer>> $texts by question, newest first.
	 * @param array<string, array<int, int>> $scores day to score to count, for an NPS survey's first NPS question
	 * @param int $notCounted responses that these numbers don't include yet
	 */
	public function __construct(
		public readonly Survey $survey,
		public readonly DayRange $range,
		public readonly DailyCounts $days,
		public readonly AnswerCounts $answers,
		public readonly array $texts,
		public readonly array $scores,
		public readonly int $notCounted = 0
	) {}
}
