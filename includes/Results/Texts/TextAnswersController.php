<?php
declare(strict_types=1);

namespace UserFeedback\Results\Texts;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Answer\ResultsShape;
use UserFeedback\Questions\Question;
use UserFeedback\Rest\Request;
use UserFeedback\Results\AllowedRange;
use UserFeedback\Results\Filtered\AskedFilter;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST route for the texts typed for one question. */
final class TextAnswersController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ReadTextAnswers $answers,
		private readonly ReadFilteredTexts $filtered,
		private readonly AskedFilter $asked,
		private readonly AllowedRange $ranges
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/questions/{question_id}/answers', array( self::class, 'index' ), Can::VIEW )
				->path( array( 'question_id' => static fn() => S::uuid() ) )
				->query( static fn() => ResultsShape::answersQuery() )
				->returns( static fn() => ResultsShape::answers() ),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws NotFound
	 */
	public function index( Request $request ): array {
		/** @var array{from?: string, to?: string} $days */
		$days     = $request->query();
		$wanted   = TextListRequest::fromArray( $request->query(), $this->ranges->between( $days['from'] ?? null, $days['to'] ?? null ) );
		$survey   = $this->surveys->get( $request->id() );
		$question = $this->question( $survey, $request->word( 'question_id' ) );
		$filter   = $this->asked->of( $survey, $request->query() );

		return TextAnswerMapper::page(
			$filter->isAsked()
				? $this->filtered->run( $survey->id, $question, $wanted, $filter )
				: $this->answers->run( $survey->id, $question, $wanted ),
			$wanted
		);
	}

	/** @throws NotFound */
	private function question( Survey $survey, string $questionId ): Question {
		return $survey->question( $questionId ) ?? throw new NotFound( "Survey $survey->id has no question $questionId.", 'question' );
	}
}
