<?php
declare(strict_types=1);

namespace UserFeedback\Results;

use UserFeedback\Admin\AdminMenuHooks;
use UserFeedback\Feature;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Results of surveys: totals, answers, comparisons, and changes over time; shared links, and a weekly summary. */
final class ResultsFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array(
		Sharing\SharedResultsHooks::class,
		Digest\DashboardWidgetHooks::class,
		Digest\WeeklySummaryHooks::class,
	);

	public const BLOCKS = array( 'results' => Sharing\SharedResultsBlock::class );

	public const ROUTES = array(
		Summary\OverviewController::class,
		Survey\Texts\TextAnswersController::class,
		Survey\ResultsController::class,
		CrossTab\CrossTabController::class,
		DropOff\DropOffController::class,
		Survey\Nps\NpsController::class,
		Versions\ComparisonController::class,
		Sharing\SharesController::class,
		Digest\WeeklySummaryController::class,
	);

	public const ON_ACTIVATION = array( Digest\WeeklySummaryHooks::class => 'plan' );

	public const TABLES = array( 'shares' );

	public const OPTIONS = array( Digest\FailedSummaryRepository::OPTION );

	public const EVENTS = array( Digest\WeeklySummaryHooks::EVENT );

	public const NOTICES = array( Digest\FailedSummaryNotice::class => 40 );

	public static function adminPages(): array {
		return array(
			AdminMenuHooks::RESULTS => array( 20, 'results', __( 'Results', 'userfeedback' ), Permission::VIEW ),
		);
	}
}
