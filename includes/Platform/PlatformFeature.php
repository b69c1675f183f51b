<?php
declare(strict_types=1);

namespace UserFeedback\Platform;

use UserFeedback\Feature;
use UserFeedback\Responses\Submit\Origin\OriginGuard;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Routers of REST and admin-ajax, the checks before WordPress reads a request, and notices in wp-admin. */
final class PlatformFeature extends Feature {

	public const HOOKS = array( Rest\Router::class, OriginGuard::class, Ajax\AjaxRouter::class );

	public const ROUTES = array( Notices\InboxController::class );

	public const ACTIONS = array( Notices\DismissalActions::class );

	public const NOTICES = array( Notices\MilestoneNotice::class => 90 );

	public const OPTIONS = array( Notices\SiteDismissalRepository::OPTION );

	public const USER_META = array( Notices\UserDismissalRepository::META );
}
