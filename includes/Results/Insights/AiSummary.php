<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A model's summary of a survey's results, as stored: plain text, a headline and a line for each point. */
final class AiSummary {

	/**
	 * @param int $lastResponse the newest one at that time; 0 if there was none.
	 * @param int $read         texts that the model saw, out of `$texts` in total.
	 * @param string $madeAt    UTC as stored.
	 */
	public function __construct(
		public readonly int $surveyId,
		public readonly int $lastResponse,
		public readonly string $text,
		public readonly int $read,
		public readonly int $texts,
		public readonly string $madeAt
	) {}
}
