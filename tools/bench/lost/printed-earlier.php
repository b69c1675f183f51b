<?php
/** Plugin Name: Printed earlier Description: `?printed=7` shows a page as rendered seven days ago and stored in a cache since. */

declare(strict_types=1);

use UserFeedback\Platform\Clock;
use UserFeedback\Plugin;

add_action(
	'wp_footer',
	static function (): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only chooses what a page of the bench is like.
		$days = isset( $_GET['printed'] ) && is_string( $_GET['printed'] ) ? absint( $_GET['printed'] ) : 0;
		if ( $days > 0 ) {
			Plugin::get( Clock::class )->stopAt( new DateTimeImmutable( "-$days days", new DateTimeZone( 'UTC' ) ) );
		}
	},
	0
);
