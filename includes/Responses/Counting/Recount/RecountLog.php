<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Progress of a recount of all surveys, and the result of the last full one: one option, not autoloaded.
 *
 * @phpstan-type Entry array{after: int, differences: int, finished_at: int, found: int}
 */
final class RecountLog {

	public const OPTION = 'userfeedback_recount';

	/** Returns the survey that was recounted last; 0 at the start of a round. */
	public function after(): int {
		return $this->entry()['after'];
	}

	public function passed( int $surveyId, int $differences ): void {
		$entry                 = $this->entry();
		$entry['after']        = $surveyId;
		$entry['differences'] += $differences;
		update_option( self::OPTION, $entry, false );
	}

	/** @param int $now Unix time. */
	public function finished( int $now ): void {
		$entry = $this->entry();
		update_option(
			self::OPTION,
			array(
				'after'       => 0,
				'differences' => 0,
				'finished_at' => $now,
				'found'       => $entry['differences'],
			),
			false
		);
	}

	/** Returns the Unix time of the last full recount; null if there was none. */
	public function finishedAt(): ?int {
		$at = $this->entry()['finished_at'];
		return $at > 0 ? $at : null;
	}

	/** Returns the differences that the last full recount found and fixed. */
	public function found(): int {
		return $this->entry()['found'];
	}

	/** @return Entry */
	private function entry(): array {
		$stored = get_option( self::OPTION, array() );
		$number = static fn( string $key ): int => is_array( $stored ) && is_int( $stored[ $key ] ?? null ) ? $stored[ $key ] : 0;
		return array(
			'after'       => $number( 'after' ),
			'differences' => $number( 'differences' ),
			'finished_at' => $number( 'finished_at' ),
			'found'       => $number( 'found' ),
		);
	}
}
