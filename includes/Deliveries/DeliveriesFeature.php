<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

use UserFeedback\Deliveries\Hook\HookChannel;
use UserFeedback\Deliveries\Log\DeliveriesController;
use UserFeedback\Deliveries\Log\DestinationsController;
use UserFeedback\Deliveries\Work\DeliveriesHealth;
use UserFeedback\Deliveries\Work\KeepDelivering;
use UserFeedback\Deliveries\Work\NoteJobs;
use UserFeedback\Deliveries\Work\WakeController;
use UserFeedback\Feature;
use UserFeedback\LicensedFeatures;
use UserFeedback\Platform\Container;
use UserFeedback\ResponseMail\MailChannel;
use UserFeedback\Responses\Counting\Outbox;
use UserFeedback\Whole;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Delivery of responses: queues deliveries when responses are counted, and retries until they succeed. */
final class DeliveriesFeature extends Feature {

	public const HOOKS = array( DeliveriesModule::class );

	public const ROUTES = array( DeliveriesController::class, DestinationsController::class, WakeController::class );

	public const HEALTH_TESTS = array( DeliveriesHealth::class );

	public const ON_ACTIVATION = array( KeepDelivering::class => 'plan' );

	/** Channels of all editions, each in the folder of its subject. */
	private const CHANNELS = array( HookChannel::class, MailChannel::class );

	public static function factories(): array {
		return array(
			Channels::class => static fn( Container $container ): Channels => new Channels(
				array_map(
					static fn( string $className ): Channel => $container->get( $className ),
					array( ...self::CHANNELS, ...( Whole::isHere() ? LicensedFeatures::CHANNELS : array() ) )
				)
			),
			Outbox::class   => static fn( Container $container ): Outbox => $container->get( NoteJobs::class ),
		);
	}
}
