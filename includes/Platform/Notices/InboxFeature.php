<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Notices;

use UserFeedback\Feature;
use UserFeedback\Platform\Container;
use UserFeedback\Platform\FeatureIndex;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Notices for owners in wp-admin, and the ones they have dismissed. */
final class InboxFeature extends Feature {

	public const ROUTES = array( InboxController::class );

	public const ACTIONS = array( DismissalActions::class );

	public const NOTICES = array( MilestoneNotice::class => 90 );

	public const OPTIONS = array( SiteDismissalRepository::OPTION );

	public const USER_META = array( UserDismissalRepository::META );

	public static function factories(): array {
		return array(
			Inbox::class => static fn( Container $container ): Inbox => $container->build(
				Inbox::class,
				notices: static fn(): array => array_map(
					static fn( string $className ): Notice => $container->get( $className ),
					FeatureIndex::NOTICES
				)
			),
		);
	}
}
