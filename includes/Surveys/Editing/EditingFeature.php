<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use UserFeedback\Feature;
use UserFeedback\Lifecycle\Site;
use UserFeedback\Platform\Container;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Tracks editors and keeps their unsaved changes. */
final class EditingFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( EditingModule::class, LoggedOutModule::class );

	public const ROUTES = array( KeptController::class, EditorsController::class );

	public const TABLES = array( 'kept', 'editors' );

	public static function factories(): array {
		return array(
			EditingModule::class => static fn( Container $container ): EditingModule => $container->build(
				EditingModule::class,
				isReady: $container->get( Site::class )->isReady( ... )
			),
		);
	}
}
