<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class WeeklySummaryFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( WeeklySummaryHooks::class );

	public const ROUTES = array( WeeklySummaryController::class );

	public const ON_ACTIVATION = array( WeeklySummaryHooks::class => 'plan' );

	public const OPTIONS = array( FailedSummaryRepository::OPTION );

	public const EVENTS = array( WeeklySummaryHooks::EVENT );

	public const NOTICES = array( FailedSummaryNotice::class => 40 );
}
