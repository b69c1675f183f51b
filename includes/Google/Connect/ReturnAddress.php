<?php
declare(strict_types=1);

namespace UserFeedback\Google\Connect;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Where who comes back from Google is led. Whatever was asked for, it is one of two screens of this site. */
final class ReturnAddress {

	public const SETTINGS = 'settings';

	/** What may be asked for: `settings`, or `survey_` and the number of one. */
	public const PATTERN = '/\A(?:settings|survey_(\d{1,18}))\z/';

	public static function of( string $target, Came $came ): string {
		$survey = 1 === preg_match( self::PATTERN, $target, $found ) ? (int) ( $found[1] ?? 0 ) : 0;
		$page   = $survey > 0 ? 'userfeedback_surveys' : 'userfeedback_settings';
		$route  = $survey > 0 ? "/edit/$survey/notifications" : '/google-drive';
		return admin_url( "admin.php?page=$page" ) . "#$route?google=$came->value";
	}
}
