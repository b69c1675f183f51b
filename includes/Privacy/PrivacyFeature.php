<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Adds surveys and ratings to WordPress's personal data tools and to its privacy policy guide. */
final class PrivacyFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( PrivacyHooks::class, RetentionHooks::class );

	public const ROUTES = array( PrivacyController::class );

	public const EVENTS = array( RetentionHooks::NEXT );
}
