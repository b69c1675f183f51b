<?php
declare(strict_types=1);

namespace UserFeedback;

use Closure;
use UserFeedback\Platform\Container;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Health\HealthTest;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Declares the parts of a feature that WordPress or the container has to know. */
abstract class Feature {

	/**
	 * True if the feature adds no hooks while the site's tables are missing, because then there are no surveys to show and no
	 * responses to store.
	 *
	 * @var bool
	 */
	public const NEEDS_TABLES = false;

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
	 * Folders of assets/blocks, with the class that has the block's texts in `blockTexts()` and renders it in `block()`.
	 *
	 * @var array<string, class-string>
	 */
	public const BLOCKS = array();

	/**
	 * Shortcodes, with the class that renders them in `shortcode()`.
	 *
	 * @var array<string, class-string>
	 */
	public const SHORTCODES = array();

	/**
	 * Classes that declare admin-ajax actions in `actions()`.
	 *
	 * @var list<class-string>
	 */
	public const ACTIONS = array();

	/**
	 * Notices for the inbox, with their position in it. Those that need action are first.
	 *
	 * @var array<class-string, int>
	 */
	public const NOTICES = array();

	/**
	 * Channels that deliver responses, with their position.
	 *
	 * @var array<class-string, int>
	 */
	public const CHANNELS = array();

	/**
	 * Collector endpoints for requests that don't concern a survey, by the request's `do`.
	 *
	 * @var array<string, class-string>
	 */
	public const COLLECTOR_ENDPOINTS = array();

	/** @var list<string> WordPress options that each call of the collector reads, in addition to its own. */
	public const COLLECTOR_OPTIONS = array();

	/** @var list<string> WordPress options that visitors' pages read: if one is missing, WordPress queries the database each time. */
	public const PAGE_OPTIONS = array();

	/** @var list<class-string<Migration>> steps that create the tables, in order. */
	public const MIGRATIONS = array();

	/** @var list<string> tables of the feature, without prefix. Uninstalling drops them. */
	public const TABLES = array();

	/** @var list<string> WordPress options of the feature. Uninstalling deletes them; the settings, which say so, are not among them. */
	public const OPTIONS = array();

	/** @var list<string> keys of user meta. Uninstalling deletes them. */
	public const USER_META = array();

	/** @var list<string> scheduled events. Deactivation unschedules them. */
	public const EVENTS = array();

	/** @var list<class-string<HealthTest>> tests of Site Health. */
	public const HEALTH_TESTS = array();

	/**
	 * Classes that the container creates in place of an interface or abstract class. One of a later feature replaces that of an
	 * earlier one.
	 *
	 * @var array<class-string, class-string>
	 */
	public const BINDINGS = array();

	/**
	 * Schedules jobs that can't wait for an admin screen, because a site may never load one.
	 *
	 * @var array<class-string, string> method by class.
	 */
	public const ON_ACTIVATION = array();

	/**
	 * Returns pages of the admin menu.
	 *
	 * @return array<string, array{int, string, string, Permission}> position, app name, title and permission, by slug.
	 */
	public static function adminPages(): array {
		return array();
	}

	/**
	 * Returns additions to the suggested text for the site's privacy policy: a sentence about recipients, more parts, and a
	 * sentence about the browser's storage.
	 *
	 * @return array{recipients?: string, parts?: array<string, list<string>>, storage?: string}
	 */
	public static function privacyText(): array {
		return array();
	}

	/** @return array<string, string> sentences for owners, by a reason of widget/shared/targeting/eligibility.ts. */
	public static function reasonsNotShown(): array {
		return array();
	}

	/** Runs for each site before the plugin's data are deleted. */
	public static function beforeUninstall(): void {}

	/**
	 * Returns factories of classes that the container can't create from their types and attributes, for example because they need
	 * something of a folder above theirs. The collector has none of them. One of a later feature replaces that of an earlier one.
	 *
	 * @return array<class-string, Closure(Container): object>
	 */
	public static function factories(): array {
		return array();
	}
}
