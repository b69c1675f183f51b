<?php
declare(strict_types=1);

namespace UserFeedback\Exports;

use UserFeedback\Commands\CommandsModule;
use UserFeedback\Commands\ExportCommand;
use UserFeedback\Commands\RunOperation;
use UserFeedback\Exports\Jobs\FindFile;
use UserFeedback\Exports\Jobs\WriteAtOnce;
use UserFeedback\Feature;
use UserFeedback\Lifecycle\Site;
use UserFeedback\Platform\Container;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Exports as files. */
final class ExportsFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( ExportsModule::class, ExportPageModule::class );

	public const ROUTES = array( ExportsController::class );

	public const TABLES = array( 'exports' );

	public const EVENTS = array( ExportsModule::EVENT );

	public static function factories(): array {
		return array(
			ExportsModule::class  => static fn( Container $container ): ExportsModule => $container->build(
				ExportsModule::class,
				isReady: $container->get( Site::class )->isReady( ... )
			),
			// For callers that can wait for a file of any length.
			WriteAtOnce::class    => static fn( Container $container ): WriteAtOnce => $container->build(
				WriteAtOnce::class,
				most: PHP_INT_MAX
			),
			FindFile::class       => static fn( Container $container ): FindFile => $container->build(
				FindFile::class,
				atOnce: $container->build( WriteAtOnce::class )
			),
			CommandsModule::class => static fn( Container $container ): CommandsModule => $container->build(
				CommandsModule::class,
				further: static fn( RunOperation $run ): array => array(
					'userfeedback export' => new ExportCommand( $run, static fn(): WriteAtOnce => $container->get( WriteAtOnce::class ) ),
				)
			),
		);
	}
}
