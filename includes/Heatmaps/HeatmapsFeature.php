<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Feature;
use UserFeedback\Heatmaps\Capture\CaptureModule;
use UserFeedback\Heatmaps\Capture\CopiesModule;
use UserFeedback\Heatmaps\Capture\PageToken;
use UserFeedback\Heatmaps\Capture\VisitController;
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
