<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector;

use UserFeedback\Feature;
use UserFeedback\Platform\EveryMinute;
use UserFeedback\Platform\Secrets\WriteKey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The site's check of its collector, and everything that depends on the result. */
final class CollectorFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( EveryMinute::class, CollectorHooks::class );

	public const HEALTH_TESTS = array( CollectorHealth::class );

	public const ON_ACTIVATION = array( CollectorHooks::class => 'plan' );

	public const OPTIONS = array( CollectorState::OPTION );

	public const EVENTS = array( CollectorHooks::EVENT );

	public static function factories(): array {
		return array(
			CollectorSignature::class => static fn(): CollectorSignature => new CollectorSignature( WriteKey::current() ),
		);
	}
}
