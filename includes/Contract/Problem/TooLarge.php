<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The request body exceeds the size limit. */
final class TooLarge extends Problem {

	public function status(): int {
		return 413;
	}

	public function slug(): string {
		return 'userfeedback_too_large';
	}
}
