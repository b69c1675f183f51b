<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Ajax;

use UserFeedback\Feature;
use UserFeedback\Platform\Container;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Entry point for admin-ajax.php. */
final class AjaxFeature extends Feature {

	public const HOOKS = array( AjaxRouter::class );

	public static function factories(): array {
		return array(
			AjaxRouter::class => static fn( Container $container ): AjaxRouter => $container->build(
				AjaxRouter::class,
				find: $container->get( ... )
			),
		);
	}
}
