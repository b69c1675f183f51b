<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

use UserFeedback\Deliveries\Hook\HookChannel;
use UserFeedback\Deliveries\Log\DeliveriesController;
use UserFeedback\Deliveries\Log\DestinationsController;
use UserFeedback\Deliveries\Work\DeliveriesHealth;
use UserFeedback\Deliveries\Work\KeepDelivering;
use UserFeedback\Deliveries\Work\LastingFailure;
use UserFeedback\Deliveries\Work\NoteJobs;
use UserFeedback\Deliveries\Work\WakeController;
use UserFeedback\Feature;
use UserFeedback\FeatureIndex;
use UserFeedback\Platform\Container;
use UserFeedback\Responses\Counting\Outbox;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Delivery of responses: queues deliveries when responses are counted, and retries until they succeed. */
final class DeliveriesFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( DeliveriesModule::class );

	public const ROUTES = array( DeliveriesController::class, DestinationsController::class, WakeController::class );

	public const HEALTH_TESTS = array( DeliveriesHealth::class );

	public const ON_ACTIVATION = array( KeepDelivering::class => 'plan' );

	public const TABLES = array( 'jobs', 'destinations' );

	public const EVENTS = array( KeepDelivering::EVENT );

	public const CHANNELS = array( HookChannel::class => 10 );

	public const FACTS = array( LastingFailure::class => 20 );

	public static function factories(): array {
		return array(
			Channels::class => static fn( Container $container ): Channels => new Channels(
				array_map(
					static fn( string $className ): Channel => $container->get( $className ),
					FeatureIndex::CHANNELS
				)
			),
			Outbox::class   => static fn( Container $container ): Outbox => $container->get( NoteJobs::class ),
		);
	}
}
