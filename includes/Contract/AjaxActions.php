<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

use UserFeedback\Contract\Schema\Site\NoticeShape;
use UserFeedback\Contract\Schema\Site\PluginShape;
use UserFeedback\Inbox\NoticeActions;
use UserFeedback\Plugins\PluginActions;
use UserFeedback\Whole;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Every admin-ajax action, one per line. The router registers only these; a test verifies it. */
final class AjaxActions {

	public const ADDONS  = 'addons';
	public const PLUGINS = 'plugins';
	public const LICENSE = 'license';
	public const BLURB   = 'blurb';
	public const NOTICES = 'notices';
	public const GOOGLE  = 'google';

	/** Groups of actions that share a nonce. The boot data contains one nonce for each. */
	public const NONCES = array( self::ADDONS, self::PLUGINS, self::LICENSE, self::BLURB, self::NOTICES, self::GOOGLE );

	/** @return list<AjaxAction> */
	public static function all(): array {
		return array(
			AjaxAction::of( 'get_plugins', array( PluginActions::class, 'index' ), Can::EDIT, self::PLUGINS )
				->returns( static fn() => PluginShape::list() ),
			AjaxAction::of( 'install_plugin', array( PluginActions::class, 'install' ), Can::EDIT, self::PLUGINS, 'install_plugins' )
				->body( static fn() => PluginShape::chosen() )
				->returns( static fn() => PluginShape::changed() ),
			AjaxAction::of( 'activate_plugin', array( PluginActions::class, 'activate' ), Can::EDIT, self::PLUGINS, 'activate_plugins' )
				->body( static fn() => PluginShape::chosen() )
				->returns( static fn() => PluginShape::changed() ),
			AjaxAction::of(
				'deactivate_plugin',
				array( PluginActions::class, 'deactivate' ),
				Can::EDIT,
				self::PLUGINS,
				'deactivate_plugins'
			)->body( static fn() => PluginShape::chosen() )
				->returns( static fn() => PluginShape::changed() ),
			AjaxAction::of( 'ajax_vue_remove_notice', array( NoticeActions::class, 'dismiss' ), Can::EDIT_OR_VIEW, self::NOTICES )
				->body( static fn() => NoticeShape::dismissal() )
				->returns( static fn() => NoticeShape::dismissed() ),
			AjaxAction::of(
				'ajax_vue_remove_wp_notice',
				array( NoticeActions::class, 'dismissOfWordPress' ),
				Can::EDIT_OR_VIEW,
				self::NOTICES
			)
				->body( static fn() => NoticeShape::dismissal() )
				->returns( static fn() => NoticeShape::dismissed() ),
			...( Whole::isHere() ? LicensedAjaxActions::all() : array() ),
		);
	}
}
