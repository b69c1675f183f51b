<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Connect;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The screen that opens after Google's redirect: always one of two screens of this site. */
final class OAuthReturnUrl {

	public const SETTINGS = 'settings';

	/** Allowed values: `settings`, or `survey_` and a survey's ID. */
	public const PATTERN = '/\A(?:settings|survey_(\d{1,18}))\z/';

	public static function of( string $target, OAuthOutcome $outcome ): string {
		$survey = 1 === preg_match( self::PATTERN, $target, $found ) ? (int) ( $found[1] ?? 0 ) : 0;
		$page   = $survey > 0 ? 'userfeedback_surveys' : 'userfeedback_settings';
		$route  = $survey > 0 ? "/edit/$survey/notifications" : '/google-drive';
		return admin_url( "admin.php?page=$page" ) . "#$route?google=$outcome->value";
	}
}
