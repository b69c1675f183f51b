<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights;

use UserFeedback\Feature;
use UserFeedback\Platform\Ai\AiModel;
use UserFeedback\Platform\Database\ProcessLock;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Results\Insights\Themes\NextThemeBatch;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Summaries of results by a model. Requests are sent only on a click. */
final class InsightsFeature extends Feature {

	public const ROUTES = array( InsightsController::class, ThemesController::class );

	public const TABLES = array( 'summaries', 'themes', 'labels' );

	public static function factories(): array {
		return array(
			SummarizeResults::class => static fn( Container $container ): SummarizeResults => $container->build(
				SummarizeResults::class,
				lock: self::lock()
			),
			NextThemeBatch::class   => static fn( Container $container ): NextThemeBatch => $container->build(
				NextThemeBatch::class,
				lock: self::lock()
			),
		);
	}

	private static function lock(): ProcessLock {
		return new ProcessLock( AiModel::SECONDS, AiModel::SECONDS + 5 );
	}
}
