<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Lifecycle\SaltsOfConfig;
use UserFeedback\Lifecycle\Site;
use UserFeedback\Lifecycle\WriteKey;
use UserFeedback\Platform\Container;
use UserFeedback\Responses\Bits\BitsModule;
use UserFeedback\Responses\Bits\PlaceOlder;
use UserFeedback\Responses\Counting\Backlog;
use UserFeedback\Responses\Counting\Processor;
use UserFeedback\Responses\Counting\ProcessSoon;
use UserFeedback\Responses\Displays\ImpressionController;
use UserFeedback\Responses\Moderation\ForgetSpam;
use UserFeedback\Responses\Moderation\ResponsesModule;
use UserFeedback\Responses\Moderation\SpamModule;
use UserFeedback\Responses\RateLimit\RateLimit;
use UserFeedback\Responses\RateLimit\RateLimitModule;
use UserFeedback\Responses\Reading\ResponsesController;
use UserFeedback\Responses\Submit\AskOtherPlugins;
use UserFeedback\Responses\Submit\Sender;
use UserFeedback\Responses\Submit\SubmitController;
use UserFeedback\Responses\Submit\SubmitResponse;
use UserFeedback\Responses\Submit\WakeRepository;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Responses\Upkeep\CountedZone;
use UserFeedback\Responses\Upkeep\CronHealth;
use UserFeedback\Responses\Upkeep\NightlyRecount;
use UserFeedback\Responses\Upkeep\RecountLog;
use UserFeedback\Responses\Upkeep\RecountModule;
use UserFeedback\Responses\Upkeep\SiteHealth;
use UserFeedback\Responses\Upkeep\ZoneChanged;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores responses, keeps the counts consistent with them, lists them, and moves them to the trash. */
final class ResponsesFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array(
		RateLimitModule::class,
		ResponsesModule::class,
		BitsModule::class,
		RecountModule::class,
		SpamModule::class,
	);

	public const ROUTES = array( ResponsesController::class, ImpressionController::class, SubmitController::class );

	public const HEALTH_TESTS = array( SiteHealth::class, CronHealth::class );

	public const ON_ACTIVATION = array( RecountModule::class => 'plan' );

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

	public const OPTIONS = array( PlaceOlder::AT, RecountLog::OPTION, CountedZone::OPTION );

	public const EVENTS = array( ProcessSoon::EVENT, NightlyRecount::EVENT, NightlyRecount::NEXT, ForgetSpam::NEXT );

	public const IN_COLLECTOR = true;

	public const FACTS = array( ZoneChanged::class => 50 );

	public static function factories(): array {
		return array(
			Backlog::class          => static fn( Container $container ): Backlog => $container->get( Processor::class ),
			Sender::class           => static fn( Container $container ): Sender => Sender::ofServer(
				VisitorSettings::ipStorage( ... ),
				$container->get( CurrentEdition::class )->lasting()
			),
			RateLimit::class        => static fn( Container $container ): RateLimit => $container->build(
				RateLimit::class,
				limit: RateLimit::ofSite(),
				displays: RateLimit::ofDisplays(),
				salt: WriteKey::current() . SaltsOfConfig::all()
			),
			WriteToken::class       => static fn( Container $container ): WriteToken => $container->build(
				WriteToken::class,
				key: WriteKey::current(),
				previous: WriteKey::before()
			),
			WakeRepository::class   => static fn( Container $container ): WakeRepository => $container->build(
				WakeRepository::class,
				option: Site::WOKEN_AT
			),
			SubmitController::class => static fn( Container $container ): SubmitController => $container->build(
				SubmitController::class,
				submit: $container->build( SubmitResponse::class, others: ( new AskOtherPlugins() )->violations( ... ) )
			),
		);
	}
}
