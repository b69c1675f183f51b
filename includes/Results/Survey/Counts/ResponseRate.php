<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Counts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Responses in percent of impressions or starts, which only the widget counts. Some counts get lost, and a visitor who saw a survey
 * yesterday may respond today, so a few more responses are normal. Many more came without the widget, and there is no rate.
 *
 * Must match src/lib/labels/rate.ts; tests/fixtures/statistics/rates.json tests both.
 */
final class ResponseRate {

	/** Responses for each impression or start, at most. */
	private const MOST = 1.1;

	/** @return float|null unrounded, at most 100 */
	public static function of( int $responses, int $total ): ?float {
		return 0 === $total || $responses > self::MOST * $total ? null : (float) min( 100, $responses / $total * 100 );
	}
}
