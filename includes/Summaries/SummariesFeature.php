<?php
declare(strict_types=1);

namespace UserFeedback\Summaries;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Weekly summary by email. */
final class SummariesFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( SummariesModule::class );

	public const ROUTES = array( SummaryMailController::class );

	public const ON_ACTIVATION = array( SummariesModule::class => 'plan' );

	public const OPTIONS = array( MissedRepository::OPTION );

	public const EVENTS = array( SummariesModule::EVENT );

	public const FACTS = array( SummaryMissed::class => 40 );
}
