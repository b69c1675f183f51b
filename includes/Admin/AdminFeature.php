<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Feature;
use UserFeedback\Platform\Container;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The plugin's pages in wp-admin, and the links to them. */
final class AdminFeature extends Feature {

	public const HOOKS = array( AdminMenuHooks::class, PluginLinks::class, AdminBarHooks::class );

	public static function factories(): array {
		return array(
			BootData::class => static fn( Container $container ): BootData => $container->build(
				BootData::class,
				ofEdition: static fn(): array => FreeBootData::all()
			),
		);
	}
}
