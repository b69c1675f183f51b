<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Feature;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Records where visitors click and how far they scroll. */
final class HeatmapsFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array(
		View\HeatmapViewHooks::class,
		Capture\CaptureHooks::class,
		Capture\HeatmapCacheHooks::class,
		HeatmapHooks::class,
	);

	public const ROUTES = array( HeatmapsController::class, Capture\VisitController::class );

	public const HEALTH_TESTS = array( Aggregation\AggregationHealth::class );

	public const ON_ACTIVATION = array( Aggregation\AggregationScheduler::class => 'schedule' );

	public const TABLES = array( 'heatmap_visits', 'heatmap_pages', 'heatmap_elements', 'heatmap_days' );

	public const EVENTS = array( Aggregation\AggregationScheduler::EVENT );

	public const COLLECTOR_ENDPOINTS = array( 'visit' => Capture\VisitEndpoint::class );

	public static function adminPages(): array {
		return array(
			'userfeedback_heatmaps' => array( 40, 'heatmaps', __( 'Heatmaps', 'userfeedback' ), Permission::VIEW ),
		);
	}

	public static function privacyText(): array {
		return array(
			'parts' => array(
				__( 'Heatmaps', 'userfeedback' ) => array(
					__(
						'On some pages, we count clicks on each part of the page and how far visitors scroll, combined for all visits. None of this identifies you: we don’t store your IP address or what you type, we don’t use cookies for it, and we don’t count your visit if your browser asks not to be tracked.',
						'userfeedback'
					),
				),
			),
		);
	}
}
