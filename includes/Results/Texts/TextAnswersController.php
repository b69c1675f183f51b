<?php
declare(strict_types=1);

namespace UserFeedback\Results\Texts;

use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Questions\Question;
use UserFeedback\Rest\Request;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What was typed in answer to one question. */
final class TextAnswersController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ReadTextAnswers $answers,
		private readonly AllowedRange $ranges
	) {}

	/**
	 * @return array<string, mixed>
	 * @throws NotFound
	 */
	public function index( Request $request ): array {
		/** @var array{from?: string, to?: string} $days */
		$days     = $request->query();
		$wanted   = TextListRequest::fromArray( $request->query(), $this->ranges->between( $days['from'] ?? null, $days['to'] ?? null ) );
		$question = $this->question( $request->id(), $request->word( 'question_id' ) );

		return TextAnswerMapper::page( $this->answers->run( $request->id(), $question, $wanted ), $wanted );
	}

	/** @throws NotFound */
	private function question( int $surveyId, string $questionId ): Question {
		foreach ( $this->surveys->get( $surveyId )->questions as $question ) {
			if ( $question->id === $questionId ) {
				return $question;
			}
		}
		throw new NotFound( "Survey $surveyId has no question $questionId.", 'question' );
	}
}
