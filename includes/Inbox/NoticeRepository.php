<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Which notices a user has sent away: his own affair, and so kept with the user. */
final class NoticeRepository {

	public const META = 'userfeedback_dismissed_notices';

	/** The oldest are forgotten: their notices are long gone. */
	private const MOST = 100;

	/** @return list<string> of the current user. */
	public function dismissed(): array {
		$stored = get_user_meta( get_current_user_id(), self::META, true );
		return is_array( $stored ) ? array_values( array_filter( $stored, 'is_string' ) ) : array();
	}

	public function dismiss( string $id ): void {
		$others = array_values( array_diff( $this->dismissed(), array( $id ) ) );
		update_user_meta( get_current_user_id(), self::META, array_slice( array( ...$others, $id ), -self::MOST ) );
	}
}
