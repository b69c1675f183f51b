<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lifecycle;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Platform\Clock;
use UserFeedback\Surveys\Editing\Drafts\PublishRules;
use UserFeedback\Surveys\Editing\Saving\RemovedFeatures;
use UserFeedback\Surveys\Live\Versions\ComparisonRules;
use UserFeedback\Surveys\Live\Versions\UpdateComparisons;
use UserFeedback\Surveys\Live\SurveyExpiry;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Publishes, drafts, trashes, and restores any number of surveys in two queries. Trashing and restoring take a third, which finds
 * shared results.
 */
final class ChangeSurveyStatus {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly Clock $clock,
		private readonly CurrentEdition $edition,
		private readonly SurveyDataRepository $data,
		private readonly ComparisonRules $comparisonRules,
		private readonly UpdateComparisons $comparisons
	) {}

	/**
	 * Makes surveys visible to visitors now, including scheduled ones. An expired run time is extended to the next year.
	 *
	 * @param list<int> $ids
	 */
	public function publish( array $ids ): BulkOutcome {
		return $this->to(
			SurveyStatus::PUBLISH,
			$ids,
			fn( Survey $survey ): ?string => $this->inTrash( $survey ) ?? $this->unpublishable( $survey ),
			true
		);
	}

	/** @param list<int> $ids */
	public function draft( array $ids ): BulkOutcome {
		return $this->to( SurveyStatus::DRAFT, $ids, fn( Survey $survey ): ?string => $this->inTrash( $survey ) );
	}

	/** @param list<int> $ids */
	public function trash( array $ids ): BulkOutcome {
		return $this->to( SurveyStatus::TRASH, $ids, static fn(): ?string => null );
	}

	/**
	 * Restores surveys from the trash as drafts, so that nothing is published by accident. To undo a move to the trash, pass
	 * the previous status `publish`: nothing else changes, so a scheduled survey stays scheduled.
	 *
	 * @param list<int> $ids
	 */
	public function restore( array $ids, SurveyStatus $status = SurveyStatus::DRAFT ): BulkOutcome {
		return $this->to(
			$status,
			$ids,
			fn( Survey $survey ): ?string => match ( true ) {
				null === $this->inTrash( $survey ) => self::notInTrash(),
				SurveyStatus::PUBLISH === $status  => $this->unpublishable( $survey ),
				default                            => null,
			}
		);
	}

	public static function notInTrash(): string {
		return __( 'This survey isn’t in the Trash.', 'userfeedback' );
	}

	public static function unknown(): string {
		return __( 'This survey doesn’t exist.', 'userfeedback' );
	}

	public static function changedMeanwhile(): string {
		return __( 'Someone else just changed this survey. Review their changes and try again.', 'userfeedback' );
	}

	/**
	 * @param list<int>                 $ids
	 * @param callable(Survey): ?string $refusal why a survey can't get this status.
	 * @param bool                      $opens   true to show it to visitors now, regardless of its schedule.
	 */
	private function to( SurveyStatus $status, array $ids, callable $refusal, bool $opens = false ): BulkOutcome {
		$outcome = new BulkOutcome();
		$now     = $this->clock->now();
		$found   = $this->surveys->findMany( $ids );
		$change  = array();
		foreach ( $ids as $id ) {
			$survey = $found[ $id ] ?? null;
			$reason = null === $survey ? self::unknown() : $refusal( $survey );
			if ( null === $survey || null !== $reason ) {
				$outcome->skipped( $id, $reason ?? '' );
			} elseif ( $survey->status === $status && ! $survey->isScheduled( $now ) ) {
				$outcome->updated( $id );
			} else {
				$change[ $id ] = $survey;
			}
		}
		$changed = $this->comparisons->after(
			$change,
			fn(): array => $this->surveys->changeStatus(
				array_values( $change ),
				$status,
				$opens ? $now : null,
				$opens ? $this->datedAnew( $change ) : array()
			)
		);
		$outcome->updated( ...$changed );
		$this->announceShared(
			array_filter(
				$changed,
				static fn( int $id ): bool => in_array( SurveyStatus::TRASH, array( $status, $change[ $id ]->status ), true )
			)
		);
		$outcome->skippedAll( array_diff( array_keys( $change ), $changed ), self::changedMeanwhile() );
		return $outcome;
	}

	/**
	 * @param array<int, Survey> $surveys that go live now.
	 * @return list<Survey> surveys whose run time was over or had no year yet, with the next end date.
	 */
	private function datedAnew( array $surveys ): array {
		$anew = array();
		foreach ( $surveys as $survey ) {
			$behavior = $survey->settings->part( 'behavior' );
			$dated    = SurveyExpiry::dated( $behavior, $behavior, $this->clock->day(), false );
			if ( $dated !== $behavior ) {
				$anew[] = $survey->with( settings: $survey->settings->with( 'behavior', $dated ) );
			}
		}
		return $anew;
	}

	private function unpublishable( Survey $survey ): ?string {
		$edition = $this->edition->get();
		return $edition->refusal( ...RemovedFeatures::all( $survey, $edition ) )
			?? PublishRules::problem( $survey )
			?? $this->comparisonRules->problem( $survey->with( status: SurveyStatus::PUBLISH ) );
	}

	private function inTrash( Survey $survey ): ?string {
		return SurveyStatus::TRASH === $survey->status ? __( 'This survey is in the Trash. Restore it first.', 'userfeedback' ) : null;
	}

	/** @param array<int, int> $ids surveys that were moved to the trash or restored. */
	private function announceShared( array $ids ): void {
		$shared = $this->data->shared( array_values( $ids ) );
		if ( array() !== $shared ) {
			/**
			 * Fires when results that are shared by a link are no longer shown, or are shown again. Anything that stores copies
			 * of the site's pages must purge them now, because a page may have a block with these results.
			 *
			 * @param list<int> $surveys ids of the surveys whose results are shared.
			 */
			do_action( 'userfeedback_shared_results_changed', $shared );
		}
	}
}
