<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Texts;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Results\RequestFilter;
use UserFeedback\Results\Survey\ResultsShape;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class TextAnswersController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ReadTextAnswers $answers,
		private readonly RequestFilter $filter,
		private readonly AllowedRange $ranges
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/questions/{question_id}/answers', array( self::class, 'index' ), Permission::VIEW )
				->path( array( 'question_id' => static fn() => Schema::uuid() ) )
				->query( static fn() => ResultsShape::answersQuery() )
				->returns( static fn() => ResultsShape::answers() ),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws RequestError not found.
	 */
	public function index( Request $request ): array {
		/** @var array{from?: string, to?: string} $days */
		$days     = $request->query();
		$wanted   = TextListRequest::fromArray( $request->query(), $this->ranges->between( $days['from'] ?? null, $days['to'] ?? null ) );
		$survey   = $this->surveys->get( $request->id() );
		$question = $this->question( $survey, $request->word( 'question_id' ) );
		$filter   = $this->filter->of( $survey, $request->query() );

		return TextAnswerMapper::page(
			$filter->isAsked()
				? $this->answers->readFiltered( $survey->id, $question, $wanted, $filter )
				: $this->answers->run( $survey->id, $question, $wanted ),
			$wanted
		);
	}

	/** @throws RequestError not found. */
	private function question( Survey $survey, string $questionId ): Question {
		return $survey->answerableQuestion( $questionId )
			?? throw RequestError::notFound( "Survey $survey->id has no question $questionId.", 'question' );
	}
}
