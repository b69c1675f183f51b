<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use UserFeedback\Feature;
use UserFeedback\Platform\Container;
use UserFeedback\Platform\Database\SiteSetup;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Tracks who has a survey open, and keeps their unsaved changes. */
final class EditingFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( EditingHooks::class, LogoutHooks::class );

	public const ROUTES = array( AutosaveController::class, EditorsController::class );

	public const TABLES = array( 'kept', 'editors' );

	public static function factories(): array {
		return array(
			EditingHooks::class => static fn( Container $container ): EditingHooks => $container->build(
				EditingHooks::class,
				isReady: $container->get( SiteSetup::class )->isReady( ... )
			),
		);
	}
}
