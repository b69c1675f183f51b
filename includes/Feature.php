<?php
declare(strict_types=1);

namespace UserFeedback;

use Closure;
use UserFeedback\Health\HealthTest;
use UserFeedback\Platform\Container;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Declares the parts of a feature that WordPress or the container has to know. */
abstract class Feature {

	/**
	 * Classes that declare hooks, in the order in which WordPress calls them. See Platform\Hooks.
	 *
	 * @var list<class-string>
	 */
	public const HOOKS = array();

	/**
	 * Controllers, which declare their routes in `routes()`. The routes exist even if tables are missing.
	 *
	 * @var list<class-string>
	 */
	public const ROUTES = array();

	/**
	 * Classes that declare admin-ajax actions in `actions()`.
	 *
	 * @var list<class-string>
	 */
	public const ACTIONS = array();

	/** @var list<class-string<HealthTest>> tests of Site Health. */
	public const HEALTH_TESTS = array();

	/**
	 * Schedules jobs that can't wait for an admin screen, because a site may never load one.
	 *
	 * @var array<class-string, string> method by class.
	 */
	public const ON_ACTIVATION = array();

	/**
	 * Returns factories of classes that the container can't create from their types. One of a licensed feature replaces another.
	 *
	 * @return array<class-string, Closure(Container): object>
	 */
	public static function factories(): array {
		return array();
	}
}
