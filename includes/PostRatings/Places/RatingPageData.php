<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\PostRatings\Settings\RatingSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The data for the rating script, printed once on a page in the shape of RatingsOfPage. */
final class RatingPageData {

	/**
	 * @param string $root      URL of the plugin's routes, with a trailing slash; empty if nothing is sent.
	 * @param string $voting    URL of the script that only voters need.
	 * @param string $collector empty if it is not used.
	 * @return array<string, mixed>
	 */
	public static function of( RatingSettings $settings, string $root, string $voting, string $collector ): array {
		return array(
			'look'         => RatingTheme::of( $settings ),
			'words'        => RatingStrings::all( $settings ),
			'show'         => array(
				'count'  => $settings->isOn( 'show_vote_count' ),
				'rating' => $settings->isOn( 'show_rating' ),
				'logo'   => $settings->isOn( 'show_uf_logo' ),
			),
			'reasonAtMost' => $settings->isOn( 'ask_reason' ) ? $settings->values['reason_at_most'] : 0,
			'rest'         => array( 'root' => $root ),
			'voting'       => $voting,
			'collector'    => $collector,
		);
	}
}
