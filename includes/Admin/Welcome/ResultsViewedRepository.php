<?php
declare(strict_types=1);

namespace UserFeedback\Admin\Welcome;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** True if the current user has viewed results when there was a response. */
final class ResultsViewedRepository {

	public const META = 'userfeedback_results_read';

	public function has(): bool {
		return '' !== get_user_meta( get_current_user_id(), self::META, true );
	}

	public function add(): void {
		update_user_meta( get_current_user_id(), self::META, '1' );
	}
}
