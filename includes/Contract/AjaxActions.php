<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

use UserFeedback\Addons\AddonActions;
use UserFeedback\Contract\Schema\Site\AddonShape;
use UserFeedback\Contract\Schema\Site\GoogleShape;
use UserFeedback\Contract\Schema\Site\LicenceShape;
use UserFeedback\Contract\Schema\Site\NoticeShape;
use UserFeedback\Contract\Schema\Site\PluginShape;
use UserFeedback\Google\GoogleActions;
use UserFeedback\Inbox\NoticeActions;
use UserFeedback\Licensing\BlurbActions;
use UserFeedback\Licensing\LicenceActions;
use UserFeedback\Plugins\PluginActions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Every admin-ajax action, each on a line. The router registers these and no others; a test holds that. */
final class AjaxActions {

	public const ADDONS  = 'addons';
	public const PLUGINS = 'plugins';
	public const LICENSE = 'license';
	public const BLURB   = 'blurb';
	public const NOTICES = 'notices';
	public const GOOGLE  = 'google';

	/** Groups of actions that share a nonce; the boot data has one for each. */
	public const NONCES = array( self::ADDONS, self::PLUGINS, self::LICENSE, self::BLURB, self::NOTICES, self::GOOGLE );

	/** @return list<AjaxAction> */
	public static function all(): array {
		return array(
			AjaxAction::of( 'get_addons', array( AddonActions::class, 'index' ), Can::SETTINGS, self::ADDONS )
				->returns( static fn() => AddonShape::list() ),
			AjaxAction::of( 'install_addon', array( AddonActions::class, 'install' ), Can::SETTINGS, self::ADDONS )
				->body( static fn() => AddonShape::chosen() )
				->returns( static fn() => AddonShape::changed() ),
			AjaxAction::of( 'activate_addon', array( AddonActions::class, 'activate' ), Can::SETTINGS, self::ADDONS )
				->body( static fn() => AddonShape::chosen() )
				->returns( static fn() => AddonShape::changed() ),
			AjaxAction::of( 'deactivate_addon', array( AddonActions::class, 'deactivate' ), Can::SETTINGS, self::ADDONS )
				->body( static fn() => AddonShape::chosen() )
				->returns( static fn() => AddonShape::changed() ),

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

			AjaxAction::of( 'vue_get_license', array( LicenceActions::class, 'show' ), Can::SETTINGS, self::LICENSE )
				->returns( static fn() => LicenceShape::both() ),
			AjaxAction::of( 'verify_license', array( LicenceActions::class, 'verify' ), Can::SETTINGS, self::LICENSE )
				->body( static fn() => LicenceShape::given() )
				->returns( static fn() => LicenceShape::changed() ),
			AjaxAction::of( 'deactivate_license', array( LicenceActions::class, 'deactivate' ), Can::SETTINGS, self::LICENSE )
				->body( static fn() => LicenceShape::givenUp() )
				->returns( static fn() => LicenceShape::changed() ),
			AjaxAction::of( 'validate_license', array( LicenceActions::class, 'refresh' ), Can::SETTINGS, self::LICENSE )
				->body( static fn() => LicenceShape::checked() )
				->returns( static fn() => LicenceShape::changed() ),
			AjaxAction::of( 'connect_url', array( LicenceActions::class, 'connect' ), Can::SETTINGS, self::LICENSE )
				->body( static fn() => LicenceShape::connecting() )
				->returns( static fn() => LicenceShape::connected() ),

			AjaxAction::of( 'dismiss_settings_blurb', array( BlurbActions::class, 'dismiss' ), Can::SETTINGS, self::BLURB )
				->returns( static fn() => LicenceShape::blurb() ),
			AjaxAction::of( 'validate_settings_blurb', array( BlurbActions::class, 'show' ), Can::SETTINGS, self::BLURB )
				->returns( static fn() => LicenceShape::blurb() ),

			AjaxAction::of( 'google_sheets_get_auth_url', array( GoogleActions::class, 'authUrl' ), Can::SETTINGS, self::GOOGLE )
				->body( static fn() => GoogleShape::connecting() )
				->returns( static fn() => GoogleShape::authUrl() ),
			AjaxAction::of( 'google_sheets_disconnect', array( GoogleActions::class, 'disconnect' ), Can::SETTINGS, self::GOOGLE )
				->returns( static fn() => GoogleShape::connection() ),
			AjaxAction::of( 'google_drive_access_token', array( GoogleActions::class, 'accessToken' ), Can::SETTINGS, self::GOOGLE )
				->returns( static fn() => GoogleShape::accessToken() ),
			AjaxAction::of( 'google_drive_select_folder', array( GoogleActions::class, 'selectFolder' ), Can::SETTINGS, self::GOOGLE )
				->body( static fn() => GoogleShape::chosen() )
				->returns( static fn() => GoogleShape::connection() ),
			AjaxAction::of(
				'google_drive_remove_folder_connection',
				array( GoogleActions::class, 'removeFolder' ),
				Can::SETTINGS,
				self::GOOGLE
			)->returns( static fn() => GoogleShape::connection() ),

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
		);
	}
}
