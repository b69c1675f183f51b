<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

use UserFeedback\Addons\AddonActions;
use UserFeedback\Contract\Schema\Site\AddonShape;
use UserFeedback\Contract\Schema\Site\GoogleShape;
use UserFeedback\Contract\Schema\Site\LicenceShape;
use UserFeedback\Google\GoogleActions;
use UserFeedback\Licensing\BlurbActions;
use UserFeedback\Licensing\LicenceActions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rows of the table of actions for licensed features. The free edition has none of them. */
final class LicensedAjaxActions {

	/** @return list<AjaxAction> */
	public static function all(): array {
		return array(
			AjaxAction::of( 'get_addons', array( AddonActions::class, 'index' ), Can::SETTINGS, AjaxActions::ADDONS )
				->returns( static fn() => AddonShape::list() ),
			AjaxAction::of( 'install_addon', array( AddonActions::class, 'install' ), Can::SETTINGS, AjaxActions::ADDONS )
				->body( static fn() => AddonShape::chosen() )
				->returns( static fn() => AddonShape::changed() ),
			AjaxAction::of( 'activate_addon', array( AddonActions::class, 'activate' ), Can::SETTINGS, AjaxActions::ADDONS )
				->body( static fn() => AddonShape::chosen() )
				->returns( static fn() => AddonShape::changed() ),
			AjaxAction::of( 'deactivate_addon', array( AddonActions::class, 'deactivate' ), Can::SETTINGS, AjaxActions::ADDONS )
				->body( static fn() => AddonShape::chosen() )
				->returns( static fn() => AddonShape::changed() ),
			AjaxAction::of( 'vue_get_license', array( LicenceActions::class, 'show' ), Can::SETTINGS, AjaxActions::LICENSE )
				->returns( static fn() => LicenceShape::both() ),
			AjaxAction::of( 'verify_license', array( LicenceActions::class, 'verify' ), Can::SETTINGS, AjaxActions::LICENSE )
				->body( static fn() => LicenceShape::given() )
				->returns( static fn() => LicenceShape::changed() ),
			AjaxAction::of( 'deactivate_license', array( LicenceActions::class, 'deactivate' ), Can::SETTINGS, AjaxActions::LICENSE )
				->body( static fn() => LicenceShape::givenUp() )
				->returns( static fn() => LicenceShape::changed() ),
			AjaxAction::of( 'validate_license', array( LicenceActions::class, 'refresh' ), Can::SETTINGS, AjaxActions::LICENSE )
				->body( static fn() => LicenceShape::checked() )
				->returns( static fn() => LicenceShape::changed() ),
			AjaxAction::of( 'connect_url', array( LicenceActions::class, 'connect' ), Can::SETTINGS, AjaxActions::LICENSE )
				->body( static fn() => LicenceShape::connecting() )
				->returns( static fn() => LicenceShape::connected() ),
			AjaxAction::of( 'dismiss_settings_blurb', array( BlurbActions::class, 'dismiss' ), Can::SETTINGS, AjaxActions::BLURB )
				->returns( static fn() => LicenceShape::blurb() ),
			AjaxAction::of( 'validate_settings_blurb', array( BlurbActions::class, 'show' ), Can::SETTINGS, AjaxActions::BLURB )
				->returns( static fn() => LicenceShape::blurb() ),
			AjaxAction::of( 'google_sheets_get_auth_url', array( GoogleActions::class, 'authUrl' ), Can::SETTINGS, AjaxActions::GOOGLE )
				->body( static fn() => GoogleShape::connecting() )
				->returns( static fn() => GoogleShape::authUrl() ),
			AjaxAction::of( 'google_sheets_disconnect', array( GoogleActions::class, 'disconnect' ), Can::SETTINGS, AjaxActions::GOOGLE )
				->returns( static fn() => GoogleShape::connection() ),
			AjaxAction::of( 'google_drive_access_token', array( GoogleActions::class, 'accessToken' ), Can::SETTINGS, AjaxActions::GOOGLE )
				->returns( static fn() => GoogleShape::accessToken() ),
			AjaxAction::of(
				'google_drive_select_folder',
				array( GoogleActions::class, 'selectFolder' ),
				Can::SETTINGS,
				AjaxActions::GOOGLE
			)
				->body( static fn() => GoogleShape::chosen() )
				->returns( static fn() => GoogleShape::connection() ),
			AjaxAction::of(
				'google_drive_remove_folder_connection',
				array( GoogleActions::class, 'removeFolder' ),
				Can::SETTINGS,
				AjaxActions::GOOGLE
			)->returns( static fn() => GoogleShape::connection() ),
		);
	}
}
