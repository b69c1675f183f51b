<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Health;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Button at the end of a Site Health test. */
final class HealthButton {

	/**
	 * All tests run when the page loads.
	 *
	 * @return non-empty-string HTML.
	 */
	public static function checkAgain(): string {
		return self::to( admin_url( 'site-health.php' ), __( 'Check again', 'userfeedback' ) );
	}

	/** @return non-empty-string HTML. */
	public static function to( string $url, string $text ): string {
		return sprintf( '<p><a class="button" href="%s">%s</a></p>', esc_url( $url ), esc_html( $text ) );
	}
}
