<?php
declare(strict_types=1);

namespace UserFeedback\Results\DropOff;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Visits\StepSums;
use UserFeedback\Responses\Visits\SumVisits;
use UserFeedback\Results\DayRange;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads how far visitors got in a survey. */
final class ReadDropOff {

	private const NONE = array(
		'shown'          => 0,
		'answered'       => 0,
		'skipped'        => 0,
		'passed'         => 0,
		'left'           => 0,
		'median_seconds' => null,
	);

	/** Maximum seconds for visits that no other process has summed yet. */
	private const TIME = 2.0;

	public function __construct(
		private readonly SumVisits $sumVisits,
		private readonly StepTotalsQuery $totals,
		private readonly Transaction $transaction
	) {}

	/**
	 * @param list<string> $devices   empty for all
	 * @param list<string> $languages the same
	 * @return array<string, mixed> in the contract's shape DropOff
	 */
	public function run( Survey $survey, DayRange $range, array $devices, array $languages ): array {
		$this->sumVisits();
		[ $totals, $inProgress ] = $this->transaction->run(
			fn(): array => array(
				$this->totals->totals( $survey->id, $range, $devices, $languages ),
				$this->totals->countInProgress( $survey->id, $range, $devices, $languages ),
			)
		);

		$visits    = $totals[ StepSums::VISITS ] ?? self::NONE;
		$questions = array();
		unset( $totals[ StepSums::VISITS ] );
		foreach ( $survey->questions as $question ) {
			if ( ! $question->type->isHidden() ) {
				$questions[] = self::question( $question->id, $totals[ $question->id ] ?? self::NONE, $question );
			}
			unset( $totals[ $question->id ] );
		}
		foreach ( $totals as $id => $numbers ) {
			$questions[] = self::question( $id, $numbers, null );
		}
		$behavior = $survey->settings->part( 'behavior' );
		return array(
			'visits'        => $visits['shown'],
			'finished'      => $visits['answered'],
			'in_progress'   => $inProgress,
			'keeps_partial' => true === $behavior['drop_off'] && true === $behavior['keep_partial'],
			'questions'     => $questions,
		);
	}

	private function sumVisits(): void {
		try {
			$this->sumVisits->addDue( self::TIME );
		} catch ( StorageFailed $problem ) {
			if ( ! $problem->contended ) {
				throw $problem; // If busy, another process is summing; show the sums anyway.
			}
		}
	}

	/**
	 * @param array<string, int|null> $numbers
	 * @return array<string, mixed>
	 */
	private static function question( string $id, array $numbers, ?Question $question ): array {
		return array(
			'question_id' => $id,
			'title'       => $question?->title,
			'type'        => $question?->type->name,
			'is_current'  => null !== $question,
		) + $numbers;
	}
}
