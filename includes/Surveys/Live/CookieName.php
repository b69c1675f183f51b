<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Name of the cookie that remembers what a visitor did with a survey. */
final class CookieName {

	/** Sites in folders share the cookies of their host, so there it has a key of the folder. */
	public static function of( int $surveyId ): string {
		$folder = trim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
		return 'userfeedback-survey-' . ( '' === $folder ? '' : substr( md5( $folder ), 0, 6 ) . '-' ) . $surveyId;
	}
}
