<?php
declare(strict_types=1);

namespace UserFeedback\Results\Sharing;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Shares chosen results: by a link, and in posts. */
final class SharingFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( SharedResultsHooks::class );

	public const ROUTES = array( SharesController::class );

	public const TABLES = array( 'shares' );
}
