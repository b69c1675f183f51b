<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Tester;

use UserFeedback\Feature;
use UserFeedback\Platform\Container;
use UserFeedback\Widget\PageCaches\CacheDetection;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Shows an owner where and to whom a survey would appear before it does. */
final class TesterFeature extends Feature {

	public const ROUTES = array( TesterController::class );

	public static function factories(): array {
		return array(
			TesterPageMapper::class => static fn( Container $container ): TesterPageMapper => $container->build(
				TesterPageMapper::class,
				cacheNote: static fn(): string => $container->get( CacheDetection::class )->note()
			),
		);
	}
}
