<?php
declare(strict_types=1);

namespace UserFeedback\Platform;

use UserFeedback\Feature;
use UserFeedback\Platform\Ajax\AjaxRouter;
use UserFeedback\Platform\Notices\DismissalActions;
use UserFeedback\Platform\Notices\InboxController;
use UserFeedback\Platform\Notices\MilestoneNotice;
use UserFeedback\Platform\Notices\SiteDismissalRepository;
use UserFeedback\Platform\Notices\UserDismissalRepository;
use UserFeedback\Platform\Rest\BodyGuard;
use UserFeedback\Platform\Rest\Router;
use UserFeedback\Responses\Submit\Origin\OriginGuard;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Routers of REST and admin-ajax, the checks before WordPress reads a request, and notices in wp-admin. */
final class PlatformFeature extends Feature {

	public const HOOKS = array( Router::class, OriginGuard::class, BodyGuard::class, AjaxRouter::class );

	public const ROUTES = array( InboxController::class );

	public const ACTIONS = array( DismissalActions::class );

	public const NOTICES = array( MilestoneNotice::class => 90 );

	public const OPTIONS = array( SiteDismissalRepository::OPTION );

	public const USER_META = array( UserDismissalRepository::META );
}
