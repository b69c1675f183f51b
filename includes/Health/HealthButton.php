<?php
declare(strict_types=1);

namespace UserFeedback\Health;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What ends a test of Site Health. */
final class HealthButton {

	/**
	 * Whatever a test looks at, it looks when the page loads.
	 *
	 * @return non-empty-string HTML.
	 */
	public static function checkAgain(): string {
		return sprintf(
			'<p><a class="button" href="%s">%s</a></p>',
			esc_url( admin_url( 'site-health.php' ) ),
			esc_html__( 'Check again', 'userfeedback' )
		);
	}
}
