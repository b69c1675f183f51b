<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Feature;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Platform\Container;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Secrets\ConfigSalts;
use UserFeedback\Platform\Secrets\WriteKey;
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
use UserFeedback\Responses\Submit\ApplyValidationFilter;
use UserFeedback\Responses\Submit\CronPingRepository;
use UserFeedback\Responses\Submit\Impressions\ImpressionController;
use UserFeedback\Responses\Submit\RateLimit\RateLimit;
use UserFeedback\Responses\Submit\RateLimit\RateLimitHooks;
use UserFeedback\Responses\Submit\RequestOrigin;
use UserFeedback\Responses\Submit\SubmitController;
use UserFeedback\Responses\Submit\SubmitResponse;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores responses, keeps the counts consistent with them, lists them, and moves them to the trash. */
final class ResponsesFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array(
		RateLimitHooks::class,
		ResponseProcessingHooks::class,
		BitmapIndexHooks::class,
		RecountHooks::class,
		SpamCleanupHooks::class,
	);

	public const ROUTES = array( ResponsesController::class, ImpressionController::class, SubmitController::class );

	public const HEALTH_TESTS = array( CountingHealth::class, CronHealth::class );

	public const ON_ACTIVATION = array( RecountHooks::class => 'plan' );

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

	public const OPTIONS = array( BackfillOrdinals::AT, RecountLog::OPTION, CountingTimezone::OPTION );

	public const EVENTS = array( ScheduleProcessing::EVENT, NightlyRecount::EVENT, NightlyRecount::NEXT, DeleteOldSpam::NEXT );

	public const IN_COLLECTOR = true;

	public const NOTICES = array( TimezoneNotice::class => 50 );

	public static function factories(): array {
		return array(
			QueueConsumer::class      => static fn( Container $container ): QueueConsumer => $container->get(
				ResponseProcessor::class
			),
			RequestOrigin::class      => static fn( Container $container ): RequestOrigin => RequestOrigin::ofServer(
				VisitorSettings::ipStorage( ... ),
				$container->get( CurrentEdition::class )->lasting()
			),
			RateLimit::class          => static fn( Container $container ): RateLimit => $container->build(
				RateLimit::class,
				limit: RateLimit::ofSite(),
				displays: RateLimit::ofDisplays(),
				salt: WriteKey::current() . ConfigSalts::all()
			),
			WriteToken::class         => static fn( Container $container ): WriteToken => $container->build(
				WriteToken::class,
				key: WriteKey::current(),
				previous: WriteKey::before()
			),
			CronPingRepository::class => static fn( Container $container ): CronPingRepository => $container->build(
				CronPingRepository::class,
				option: SiteSetup::WOKEN_AT
			),
			SubmitController::class   => static fn( Container $container ): SubmitController => $container->build(
				SubmitController::class,
				submit: $container->build( SubmitResponse::class, others: ( new ApplyValidationFilter() )->violations( ... ) )
			),
		);
	}
}
