<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Admin\AdminMenuHooks;
use UserFeedback\Feature;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Results\CrossTab\CrossTabController;
use UserFeedback\Results\Summary\OverviewController;
use UserFeedback\Results\Survey\NpsController;
use UserFeedback\Results\Survey\ResultsController;
use UserFeedback\Results\Survey\Texts\TextAnswersController;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Results of surveys: totals, answers, comparisons, and changes over time. */
final class ResultsFeature extends Feature {

	public const ROUTES = array(
		OverviewController::class,
		TextAnswersController::class,
		ResultsController::class,
		CrossTabController::class,
		NpsController::class,
	);

	public static function adminPages(): array {
		return array(
			AdminMenuHooks::RESULTS => array( 20, 'results', __( 'Results', 'userfeedback' ), Permission::VIEW ),
		);
	}
}
