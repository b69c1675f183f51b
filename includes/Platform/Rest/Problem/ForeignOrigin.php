<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The request came from a page of another site. */
final class ForeignOrigin extends Problem {

	public function status(): int {
		return 403;
	}

	public function slug(): string {
		return 'userfeedback_foreign_origin';
	}
}
