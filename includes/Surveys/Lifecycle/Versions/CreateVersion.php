<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lifecycle\Versions;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Lifecycle\DuplicateSurvey;
use UserFeedback\Surveys\Live\SurveyPriorityRepository;
use UserFeedback\Surveys\Live\Versions\ComparisonRepository;
use UserFeedback\Surveys\Storage\Comparison;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Creates a draft copy of a published survey, which is compared with it once it is published. */
final class CreateVersion {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ComparisonRepository $comparisons,
		private readonly DuplicateSurvey $duplicateSurvey,
		private readonly SurveyPriorityRepository $priorities,
		private readonly CurrentEdition $edition,
		private readonly Clock $clock,
		private readonly Transaction $transaction
	) {}

	/**
	 * Returns the ID of the version. A survey whose version is still a draft gets no second one.
	 *
	 * @throws RequestError|ValidationFailed
	 */
	public function create( int $id ): int {
		$this->edition->get()->check( PlanFeature::BEHAVIOR );
		$version = $this->transaction->run( fn(): int => $this->found( $id ) );
		$this->surveys->changed();
		return $version;
	}

	private function found( int $id ): int {
		$original = $this->comparisons->locked( $id ) ?? throw RequestError::notFound( "There is no survey $id." );
		if ( ! $original->isLive( $this->clock->now() ) ) {
			throw self::refused( __( 'Only a published survey can be compared with another version. Publish it first.', 'userfeedback' ) );
		}
		if ( true === $original->comparison?->isRunning() ) {
			throw self::refused( __( 'This survey is already compared with another version. Stop the comparison first.', 'userfeedback' ) );
		}
		$pair = false === $original->comparison?->hasEnded() ? $this->comparisons->pair( $original ) : null;
		if ( null !== $pair && $pair[1]->id === $id ) {
			throw self::refused( __( 'A version of a survey can’t have a version itself.', 'userfeedback' ) );
		}
		if ( null !== $pair && SurveyStatus::TRASH !== $pair[1]->status ) {
			return $pair[1]->id;
		}
		$version = $this->duplicateSurvey->duplicate( $id, self::title( $original ) );
		// Otherwise, surveys between the two could show before the one and after the other.
		$this->priorities->setOrder( $version->id, $original->showOrder() - 1 );
		$this->comparisons->write( $id, new Comparison( $version->id, false ) );
		$this->comparisons->write( $version->id, new Comparison( $id, true ) );
		return $version->id;
	}

	private static function title( Survey $original ): string {
		/* translators: %s: title of the survey that this is a version of. */
		$text  = __( '%s (version B)', 'userfeedback' );
		$space = Limits::SURVEY_TITLE - mb_strlen( sprintf( $text, '' ) );
		return sprintf( $text, mb_substr( $original->title, 0, $space ) );
	}

	private static function refused( string $sentence ): ValidationFailed {
		return new ValidationFailed( array( new Violation( 'id', 'compared', null, $sentence ) ), $sentence );
	}
}
