<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Admin\AdminMenuHooks;
use UserFeedback\Feature;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Results\CrossTab\CrossTabController;
use UserFeedback\Results\Digest\DashboardWidgetHooks;
use UserFeedback\Results\Digest\FailedSummaryNotice;
use UserFeedback\Results\Digest\FailedSummaryRepository;
use UserFeedback\Results\Digest\WeeklySummaryController;
use UserFeedback\Results\Digest\WeeklySummaryHooks;
use UserFeedback\Results\Sharing\SharedResultsBlock;
use UserFeedback\Results\Sharing\SharedResultsHooks;
use UserFeedback\Results\Sharing\SharesController;
use UserFeedback\Results\Summary\OverviewController;
use UserFeedback\Results\Survey\NpsController;
use UserFeedback\Results\Survey\ResultsController;
use UserFeedback\Results\Survey\Texts\TextAnswersController;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Results of surveys: totals, answers, comparisons, and changes over time; shared links, and a weekly summary. */
final class ResultsFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( SharedResultsHooks::class, DashboardWidgetHooks::class, WeeklySummaryHooks::class );

	public const BLOCKS = array( 'results' => SharedResultsBlock::class );

	public const ROUTES = array(
		OverviewController::class,
		TextAnswersController::class,
		ResultsController::class,
		CrossTabController::class,
		NpsController::class,
		SharesController::class,
		WeeklySummaryController::class,
	);

	public const ON_ACTIVATION = array( WeeklySummaryHooks::class => 'plan' );

	public const TABLES = array( 'shares' );

	public const OPTIONS = array( FailedSummaryRepository::OPTION );

	public const EVENTS = array( WeeklySummaryHooks::EVENT );

	public const NOTICES = array( FailedSummaryNotice::class => 40 );

	public static function adminPages(): array {
		return array(
			AdminMenuHooks::RESULTS => array( 20, 'results', __( 'Results', 'userfeedback' ), Permission::VIEW ),
		);
	}
}
