<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The user requests an export while another one is running; the new one was not started. */
final class ExportRunning extends Problem {

	public function status(): int {
		return 409;
	}

	public function slug(): string {
		return 'userfeedback_export_running';
	}
}
