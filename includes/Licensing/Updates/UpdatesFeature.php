<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Updates;

use UserFeedback\Feature;
use UserFeedback\Platform\Container;
use UserFeedback\Settings\CurrentSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Updates for sites that got the plugin from its publisher and not from the WordPress directory. */
final class UpdatesFeature extends Feature {

	public const HOOKS = array( AutomaticUpdates::class, UpdateHooks::class );

	public static function factories(): array {
		return array(
			AutomaticUpdates::class => static fn( Container $container ): AutomaticUpdates => new AutomaticUpdates(
				static fn(): string => $container->get( CurrentSettings::class )->get()->text( 'automatic_updates' )
			),
			UpdateHooks::class      => static fn( Container $container ): UpdateHooks => $container->build(
				UpdateHooks::class,
				basename: plugin_basename( USERFEEDBACK_FILE )
			),
		);
	}
}
