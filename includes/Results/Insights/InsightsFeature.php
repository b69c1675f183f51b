<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Summaries of results by a model. Requests are sent only on a click. */
final class InsightsFeature extends Feature {

	public const ROUTES = array( InsightsController::class, ThemesController::class );

	public const TABLES = array( 'summaries', 'themes', 'labels' );
}
