<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Health;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A check of the plugin on Tools → Site Health, which runs each time that the page is opened and weekly. */
interface HealthTest {

	/** Returns the test's name for WordPress, such as `userfeedback_cron`. */
	public function name(): string;

	/** Returns the title of a passed test. */
	public function label(): string;

	public function check(): HealthResult;
}
