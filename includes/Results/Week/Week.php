<?php
declare(strict_types=1);

namespace UserFeedback\Results\Week;

use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What the overview of results says of 7 days, as far as the dashboard and the weekly summary tell it. */
final class Week {

	/**
	 * @param array<string, int>                           $days       responses by day, those without any included.
	 * @param int|null                                     $before     responses in as many days before; null where the edition has none.
	 * @param list<array{survey: Survey, responses: int}> $surveys    those with most responses.
	 * @param int                                          $notCounted responses that are in none of these numbers yet.
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
