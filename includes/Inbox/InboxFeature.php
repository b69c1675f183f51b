<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

use UserFeedback\Deliveries\Work\LastingFailure;
use UserFeedback\Feature;
use UserFeedback\Inbox\Facts\Milestone;
use UserFeedback\LicensedFeatures;
use UserFeedback\Lifecycle\Tables\TablesFact;
use UserFeedback\Platform\Container;
use UserFeedback\Responses\Upkeep\ZoneChanged;
use UserFeedback\Summaries\SummaryMissed;
use UserFeedback\Surveys\Live\NoneLive;
use UserFeedback\Whole;
use UserFeedback\Widget\Why\UnseenSurvey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Notifications for owners in wp-admin, and the ones they have dismissed. */
final class InboxFeature extends Feature {

	public const ROUTES = array( InboxController::class );

	public const ACTIONS = array( NoticeActions::class );

	/** All facts for owners, those that need action first. Each is in the folder of its subject. */
	private const NEED_OWNERS = array(
		TablesFact::class,
		LastingFailure::class,
		UnseenSurvey::class,
		SummaryMissed::class,
		ZoneChanged::class,
	);

	private const THE_REST = array( NoneLive::class, Milestone::class );

	public static function factories(): array {
		return array(
			Inbox::class => static fn( Container $container ): Inbox => $container->build(
				Inbox::class,
				facts: static fn(): array => array_map(
					static fn( string $className ): Fact => $container->get( $className ),
					array( ...self::NEED_OWNERS, ...( Whole::isHere() ? LicensedFeatures::FACTS : array() ), ...self::THE_REST )
				)
			),
		);
	}
}
