<?php
declare(strict_types=1);

namespace UserFeedback;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A part of the plugin that connects to WordPress: each adds its own hooks and nothing else. */
interface Module {
	public function register(): void;
}
