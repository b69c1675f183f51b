<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\Visits;

use UserFeedback\Platform\Database\Retry;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Submit\RateLimit\RateLimit;
use UserFeedback\Responses\Submit\RequestOrigin;
use UserFeedback\Responses\Submit\Submission;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Responses\Visits\Visit;
use UserFeedback\Responses\Visits\VisitRepository;
use UserFeedback\Surveys\Live\LiveSurveys;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Records a visit that a browser reports without a response. */
final class RecordVisit {

	public function __construct(
		private readonly LiveSurveys $surveys,
		private readonly WriteToken $tokens,
		private readonly RequestOrigin $origin,
		private readonly RateLimit $limit,
		private readonly VisitRepository $visits
	) {}

	/**
	 * Visits beyond the limit of this minute, and those to a survey that doesn't record any, are dropped without an error: pages may come
	 * from a cache, and the visitor has nothing to fix.
	 *
	 * @param array<string, mixed> $body in the contract's shape ReportedVisit
	 * @throws RequestError|StorageFailed nothing was recorded.
	 */
	public function run( int $surveyId, array $body ): void {
		/**
		 * @var array{
		 *     nonce: string,
		 *     token: string,
		 *     steps: list<array{question_id: string, outcome: string, seconds: int}>,
		 *     answers: list<array{question_id: string, value: mixed}>,
		 *     device: string,
		 *     language: string,
		 *     finished: bool,
		 * } $body
		 */
		$questions = $this->surveys->questions( $surveyId ) ?? throw RequestError::notFound();
		$this->tokens->check( $surveyId, $body['nonce'] );

		$visit   = $this->surveys->recordsVisits( $surveyId ) ? Visit::of( $questions, $body['steps'], $body['finished'] ) : null;
		$address = $this->origin->address();
		if ( null !== $visit && Retry::onConflict( fn(): bool => $this->limit->allowsVisit( $surveyId, $address ) ) ) {
			$device  = $this->origin->visitor( $body['device'] )->device;
			$answers = $this->surveys->keepsPartial( $surveyId ) ? PartialAnswers::of( $questions, $body['answers'] ) : array();
			$this->visits->store( $surveyId, $body['token'], $visit, $device, Submission::languageOf( $body['language'] ), $answers );
		}
	}
}
