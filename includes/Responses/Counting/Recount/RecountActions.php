<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The Site Health button that recounts all numbers. */
final class RecountActions {

	/** Name of the field, and the nonce's action. */
	public const RECOUNT = 'userfeedback_recount_now';

	/** @return non-empty-string HTML. */
	public static function recountNow(): string {
		return sprintf(
			'<form method="post" action="%1$s">%2$s<button class="button" name="%3$s" value="1">%4$s</button></form>',
			esc_url( admin_url( 'site-health.php' ) ),
			wp_nonce_field( self::RECOUNT, '_wpnonce', true, false ),
			esc_attr( self::RECOUNT ),
			esc_html__( 'Recount now', 'userfeedback' )
		);
	}

	/** Returns true if a user with permission clicked that button; dies if the request was forged. */
	public static function wantsRecount(): bool {
		if ( ! isset( $_POST[ self::RECOUNT ] ) || ! current_user_can( 'view_site_health_checks' ) ) {
			return false;
		}
		check_admin_referer( self::RECOUNT );
		return true;
	}
}
