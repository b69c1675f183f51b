<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\AiDrafts;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\Edition;
use UserFeedback\Platform\Ai\AiModel;
use UserFeedback\Platform\Ai\ModelAvailability;
use UserFeedback\Platform\Ai\ModelFailed;
use UserFeedback\Platform\Ai\Prompt;
use UserFeedback\Platform\Ai\UserLock;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Surveys\Editing\Drafts\BuildSurveyFromDraft;
use UserFeedback\Surveys\Editing\Drafts\SurveyDraft;
use UserFeedback\Surveys\Editing\Saving\EnforceEdition;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\SurveyShape;
use UserFeedback\Surveys\Templates\TemplateShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lets a model write a survey, and validates the result like a draft by a person. Stores nothing. */
final class GenerateDraft {

	public function __construct(
		private readonly AiModel $model,
		private readonly UserLock $userLock,
		private readonly CurrentEdition $edition,
		private readonly BuildSurveyFromDraft $buildSurvey,
		private readonly CurrentSettings $settings
	) {}

	/**
	 * @param int|null $postId the post that the survey is about.
	 * @throws RequestError drafting failed.
	 * @throws ValidationFailed The wish is empty, or the user may not read the page.
	 */
	public function generate( string $wish, ?int $postId, int $userId ): GeneratedDraft {
		if ( ! $this->model->isOn() ) {
			throw DraftingErrors::unsupported();
		}
		if ( '' === $wish ) {
			throw new ValidationFailed( array( new Violation( 'sentence', 'required' ) ) );
		}
		$edition = $this->edition->get();
		$types   = self::types( $edition );
		$most    = $this->settings->maxOptions();
		$task    = DraftPrompt::draft( $wish, null === $postId ? null : ReadPageText::read( $postId ), $types, $most );
		$written = $this->written( $task, $userId );
		$read    = ParseGeneratedDraft::parse( $written, $types, $most ) ?? throw DraftingErrors::unreadable();
		$checked = Validator::body(
			SurveyShape::draft(),
			array(
				'title'     => '' === $read['title'] ? mb_substr( $wish, 0, 60 ) : $read['title'],
				'type'      => self::type( $read['questions'] ),
				'questions' => $read['questions'],
				'template'  => TemplateShape::DRAFTED,
			)
		);
		if ( array() !== $checked->violations ) {
			throw DraftingErrors::unreadable();
		}
		/** @var array<string, mixed> $body */
		$body   = $checked->value;
		$survey = EnforceEdition::of( $this->buildSurvey->build( SurveyDraft::fromArray( $body ), null ), $edition );
		return new GeneratedDraft( $survey, $read['left_out'] );
	}

	/** @throws RequestError drafting failed. */
	private function written( Prompt $task, int $userId ): string {
		try {
			return $this->userLock->run( $userId, fn(): string => $this->model->write( $task ) );
		} catch ( ModelFailed $problem ) {
			$refusal = DraftingErrors::of( $problem->error );
			if ( 404 === $refusal->status() ) {
				ModelAvailability::clearCache(); // No model any more, so its link must go too.
			}
			throw $refusal;
		}
	}

	/**
	 * Returns NPS for a survey with a single score question, as in the templates.
	 *
	 * @param list<array<string, mixed>> $questions
	 */
	private static function type( array $questions ): string {
		$scores = array_filter(
			array_column( $questions, 'type' ),
			static fn( mixed $type ): bool => true === QuestionTypes::find( $type )?->isScore()
		);
		return Survey::TYPES[ 1 === count( $scores ) ? 1 : 0 ];
	}

	/**
	 * Leaves out types that a model can't write, such as those with pictures.
	 *
	 * @return list<QuestionType>
	 */
	private static function types( Edition $edition ): array {
		return array_values(
			array_filter(
				QuestionTypes::all(),
				static fn( QuestionType $type ): bool => null !== $type->draftHint() && EnforceEdition::hasType( $type, $edition )
			)
		);
	}
}
