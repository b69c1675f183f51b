<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lifecycle\Versions;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Lifecycle\ChangeSurveyStatus;
use UserFeedback\Surveys\Live\Versions\ComparisonRepository;
use UserFeedback\Surveys\Storage\Comparison;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stops a comparison, or sets the difference that it looks for before it starts. */
final class ChangeComparison {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ComparisonRepository $comparisons,
		private readonly ChangeSurveyStatus $changeStatus,
		private readonly Transaction $transaction
	) {}

	/**
	 * Unpublishes one of the two surveys.
	 *
	 * @param int  $id        of either survey.
	 * @param bool $keepsCopy true to keep the version, false to keep the original.
	 * @throws RequestError|ValidationFailed
	 */
	public function stop( int $id, bool $keepsCopy ): Comparison {
		$this->transaction->run(
			function () use ( $id, $keepsCopy ): void {
				$pair = $this->comparisons->pair( $this->surveys->get( $id ), true )
					?? throw RequestError::notFound( "Survey $id isn't compared." );
				if ( true !== $pair[0]->comparison?->isRunning() ) {
					throw self::refused( 'keep', __( 'This comparison isn’t running anymore. Reload the page.', 'userfeedback' ) );
				}
				$outcome = $this->changeStatus->draft( array( $pair[ $keepsCopy ? 0 : 1 ]->id ) )->toArray();
				if ( array() !== $outcome['skipped'] ) {
					throw self::refused( 'keep', $outcome['skipped'][0]['reason'] );
				}
			}
		);
		$this->surveys->changed(); // As in UpdateComparisons, whose transaction is a part of this one.
		return self::of( $this->surveys->get( $id ) );
	}

	/**
	 * @param int $id   of either survey.
	 * @param int $lift one of Limits::LIFTS.
	 * @throws RequestError|ValidationFailed
	 */
	public function setLift( int $id, int $lift ): Comparison {
		if ( ! in_array( $lift, Limits::LIFTS, true ) ) {
			throw self::refused( 'lift', __( 'Choose a difference of 10, 20, 30, or 50 percent.', 'userfeedback' ) );
		}
		return $this->transaction->run(
			function () use ( $id, $lift ): Comparison {
				$pair = $this->comparisons->pair( $this->surveys->get( $id ), true )
					?? throw RequestError::notFound( "Survey $id isn't compared." );
				foreach ( $pair as $survey ) {
					if ( null !== $survey->comparison?->startedOn ) {
						throw self::refused( 'lift', __( 'The comparison has started, so its difference can’t change.', 'userfeedback' ) );
					}
				}
				foreach ( $pair as $survey ) {
					$this->comparisons->write( $survey->id, self::of( $survey )->withLift( $lift ) );
				}
				return self::of( $this->surveys->get( $id ) );
			}
		);
	}

	private static function of( Survey $survey ): Comparison {
		return $survey->comparison ?? throw RequestError::notFound( "Survey $survey->id isn't compared." );
	}

	private static function refused( string $field, string $sentence ): ValidationFailed {
		return new ValidationFailed( array( new Violation( $field, 'compared', null, $sentence ) ), $sentence );
	}
}
