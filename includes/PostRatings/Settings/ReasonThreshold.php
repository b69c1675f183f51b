<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The number of stars up to which a vote asks for a reason. For the collector, which can't load texts in the site's language.
 */
final class ReasonThreshold {

	private const USUAL = 2;

	/** @return int highest number of stars; 0 if off */
	public static function atMost(): int {
		$stored = get_option( RatingSettings::OPTION, array() );
		if ( ! is_array( $stored ) || 'yes' !== ( $stored['ask_reason'] ?? 'no' ) ) {
			return 0;
		}
		$most = $stored['reason_at_most'] ?? self::USUAL;
		return is_int( $most ) ? $most : self::USUAL;
	}
}
