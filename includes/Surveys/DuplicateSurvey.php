<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Clock;
use UserFeedback\Contract\Limits;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Questions\Question;

/** Makes a draft with the same questions under new ids, so that answers to the one never count for the other. */
final class DuplicateSurvey {

	public function __construct( private readonly SurveyRepository $surveys, private readonly Clock $clock ) {}

	/** @throws NotFound */
	public function of( int $id ): Survey {
		$original = $this->surveys->get( $id );

		return $this->surveys->insert(
			new Survey(
				0,
				$this->title( $original ),
				SurveyStatus::DRAFT,
				$original->type,
				array_map( static fn( Question $question ): Question => $question->withId( wp_generate_uuid4() ), $original->questions ),
				$original->thank_you,
				1,
				$this->clock->now(),
				null
			)
		);
	}

	private function title( Survey $original ): string {
		/* translators: %s: title of the survey that was copied. */
		return mb_substr( sprintf( __( 'Copy of %s', 'userfeedback' ), $original->title ), 0, Limits::SURVEY_TITLE );
	}
}
