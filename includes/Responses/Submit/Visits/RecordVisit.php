<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\Visits;

use UserFeedback\Platform\Database\Retry;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Submit\RateLimit\RateLimit;
use UserFeedback\Responses\Submit\RequestOrigin;
use UserFeedback\Responses\Submit\Submission;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Responses\Visits\Visit;
use UserFeedback\Responses\Visits\VisitRepository;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Records a visit that a browser reports without a response. */
final class RecordVisit {

	public function __construct(
		private readonly LiveSurveys $surveys,
		private readonly WriteToken $tokens,
		private readonly RequestOrigin $origin,
		private readonly RateLimit $limit,
		private readonly VisitRepository $visits,
		private readonly ResponseRepository $responses
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
		 *     answers: list<array{question_id: string, value: mixed, extra?: array{comments?: string}}>,
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
			$device   = $this->origin->visitor( $body['device'] )->device;
			$language = Submission::languageOf( $body['language'] );
			$keeps    = $this->surveys->keepsPartial( $surveyId );
			$isTyped  = $this->surveys->keepsPartialText( $surveyId );
			$answers  = $keeps ? PartialAnswers::of( $questions, $body['answers'], $isTyped ) : array();
			$before   = $this->responses->partialAnswers( $surveyId, $body['token'] );
			if ( null === $before ) {
				$this->visits->store( $surveyId, $body['token'], $visit, $device, $language, $answers );
			} elseif ( $keeps || $visit->isFinished ) {
				// The visit is in the sums and isn't counted again. Its visitor came back through a single-use link.
				$all = $visit->isFinished ? array() : array( ...self::others( $questions, $visit, $before ), ...$answers );
				Retry::onConflict( fn() => $this->responses->updatePartial( $surveyId, $body['token'], $all, $device, $language ) );
			}
		}
	}

	/**
	 * @param list<Question> $questions
	 * @param string         $before    as stored
	 * @return list<Answer> the earlier answers to questions that a visit hasn't reached again
	 */
	private static function others( array $questions, Visit $visit, string $before ): array {
		$shown = array_filter( $visit->steps, static fn( array $step ): bool => Visit::PASSED !== $step[1] );
		$asked = array_intersect_key( array_column( $questions, null, 'id' ), array_column( $shown, null, 0 ) );
		$parts = array_map( static fn( Question $question ): array => $question->parts(), array_values( $asked ) );
		$ids   = array_column( array_merge( array(), ...$parts ), 'id' );
		return array_values(
			array_filter( Answer::fromJson( $before ), static fn( Answer $answer ): bool => ! in_array( $answer->questionId, $ids, true ) )
		);
	}
}
