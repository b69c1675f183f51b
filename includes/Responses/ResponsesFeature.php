<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores responses, keeps the counts consistent with them, lists them, and moves them to the trash. Checks the collector. */
final class ResponsesFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array(
		Submit\RateLimit\RateLimitHooks::class,
		Moderation\ResponseProcessingHooks::class,
		Index\Bitmaps\BitmapIndexHooks::class,
		Counting\Recount\RecountHooks::class,
		Moderation\SpamCleanupHooks::class,
		Counting\EveryMinute::class,
		Visits\VisitHooks::class,
		Collector\CollectorHooks::class,
	);

	public const ROUTES = array(
		Reading\ResponsesController::class,
		Submit\Impressions\ImpressionController::class,
		Submit\SubmitController::class,
		Submit\Visits\VisitController::class,
		Submit\SingleUseLinksController::class,
	);

	public const HEALTH_TESTS = array(
		Counting\Recount\CountingHealth::class,
		Counting\Recount\CronHealth::class,
		Collector\CollectorHealth::class,
	);

	public const ON_ACTIVATION = array(
		Counting\Recount\RecountHooks::class => 'plan',
		Collector\CollectorHooks::class      => 'plan',
	);

	public const TABLES = array(
		'responses',
		'daily',
		'daily_answers',
		'texts',
		'text_days',
		'rate_limits',
		'places',
		'bit_heads',
		'bits',
		'facet_counts',
		'visits',
		'step_sums',
	);

	public const OPTIONS = array(
		Index\Bitmaps\BackfillOrdinals::AT,
		Counting\Recount\RecountLog::OPTION,
		Counting\Recount\CountingTimezone::OPTION,
		Collector\CollectorState::OPTION,
	);

	public const PAGE_OPTIONS = array( Collector\CollectorState::OPTION );

	public const EVENTS = array(
		Counting\ScheduleProcessing::EVENT,
		Counting\Recount\NightlyRecount::EVENT,
		Counting\Recount\NightlyRecount::NEXT,
		Moderation\DeleteOldSpam::NEXT,
		Collector\CollectorHooks::EVENT,
	);

	public const NOTICES = array( Counting\Recount\TimezoneNotice::class => 50 );

	public const BINDINGS = array( Counting\QueueConsumer::class => Counting\ResponseProcessor::class );
}
