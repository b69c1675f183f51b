<?php
declare(strict_types=1);

namespace UserFeedback\Insights;

use UserFeedback\Ai\Model;
use UserFeedback\Database\WorkLock;
use UserFeedback\Feature;
use UserFeedback\Insights\Themes\ReadOn;
use UserFeedback\Platform\Container;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Summaries of results by a model. Requests are sent only on a click. */
final class InsightsFeature extends Feature {

	public const ROUTES = array( InsightsController::class, ThemesController::class );

	public const TABLES = array( 'summaries', 'themes', 'labels' );

	public static function factories(): array {
		return array(
			Summarise::class => static fn( Container $container ): Summarise => $container->build( Summarise::class, lock: self::lock() ),
			ReadOn::class    => static fn( Container $container ): ReadOn => $container->build( ReadOn::class, lock: self::lock() ),
		);
	}

	private static function lock(): WorkLock {
		return new WorkLock( Model::SECONDS, Model::SECONDS + 5 );
	}
}
