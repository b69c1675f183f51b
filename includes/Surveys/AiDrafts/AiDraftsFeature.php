<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\AiDrafts;

use UserFeedback\Feature;
use UserFeedback\Platform\Ai\ModelAvailability;
use UserFeedback\Platform\Ai\ModelAvailabilityHooks;
use UserFeedback\Platform\Ai\UserLock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lets a model draft surveys, if WordPress's AI client has one. Requests are sent only on a click. */
final class AiDraftsFeature extends Feature {

	public const HOOKS = array( ModelAvailabilityHooks::class );

	public const ROUTES = array( AiDraftsController::class );

	public const OPTIONS = array( ModelAvailability::OPTION );

	public const USER_META = array( UserLock::META );
}
