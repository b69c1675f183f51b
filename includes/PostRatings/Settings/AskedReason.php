<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Which votes are asked why, as far as the collector must know it, where there are no words of the site's language. */
final class AskedReason {

	private const USUAL = 2;

	/** @return int stars; 0 where nobody is asked. */
	public static function atMost(): int {
		$stored = get_option( RatingSettings::OPTION, array() );
		if ( ! is_array( $stored ) || 'yes' !== ( $stored['ask_reason'] ?? 'no' ) ) {
			return 0;
		}
		$most = $stored['reason_at_most'] ?? self::USUAL;
		return is_int( $most ) ? $most : self::USUAL;
	}
}
