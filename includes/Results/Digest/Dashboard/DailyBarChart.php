<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest\Dashboard;

use UserFeedback\Results\Digest\WeekStrings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Draws a bar for each day. The bars are a list, read aloud with dates and numbers. In right-to-left languages, the first day
 * is automatically on the right.
 */
final class DailyBarChart {

	/** Percentage of the highest bar: a smaller bar would be invisible next to thousands. */
	private const LEAST = 2;

	/** @param array<string, int> $days responses by day. */
	public static function print( array $days ): void {
		$most = max( array( 1, ...array_values( $days ) ) );
		printf( '<ol class="uf-week__days" aria-label="%s">', esc_attr__( 'Responses per day', 'userfeedback' ) );
		foreach ( $days as $day => $responses ) {
			self::printDay( $day, $responses, 0 === $responses ? 0 : max( self::LEAST, (int) round( $responses / $most * 100 ) ) );
		}
		echo '</ol>';
	}

	private static function printDay( string $day, int $responses, int $height ): void {
		$date   = WeekStrings::day( $day );
		$number = number_format_i18n( $responses );
		printf(
			'<li><span class="screen-reader-text">%1$s</span><span aria-hidden="true">%2$s</span><svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect y="%3$d" width="1" height="%4$d"/></svg><span aria-hidden="true">%5$s</span></li>',
			/* translators: 1: a date. 2: number of responses. */
			esc_html( sprintf( _n( '%1$s: %2$s response', '%1$s: %2$s responses', $responses, 'userfeedback' ), $date, $number ) ),
			esc_html( $number ),
			absint( 100 - $height ),
			absint( $height ),
			esc_html( WeekStrings::date( $day, 'D' ) )
		);
	}
}
