<?php
declare(strict_types=1);

namespace UserFeedback\Health;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One thing of the plugin that Tools → Site Health looks at, each time that the page is opened and weekly. */
interface HealthTest {

	/** What WordPress knows it by, such as `userfeedback_cron`. */
	public function name(): string;

	/** What is looked at, as it should be. */
	public function label(): string;

	public function check(): HealthResult;
}
