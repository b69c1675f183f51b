<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Ajax\AjaxReply;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The upgrade prompt on the settings page: shown until the site has Pro, or this user dismisses it. */
final class BlurbActions {

	public const DISMISSED = 'userfeedback_settings_blurb_dismissed';

	public function __construct( private readonly CurrentLicence $licence ) {}

	public function show(): AjaxReply {
		$isDismissed = '' !== get_user_meta( get_current_user_id(), self::DISMISSED, true );
		return AjaxReply::of( array( 'show' => ! $isDismissed && ! $this->licence->isPro() ) );
	}

	public function dismiss(): AjaxReply {
		update_user_meta( get_current_user_id(), self::DISMISSED, '1' );
		return $this->show();
	}
}
