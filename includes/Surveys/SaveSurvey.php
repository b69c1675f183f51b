<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Problem\Stale;
use UserFeedback\Contract\Schema\Survey as Shape;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Questions\Question;

/**
 * Creates a survey, or changes one.
 *
 * An update that names the version it saw is refused when that is not the one in force, so that nobody's work is lost.
 * An update that names none, as an integration may send it, changes the survey as it is now; what it does not send, it
 * does not change.
 */
final class SaveSurvey {

	public function __construct( private readonly SurveyRepository $surveys, private readonly Clock $clock ) {}

	/**
	 * @throws Invalid a rule is broken, or the survey is in the trash; nothing was stored.
	 * @throws NotFound
	 * @throws Stale someone else saved it since; nothing was stored.
	 */
	public function by( SurveyDraft $draft ): Saved {
		$stored = null === $draft->id ? null : $this->surveys->get( $draft->id );
		if ( null !== $stored ) {
			$this->checkMayChange( $stored, $draft );
		}
		$wanted  = $this->wanted( $draft, $stored );
		$problem = SurveyStatus::PUBLISH === $wanted->status ? PublishRules::problem( $wanted ) : null;
		$survey  = null === $problem ? $wanted : $wanted->asDraft();
		$survey  = null === $stored ? $this->surveys->insert( $survey ) : $this->surveys->update( $survey );

		return new Saved( $survey, SurveyStatus::PUBLISH === $survey->status, $problem ?? $this->message( $survey ) );
	}

	/** @throws Stale|Invalid */
	private function checkMayChange( Survey $stored, SurveyDraft $draft ): void {
		if ( null !== $draft->version && $draft->version !== $stored->version ) {
			throw new Stale( $stored->version );
		}
		if ( SurveyStatus::TRASH === $stored->status ) {
			throw new Invalid( array( new Violation( 'id', 'trash', null, __( 'This survey is in the trash. Restore it to change it.', 'userfeedback' ) ) ) );
		}
	}

	/** @throws Invalid */
	private function wanted( SurveyDraft $draft, ?Survey $stored ): Survey {
		$violations = DraftRules::violations( $draft );
		if ( array() === $violations ) {
			$violations = $this->takenIds( $draft, $stored );
		}
		if ( array() !== $violations ) {
			throw new Invalid( $violations );
		}
		return new Survey(
			$stored->id ?? 0,
			$draft->title,
			$draft->status ?? $stored->status ?? SurveyStatus::DRAFT,
			$draft->type ?? $stored->type ?? Shape::TYPES[0],
			$this->questions( $draft ) ?? $stored->questions ?? array(),
			$draft->thank_you ?? $stored->thank_you ?? new ThankYou( ThankYou::defaultMessage() ),
			$stored->version ?? 1,
			$stored->created_at ?? $this->clock->now(),
			$draft->sets_publish_at ? $draft->publish_at : $stored?->publish_at
		);
	}

	/**
	 * A browser may choose the id of a question it makes, but not one that stands for another survey's question.
	 *
	 * @return list<Violation>
	 */
	private function takenIds( SurveyDraft $draft, ?Survey $stored ): array {
		$new = array();
		foreach ( $draft->questions ?? array() as $index => $question ) {
			if ( null !== $question->id && null === $stored?->question( $question->id ) ) {
				$new[ $index ] = $question->id;
			}
		}
		$taken = $this->surveys->questionIdsElsewhere( array_values( $new ), $stored->id ?? 0 );
		return array_map( array( DraftRules::class, 'takenId' ), array_keys( array_intersect( $new, $taken ) ) );
	}

	/** @return list<Question>|null */
	private function questions( SurveyDraft $draft ): ?array {
		if ( null === $draft->questions ) {
			return null;
		}
		return array_map( static fn( $question ): Question => $question->toQuestion( $question->id ?? wp_generate_uuid4() ), $draft->questions );
	}

	private function message( Survey $survey ): string {
		return match ( true ) {
			$survey->isScheduled( $this->clock->now() ) => __( 'Survey scheduled.', 'userfeedback' ),
			SurveyStatus::PUBLISH === $survey->status   => __( 'Survey published.', 'userfeedback' ),
			default                                     => __( 'Saved as a Draft.', 'userfeedback' ),
		};
	}
}
