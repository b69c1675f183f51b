<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

use UserFeedback\Deliveries\Channels\Channel;
use UserFeedback\Deliveries\Channels\Channels;
use UserFeedback\Deliveries\Channels\HookChannel;
use UserFeedback\Deliveries\Failures\DeliveriesHealth;
use UserFeedback\Deliveries\Failures\DeliveryFailureNotice;
use UserFeedback\Deliveries\Log\DeliveriesController;
use UserFeedback\Deliveries\Log\DestinationsController;
use UserFeedback\Deliveries\Queue\CronPingController;
use UserFeedback\Feature;
use UserFeedback\Platform\Container;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Responses\Counting\Outbox;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Delivery of responses: queues deliveries when responses are counted, and retries until they succeed. */
final class DeliveriesFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( DeliveryHooks::class );

	public const ROUTES = array( DeliveriesController::class, DestinationsController::class, CronPingController::class );

	public const HEALTH_TESTS = array( DeliveriesHealth::class );

	public const ON_ACTIVATION = array( DeliveryScheduler::class => 'schedule' );

	public const TABLES = array( 'jobs', 'destinations' );

	public const EVENTS = array( DeliveryScheduler::EVENT );

	public const CHANNELS = array( HookChannel::class => 10 );

	public const NOTICES = array( DeliveryFailureNotice::class => 20 );

	public static function factories(): array {
		return array(
			Channels::class => static fn( Container $container ): Channels => new Channels(
				array_map(
					static fn( string $className ): Channel => $container->get( $className ),
					FeatureIndex::CHANNELS
				)
			),
			Outbox::class   => static fn( Container $container ): Outbox => $container->get( EnqueueDeliveries::class ),
		);
	}
}
