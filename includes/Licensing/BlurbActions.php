<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Ajax\AjaxReply;
use UserFeedback\Contract\AjaxAction;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Schema\Site\LicenceShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The upgrade prompt on the settings page: shown until the site has Pro, or this user dismisses it. */
final class BlurbActions {

	public const DISMISSED = 'userfeedback_settings_blurb_dismissed';

	public function __construct( private readonly CurrentLicence $licence ) {}

	/** @return list<AjaxAction> */
	public static function actions(): array {
		return array(
			AjaxAction::of( 'dismiss_settings_blurb', array( self::class, 'dismiss' ), Can::SETTINGS, AjaxAction::BLURB )
				->returns( static fn() => LicenceShape::blurb() ),
			AjaxAction::of( 'validate_settings_blurb', array( self::class, 'show' ), Can::SETTINGS, AjaxAction::BLURB )
				->returns( static fn() => LicenceShape::blurb() ),
		);
	}

	public function show(): AjaxReply {
		$isDismissed = '' !== get_user_meta( get_current_user_id(), self::DISMISSED, true );
		return AjaxReply::of( array( 'show' => ! $isDismissed && ! $this->licence->isPro() ) );
	}

	public function dismiss(): AjaxReply {
		update_user_meta( get_current_user_id(), self::DISMISSED, '1' );
		return $this->show();
	}
}
