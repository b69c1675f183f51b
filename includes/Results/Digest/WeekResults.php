<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The overview's results of 7 days, as far as the dashboard and the weekly summary show them. */
final class WeekResults {

	/**
	 * @param array<string, int>                           $days       responses by day, including days without any
	 * @param int|null                                     $before     responses in the 7 days before; null if the edition lacks them
	 * @param list<array{survey: Survey, responses: int}> $surveys    those with the most responses
	 * @param int                                          $notCounted responses that these numbers don't include yet
	 */
	public function __construct(
		public readonly array $days,
		public readonly ?int $before,
		public readonly array $surveys,
		public readonly bool $hasSurveys,
		public readonly int $notCounted
	) {}

	public function responses(): int {
		return array_sum( $this->days );
	}
}
