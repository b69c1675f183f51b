<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Counts;

use UserFeedback\Responses\Counting\CounterDelta;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Number of answers, skips, and answers with each value, per question, in one range of days. */
final class AnswerCounts {

	/** @var array<string, array<string, int>> question id and value key to count. */
	private array $counts = array();

	/** @var array<string, array<string, string>> question id and value key to value. */
	private array $values = array();

	/** Ignores values without answers. */
	public function add( string $questionId, string $valueKey, string $value, int $answers ): void {
		if ( 0 === $answers ) {
			return;
		}
		$this->counts[ $questionId ][ $valueKey ] = ( $this->counts[ $questionId ][ $valueKey ] ?? 0 ) + $answers;
		$this->values[ $questionId ][ $valueKey ] = $value;
	}

	public function answered( string $questionId ): int {
		return $this->counts[ $questionId ][ CounterDelta::ANSWERED ] ?? 0;
	}

	public function skipped( string $questionId ): int {
		return $this->counts[ $questionId ][ CounterDelta::SKIPPED ] ?? 0;
	}

	/**
	 * Returns the known values in order, including those without answers; then values of options that were renamed or removed
	 * since, most frequent first.
	 *
	 * @param list<string> $known
	 * @return list<array{value: string, count: int, is_current: bool}>
	 */
	public function ofValues( string $questionId, array $known ): array {
		$counts = $this->counts[ $questionId ] ?? array();
		$listed = array();
		foreach ( $known as $value ) {
			$listed[] = array(
				'value'      => $value,
				'count'      => $counts[ md5( $value ) ] ?? 0,
				'is_current' => true,
			);
			unset( $counts[ md5( $value ) ] );
		}
		unset( $counts[ CounterDelta::ANSWERED ], $counts[ CounterDelta::SKIPPED ], $counts[ CounterDelta::TEXTS ] );
		arsort( $counts );
		foreach ( $counts as $valueKey => $count ) {
			$listed[] = array(
				'value'      => $this->values[ $questionId ][ $valueKey ] ?? '',
				'count'      => $count,
				'is_current' => false,
			);
		}
		return $listed;
	}
}
