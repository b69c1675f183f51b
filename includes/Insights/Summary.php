<?php
declare(strict_types=1);

namespace UserFeedback\Insights;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a model made of a survey's results, as it is kept: plain text, a headline and a line for each point. */
final class Summary {

	/**
	 * @param int $lastResponse the newest one when it was made; 0 without any.
	 * @param int $read         texts that the model saw, of `$texts` that there were.
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
