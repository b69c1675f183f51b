<?php
declare(strict_types=1);

namespace UserFeedback;

use UserFeedback\Database\Db;
use UserFeedback\Licensing\CurrentEntitlements;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Results\AnswerCountsQuery;
use UserFeedback\Results\BesideTextsQuery;
use UserFeedback\Results\DailyCountsQuery;
use UserFeedback\Results\NewestTextsQuery;
use UserFeedback\Results\ReadSummary;
use UserFeedback\Results\ReadSurveyResults;
use UserFeedback\Results\ReadTextAnswers;
use UserFeedback\Results\ResultsController;
use UserFeedback\Results\ResultsMapper;
use UserFeedback\Results\SummaryController;
use UserFeedback\Results\SummaryQuery;
use UserFeedback\Results\TextAnswersController;
use UserFeedback\Results\TextListQuery;
use UserFeedback\Results\WaitingTally;
use UserFeedback\Surveys\SurveyCountsQuery;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The part of the composition root that reads the numbers. */
final class ResultParts {

	private readonly WaitingTally $waiting;
	private readonly AllowedRange $range;

	public function __construct(
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly SurveyRepository $surveys,
		private readonly CountingParts $counting,
		ResponseRepository $responses,
		CurrentEntitlements $entitlements
	) {
		$this->waiting = new WaitingTally( $responses, $counting->settle() );
		$this->range   = new AllowedRange( $entitlements, $clock );
	}

	/** @return list<object> */
	public function controllers( SurveyCountsQuery $counts ): array {
		$beside = new BesideTextsQuery( $this->db );
		$survey = new ReadSurveyResults( $this->waiting, new DailyCountsQuery( $this->db ), new AnswerCountsQuery( $this->db ), new NewestTextsQuery( $this->db ), $beside, $this->counting->transaction );

		return array(
			new ResultsController( $this->surveys, $survey, new ResultsMapper( $this->clock ), $this->range ),
			new SummaryController( new ReadSummary( $this->waiting, new SummaryQuery( $this->db ), $counts, $this->counting->transaction ), $this->range ),
			new TextAnswersController( $this->surveys, new ReadTextAnswers( $this->waiting, new TextListQuery( $this->db ), $beside, $this->counting->transaction ), $this->range ),
		);
	}
}
