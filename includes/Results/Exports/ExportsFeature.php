<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports;

use UserFeedback\Feature;
use UserFeedback\Operations\Cli\CommandHooks;
use UserFeedback\Operations\Cli\ExportCommand;
use UserFeedback\Operations\Cli\RunCliOperation;
use UserFeedback\Platform\Injection\Container;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ExportsFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( ExportHooks::class, ExportDownloadHooks::class );

	public const ROUTES = array( ExportsController::class );

	public const HEALTH_TESTS = array( Jobs\SharedUploadsHealth::class );

	public const TABLES = array( 'exports' );

	public const EVENTS = array( ExportHooks::EVENT );

	public static function factories(): array {
		return array(
			CommandHooks::class => static fn( Container $container ): CommandHooks => $container->build(
				CommandHooks::class,
				further: static fn( RunCliOperation $run ): array => array(
					'userfeedback export' => new ExportCommand(
						$run,
						static fn(): Jobs\WriteShortExport => $container->build( Jobs\WriteShortExport::class, most: PHP_INT_MAX )
					),
				)
			),
		);
	}
}
