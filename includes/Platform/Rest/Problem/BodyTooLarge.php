<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class BodyTooLarge extends Problem {

	public function status(): int {
		return 413;
	}

	public function slug(): string {
		return 'userfeedback_too_large';
	}
}
