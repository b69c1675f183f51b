<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Name of the cookie that stores what a visitor did with a survey. */
final class CookieName {

	/**
	 * Sites in folders share their host's cookies, so there the name includes a key made from the folder. Once a version of a survey
	 * has been compared with the original, it has the original's name: who answered the one isn't asked the other.
	 */
	public static function of( Survey $survey ): string {
		$compared = null !== $survey->comparison?->startedOn && $survey->comparison->isVersion ? $survey->comparison->with : null;
		$folder   = trim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
		return 'userfeedback-survey-' . ( '' === $folder ? '' : substr( md5( $folder ), 0, 6 ) . '-' ) . ( $compared ?? $survey->id );
	}
}
