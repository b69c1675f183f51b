<?php
declare(strict_types=1);

namespace UserFeedback\Widget\PageCaches;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Keeps cached pages up to date with what visitors may see. */
final class PageCachesFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( PageCacheHooks::class, LoaderSettingButton::class );

	public const HEALTH_TESTS = array( PageCacheHealth::class );

	public const OPTIONS = array( CacheDetection::OPTION, PurgePageCaches::OPTION );

	public const EVENTS = array( PageCacheHooks::EVENT );
}
