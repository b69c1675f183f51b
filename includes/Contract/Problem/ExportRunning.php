<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Somebody who wants another export has one that is not finished; nothing was begun. */
final class ExportRunning extends Problem {

	public function status(): int {
		return 409;
	}

	public function slug(): string {
		return 'userfeedback_export_running';
	}
}
