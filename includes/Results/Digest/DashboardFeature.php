<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Shows the past week of all surveys in a widget on WordPress's dashboard. */
final class DashboardFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( DashboardWidgetHooks::class );
}
