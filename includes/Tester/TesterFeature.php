<?php
declare(strict_types=1);

namespace UserFeedback\Tester;

use UserFeedback\Caches\KeptPages;
use UserFeedback\Feature;
use UserFeedback\Platform\Container;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Shows an owner where and to whom a survey would appear before it does. */
final class TesterFeature extends Feature {

	public const ROUTES = array( TesterController::class );

	public static function factories(): array {
		return array(
			PageMapper::class => static fn( Container $container ): PageMapper => $container->build(
				PageMapper::class,
				cacheNote: static fn(): string => $container->get( KeptPages::class )->note()
			),
		);
	}
}
