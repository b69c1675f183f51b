<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Notices;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Notices that a user has dismissed, stored for that user. */
final class UserDismissalRepository {

	public const META = 'userfeedback_dismissed_notices';

	/** The oldest are deleted: their notices are obsolete. */
	private const MOST = 100;

	/** @return list<string> for the current user. */
	public function dismissed(): array {
		$stored = get_user_meta( get_current_user_id(), self::META, true );
		return is_array( $stored ) ? array_values( array_filter( $stored, 'is_string' ) ) : array();
	}

	public function dismiss( string $id ): void {
		$others = array_values( array_diff( $this->dismissed(), array( $id ) ) );
		update_user_meta( get_current_user_id(), self::META, array_slice( array( ...$others, $id ), -self::MOST ) );
	}
}
