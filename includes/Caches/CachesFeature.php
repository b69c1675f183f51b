<?php
declare(strict_types=1);

namespace UserFeedback\Caches;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Keeps cached pages up to date with what visitors may see. */
final class CachesFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( ChangesModule::class, LoaderSwitch::class );

	public const HEALTH_TESTS = array( CacheHealth::class );

	public const OPTIONS = array( KeptPages::OPTION, TellChange::OPTION );

	public const EVENTS = array( ChangesModule::EVENT );
}
