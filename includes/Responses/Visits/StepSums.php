<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visits;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Numbers that visits add to `uf_step_sums`, per survey, device, language, question, and day; and their totals for all devices, all
 * languages, and both, and for months, so that a read adds up one row per question and month.
 *
 * @phpstan-type SumKey array{int, string, string, string, string}
 */
final class StepSums {

	/** In place of a question, for the visits themselves: shown are all, answered are the finished ones. */
	public const VISITS = '';

	/** In place of a device or language, for all of them. */
	public const ALL = '*';

	/** The column of each outcome. `shown` is the sum of all but passed. */
	private const OUTCOMES = array(
		Visit::ANSWERED => 'answered',
		Visit::SKIPPED  => 'skipped',
		Visit::PASSED   => 'passed',
		Visit::LEFT     => 'left_here',
	);

	public const COLUMNS = array( 'shown', 'answered', 'skipped', 'passed', 'left_here', ...SecondsRanges::COLUMNS );

	/** @var array<string, array{SumKey, array<string, int>}> */
	private array $sums = array();

	/** @param list<array<string, string|null>> $rows of `uf_visits` */
	public static function of( array $rows ): self {
		$sums = new self();
		foreach ( $rows as $row ) {
			$sums->add( $row );
		}
		return $sums;
	}

	/**
	 * @return list<list<int|string>> rows of the table: the key, then the columns. In an order that is the same for every process, so
	 *                                that two of them can't deadlock.
	 */
	public function rows(): array {
		$rows = array();
		foreach ( $this->sums as [ [ $surveyId, $device, $language, $questionId, $day ], $numbers ] ) {
			$spans = array( array( 0, $day ), array( 1, substr( $day, 0, 8 ) . '01' ) );
			foreach ( array( $device, self::ALL ) as $ofDevice ) {
				foreach ( array( $language, self::ALL ) as $ofLanguage ) {
					foreach ( $spans as $span ) {
						$key  = array( $surveyId, $ofDevice, $ofLanguage, ...$span, $questionId );
						$name = implode( '|', $key );

						$rows[ $name ] ??= array( $key, array_fill_keys( self::COLUMNS, 0 ) );
						foreach ( $numbers as $column => $number ) {
							$rows[ $name ][1][ $column ] += $number;
						}
					}
				}
			}
		}
		ksort( $rows, SORT_STRING );
		return array_values( array_map( static fn( array $sum ): array => array( ...$sum[0], ...array_values( $sum[1] ) ), $rows ) );
	}

	/** @param array<string, string|null> $row */
	private function add( array $row ): void {
		$this->count( $row, self::VISITS, '1' === (string) $row['is_finished'] ? Visit::ANSWERED : Visit::LEFT );
		foreach ( Visit::stepsFromStored( (string) $row['steps'] ) as [ $questionId, $outcome, $seconds ] ) {
			$this->count( $row, $questionId, $outcome, $seconds );
		}
	}

	/** @param array<string, string|null> $row */
	private function count( array $row, string $questionId, string $outcome, ?int $seconds = null ): void {
		$sumKey = array( (int) $row['survey_id'], (string) $row['device'], (string) $row['language'], $questionId, (string) $row['day'] );
		$name   = implode( '|', $sumKey );

		$this->sums[ $name ] ??= array( $sumKey, array_fill_keys( self::COLUMNS, 0 ) );
		++$this->sums[ $name ][1][ self::OUTCOMES[ $outcome ] ];
		if ( Visit::PASSED === $outcome ) {
			return;
		}
		++$this->sums[ $name ][1]['shown'];
		if ( null !== $seconds ) {
			++$this->sums[ $name ][1][ SecondsRanges::COLUMNS[ SecondsRanges::indexOf( $seconds ) ] ];
		}
	}
}
