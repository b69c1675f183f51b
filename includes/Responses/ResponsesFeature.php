<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Feature;
use UserFeedback\Responses\Collector\CollectorHealth;
use UserFeedback\Responses\Collector\CollectorHooks;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Responses\Counting\EveryMinute;
use UserFeedback\Responses\Counting\QueueConsumer;
use UserFeedback\Responses\Counting\Recount\CountingHealth;
use UserFeedback\Responses\Counting\Recount\CountingTimezone;
use UserFeedback\Responses\Counting\Recount\CronHealth;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;
use UserFeedback\Responses\Counting\Recount\RecountHooks;
use UserFeedback\Responses\Counting\Recount\RecountLog;
use UserFeedback\Responses\Counting\Recount\TimezoneNotice;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Counting\ScheduleProcessing;
use UserFeedback\Responses\Index\Bitmaps\BackfillOrdinals;
use UserFeedback\Responses\Index\Bitmaps\BitmapIndexHooks;
use UserFeedback\Responses\Moderation\DeleteOldSpam;
use UserFeedback\Responses\Moderation\ResponseProcessingHooks;
use UserFeedback\Responses\Moderation\SpamCleanupHooks;
use UserFeedback\Responses\Reading\ResponsesController;
use UserFeedback\Responses\Submit\Impressions\ImpressionController;
use UserFeedback\Responses\Submit\RateLimit\RateLimitHooks;
use UserFeedback\Responses\Submit\SubmitController;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores responses, keeps the counts consistent with them, lists them, and moves them to the trash. Checks the collector. */
final class ResponsesFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array(
		RateLimitHooks::class,
		ResponseProcessingHooks::class,
		BitmapIndexHooks::class,
		RecountHooks::class,
		SpamCleanupHooks::class,
		EveryMinute::class,
		CollectorHooks::class,
	);

	public const ROUTES = array( ResponsesController::class, ImpressionController::class, SubmitController::class );

	public const HEALTH_TESTS = array( CountingHealth::class, CronHealth::class, CollectorHealth::class );

	public const ON_ACTIVATION = array(
		RecountHooks::class   => 'plan',
		CollectorHooks::class => 'plan',
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
	);

	public const OPTIONS = array( BackfillOrdinals::AT, RecountLog::OPTION, CountingTimezone::OPTION, CollectorState::OPTION );

	public const EVENTS = array(
		ScheduleProcessing::EVENT,
		NightlyRecount::EVENT,
		NightlyRecount::NEXT,
		DeleteOldSpam::NEXT,
		CollectorHooks::EVENT,
	);

	public const NOTICES = array( TimezoneNotice::class => 50 );

	public const BINDINGS = array( QueueConsumer::class => ResponseProcessor::class );
}
