<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Contract\Can;
use UserFeedback\Feature;
use UserFeedback\Heatmaps\Capture\CaptureModule;
use UserFeedback\Heatmaps\Capture\CopiesModule;
use UserFeedback\Heatmaps\Capture\PageToken;
use UserFeedback\Heatmaps\Capture\VisitController;
use UserFeedback\Heatmaps\Capture\VisitDoor;
use UserFeedback\Heatmaps\Folding\FoldHealth;
use UserFeedback\Heatmaps\Folding\KeepFolding;
use UserFeedback\Heatmaps\View\ViewLink;
use UserFeedback\Heatmaps\View\ViewModule;
use UserFeedback\Lifecycle\WriteKey;
use UserFeedback\Platform\Container;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Records where visitors click and how far they scroll. */
final class HeatmapsFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( ViewModule::class, CaptureModule::class, CopiesModule::class, HeatmapsModule::class );

	public const ROUTES = array( HeatmapsController::class, VisitController::class );

	public const HEALTH_TESTS = array( FoldHealth::class );

	public const ON_ACTIVATION = array( KeepFolding::class => 'plan' );

	public const TABLES = array( 'heatmap_visits', 'heatmap_pages', 'heatmap_elements', 'heatmap_days' );

	public const EVENTS = array( KeepFolding::EVENT );

	public const IN_COLLECTOR = true;

	public const COLLECTOR_ENDPOINTS = array( 'visit' => VisitDoor::class );

	public static function adminPages(): array {
		return array(
			'userfeedback_heatmaps' => array( 40, 'heatmaps', __( 'Heatmaps', 'userfeedback' ), Can::VIEW ),
		);
	}

	public static function privacyText(): array {
		return array(
			'parts' => array(
				__( 'Heatmaps', 'userfeedback' ) => array(
					__(
						'On some pages, we count clicks on each part of the page and how far visitors scroll, combined for all visits. None of this identifies you: we don\'t store your IP address or what you type, we don\'t use cookies for it, and we don\'t count your visit if your browser asks not to be tracked.',
						'userfeedback'
					),
				),
			),
		);
	}

	public static function factories(): array {
		return array(
			PageToken::class => static fn(): PageToken => new PageToken( WriteKey::current(), WriteKey::before() ),
			ViewLink::class  => static fn( Container $container ): ViewLink => $container->build(
				ViewLink::class,
				key: WriteKey::current()
			),
		);
	}
}
