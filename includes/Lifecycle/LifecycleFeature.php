<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Feature;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\CurrentFreeEdition;
use UserFeedback\Platform\Database\Migrator;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Health\SiteHealthHooks;
use UserFeedback\Platform\Secrets\SaltsHealth;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The requirements of a site, its command line operations, and the removal of its data. */
final class LifecycleFeature extends Feature {

	public const HOOKS = array(
		RotateKeyHooks::class,
		SiteHealthHooks::class,
		PluginReplacementGuard::class,
		SiteDeletionHooks::class,
	);

	public const HEALTH_TESTS = array( SaltsHealth::class, TablesHealth::class );

	public const OPTIONS = array(
		SiteSetup::WRITE_KEY,
		SiteSetup::WOKEN_AT,
		SiteSetup::SCHEMA_LOG,
		Migrator::LOCK . '.lock',
		TableFaults::WELL_AT,
	);

	public const NOTICES = array( TablesNotice::class => 10 );

	/** The edition is a free one unless LicensingFeature is part of it. */
	public const BINDINGS = array( CurrentEdition::class => CurrentFreeEdition::class );
}
