<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

use UserFeedback\Deliveries\Channels\HookChannel;
use UserFeedback\Deliveries\Email\EmailChannel;
use UserFeedback\Deliveries\Email\ResponseMailController;
use UserFeedback\Deliveries\Failures\DeliveriesHealth;
use UserFeedback\Deliveries\Failures\DeliveryFailureNotice;
use UserFeedback\Deliveries\Log\DeliveriesController;
use UserFeedback\Deliveries\Log\DestinationsController;
use UserFeedback\Deliveries\Queue\CronPingController;
use UserFeedback\Feature;
use UserFeedback\Responses\Counting\Outbox;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Delivery of responses: queues deliveries when responses are counted, and retries until they succeed. */
final class DeliveriesFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( DeliveryHooks::class );

	public const ROUTES = array(
		DeliveriesController::class,
		DestinationsController::class,
		CronPingController::class,
		ResponseMailController::class,
	);

	public const HEALTH_TESTS = array( DeliveriesHealth::class );

	public const ON_ACTIVATION = array( DeliveryScheduler::class => 'schedule' );

	public const TABLES = array( 'jobs', 'destinations' );

	public const EVENTS = array( DeliveryScheduler::EVENT );

	public const CHANNELS = array(
		HookChannel::class  => 10,
		EmailChannel::class => 20,
	);

	public const NOTICES = array( DeliveryFailureNotice::class => 20 );

	public const BINDINGS = array( Outbox::class => EnqueueDeliveries::class );
}
