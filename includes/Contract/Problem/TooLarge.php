<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A body above the size that is read. */
final class TooLarge extends Problem {

	public function status(): int {
		return 413;
	}

	public function slug(): string {
		return 'userfeedback_too_large';
	}
}
