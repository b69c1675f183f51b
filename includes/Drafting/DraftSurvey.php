<?php
declare(strict_types=1);

namespace UserFeedback\Drafting;

use UserFeedback\Ai\Asked;
use UserFeedback\Ai\KnownSupport;
use UserFeedback\Ai\Model;
use UserFeedback\Ai\NotAnswered;
use UserFeedback\Ai\OneAtATime;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\NoDraft;
use UserFeedback\Contract\QuestionType;
use UserFeedback\Contract\Schema\Survey\SurveyShape;
use UserFeedback\Contract\Schema\Survey\TemplateShape;
use UserFeedback\Contract\Validation\Validator;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Edition;
use UserFeedback\Surveys\Drafts\ReadDraft;
use UserFeedback\Surveys\Drafts\SurveyDraft;
use UserFeedback\Surveys\Saving\FitToEdition;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lets a model write a survey, and validates the result like a draft by a person. Stores nothing. */
final class DraftSurvey {

	public function __construct(
		private readonly Model $model,
		private readonly OneAtATime $turn,
		private readonly CurrentEdition $edition,
		private readonly ReadDraft $read
	) {}

	/**
	 * @param int|null $postId the post that the survey is about.
	 * @throws NoDraft
	 * @throws Invalid The wish is empty, or the user may not read the page.
	 */
	public function run( string $wish, ?int $postId, int $userId ): Drafted {
		if ( ! $this->model->isOn() ) {
			throw Refusal::unsupported();
		}
		if ( '' === $wish ) {
			throw new Invalid( array( new Violation( 'sentence', 'required' ) ) );
		}
		$edition = $this->edition->get();
		$types   = self::types( $edition );
		$task    = Task::draft( $wish, null === $postId ? null : ReadPage::run( $postId ), $types );
		$written = $this->written( $task, $userId );
		$read    = ReadWritten::run( $written, $types ) ?? throw Refusal::unreadable();
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
			throw Refusal::unreadable();
		}
		/** @var array<string, mixed> $body */
		$body   = $checked->value;
		$survey = FitToEdition::of( $this->read->run( SurveyDraft::fromArray( $body ), null ), $edition );
		return new Drafted( $survey, $read['left_out'] );
	}

	/** @throws NoDraft */
	private function written( Asked $task, int $userId ): string {
		try {
			return $this->turn->run( $userId, fn(): string => $this->model->write( $task ) );
		} catch ( NotAnswered $problem ) {
			$refusal = Refusal::of( $problem->error );
			if ( 404 === $refusal->status() ) {
				KnownSupport::forget(); // No model any more, so its link must go too.
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
		$scores = array_keys( array_column( $questions, 'type' ), QuestionType::NPS->value, true );
		return SurveyShape::TYPES[ 1 === count( $scores ) ? 1 : 0 ];
	}

	/**
	 * Leaves out questions with pictures.
	 *
	 * @return list<QuestionType>
	 */
	private static function types( Edition $edition ): array {
		return array_values(
			array_filter(
				QuestionType::cases(),
				static fn( QuestionType $type ): bool => ! $type->hasPictures() && FitToEdition::hasType( $type, $edition )
			)
		);
	}
}
