<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

use UserFeedback\Licensing\Keys\CurrentLicense;
use UserFeedback\Licensing\Keys\LicenseShape;
use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\Ajax\AjaxReply;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The upgrade prompt on the settings page: shown until the site has Pro, or this user dismisses it. */
final class UpgradePromptActions {

	public const DISMISSED = 'userfeedback_settings_blurb_dismissed';

	public function __construct( private readonly CurrentLicense $license ) {}

	/** @return list<AjaxAction> */
	public static function actions(): array {
		return array(
			AjaxAction::of( 'dismiss_settings_blurb', array( self::class, 'dismiss' ), Permission::SETTINGS, AjaxAction::BLURB )
				->returns( static fn() => LicenseShape::blurb() ),
			AjaxAction::of( 'validate_settings_blurb', array( self::class, 'show' ), Permission::SETTINGS, AjaxAction::BLURB )
				->returns( static fn() => LicenseShape::blurb() ),
		);
	}

	public function show(): AjaxReply {
		$isDismissed = '' !== get_user_meta( get_current_user_id(), self::DISMISSED, true );
		return AjaxReply::of( array( 'show' => ! $isDismissed && ! $this->license->isPro() ) );
	}

	public function dismiss(): AjaxReply {
		update_user_meta( get_current_user_id(), self::DISMISSED, '1' );
		return $this->show();
	}
}
