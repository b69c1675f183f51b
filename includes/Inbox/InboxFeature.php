<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

use UserFeedback\Feature;
use UserFeedback\FeatureIndex;
use UserFeedback\Inbox\Facts\Milestone;
use UserFeedback\Platform\Container;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Notifications for owners in wp-admin, and the ones they have dismissed. */
final class InboxFeature extends Feature {

	public const ROUTES = array( InboxController::class );

	public const ACTIONS = array( NoticeActions::class );

	public const FACTS = array( Milestone::class => 90 );

	public const OPTIONS = array( DismissedRepository::OPTION );

	public const USER_META = array( NoticeRepository::META );

	public static function factories(): array {
		return array(
			Inbox::class => static fn( Container $container ): Inbox => $container->build(
				Inbox::class,
				facts: static fn(): array => array_map(
					static fn( string $className ): Fact => $container->get( $className ),
					FeatureIndex::FACTS
				)
			),
		);
	}
}
