<?php
declare(strict_types=1);

namespace UserFeedback;

use Closure;
use UserFeedback\Platform\Health\HealthTest;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Declares the parts of a feature that WordPress or the container has to know. A feature names the classes of its folder relative
 * to it, so that each is named once, with its place.
 */
abstract class Feature {

	/** @var bool true if the feature adds no hooks while tables are missing: then there is nothing to show, and nowhere to store. */
	public const NEEDS_TABLES = false;

	/** @var list<class-string> classes that declare hooks, in the order in which WordPress calls them. See Platform\Hooks. */
	public const HOOKS = array();

	/** @var list<class-string> controllers, which declare their routes in `routes()`. Routes exist even if tables are missing. */
	public const ROUTES = array();

	/** @var array<string, class-string> folders of assets/blocks, with the class that has `blockTexts()` and renders in `block()`. */
	public const BLOCKS = array();

	/** @var array<string, class-string> shortcodes, with the class that renders them in `shortcode()`. */
	public const SHORTCODES = array();

	/** @var list<class-string> classes that declare admin-ajax actions in `actions()`. */
	public const ACTIONS = array();

	/** @var array<class-string, int> notices for the inbox, with their position in it. The ones that need action are first. */
	public const NOTICES = array();

	/** @var array<class-string, int> channels that deliver responses, with their position. */
	public const CHANNELS = array();

	/** @var array<string, class-string> collector endpoints for requests that don't concern a survey, by the request's `do`. */
	public const COLLECTOR_ENDPOINTS = array();

	/** @var list<string> WordPress options that each call of the collector reads, in addition to its own. */
	public const COLLECTOR_OPTIONS = array();

	/** @var list<string> WordPress options that visitors' pages read: if one is missing, WordPress queries the database each time. */
	public const PAGE_OPTIONS = array();

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

	/** @var array<class-string, string> methods that schedule jobs on activation, because a site may never load an admin screen. */
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
