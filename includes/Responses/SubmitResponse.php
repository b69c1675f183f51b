<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\BadWriteToken;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Surveys\LiveSurveys;

/** Takes one response: everything is checked before the one statement that stores it. */
final class SubmitResponse {

	public function __construct(
		private readonly LiveSurveys $surveys,
		private readonly WriteToken $tokens,
		private readonly ResponseRepository $responses,
		private readonly Clock $clock
	) {}

	/** @throws NotFound|BadWriteToken|Invalid|StorageFailed nothing was stored. */
	public function to( int $survey_id, Submission $submission ): Stored {
		$survey = $this->surveys->find( $survey_id ) ?? throw new NotFound();
		$this->tokens->check( $survey->id, $submission->nonce );
		$answers = ( new AnswerRules( $survey->questions ) )->clean( $submission->answers );

		return $this->responses->add( new NewResponse( $survey->id, $submission->token, $answers, $submission->page, $this->clock->now() ) );
	}
}
