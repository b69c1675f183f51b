<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

use UserFeedback\Feature;
use UserFeedback\Responses\Counting\Outbox;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Delivery of responses: queues deliveries when responses are counted, and retries until they succeed. */
final class DeliveriesFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( DeliveryHooks::class );

	public const ROUTES = array(
		Log\DeliveriesController::class,
		Log\DestinationsController::class,
		Queue\CronPingController::class,
		Email\ResponseMailController::class,
	);

	public const HEALTH_TESTS = array( Failures\DeliveriesHealth::class );

	public const ON_ACTIVATION = array( DeliveryScheduler::class => 'schedule' );

	public const TABLES = array( 'jobs', 'destinations' );

	public const EVENTS = array( DeliveryScheduler::EVENT );

	public const CHANNELS = array(
		Channels\HookChannel::class => 10,
		Email\EmailChannel::class   => 20,
	);

	public const NOTICES = array( Failures\DeliveryFailureNotice::class => 20 );

	public const BINDINGS = array( Outbox::class => EnqueueDeliveries::class );
}
