<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lifecycle;

use UserFeedback\Surveys\Live\SpreadResponses;
use UserFeedback\Surveys\Live\Versions\ComparisonRepository;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Deletes surveys permanently, with all their responses; only from the trash.
 *
 * The survey row is deleted last: if the request is interrupted, the survey is still in the trash and can be deleted again.
 */
final class DeleteSurveys {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly SurveyDataRepository $data,
		private readonly ComparisonRepository $comparisons
	) {}

	/** @param list<int> $ids */
	public function delete( array $ids ): BulkOutcome {
		$outcome = new BulkOutcome();
		$found   = $this->surveys->findMany( $ids );
		$delete  = array();
		foreach ( $ids as $id ) {
			$status = $found[ $id ]->status ?? null;
			if ( SurveyStatus::TRASH === $status ) {
				$delete[] = $id;
			} else {
				$outcome->skipped( $id, null === $status ? ChangeSurveyStatus::unknown() : ChangeSurveyStatus::notInTrash() );
			}
		}
		if ( array() !== $delete ) {
			$this->comparisons->forget( $delete );
			$this->data->deleteOf( $delete );
			SpreadResponses::forget( $delete );
			$deleted = $this->surveys->delete( $delete );
			$outcome->updated( ...$deleted );
			$outcome->skippedAll( array_diff( $delete, $deleted ), ChangeSurveyStatus::changedMeanwhile() );
		}
		return $outcome;
	}
}
