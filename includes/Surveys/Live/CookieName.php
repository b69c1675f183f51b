<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Name of the cookie that stores what a visitor did with a survey. */
final class CookieName {

	/** Sites in folders share their host's cookies, so there the name includes a key made from the folder. */
	public static function of( int $surveyId ): string {
		$folder = trim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
		return 'userfeedback-survey-' . ( '' === $folder ? '' : substr( md5( $folder ), 0, 6 ) . '-' ) . $surveyId;
	}
}
