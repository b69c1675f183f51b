<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\PostRatings\Settings\RatingSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What the script that draws ratings is told once a page, as the shape RatingsOfPage shows it. */
final class PageData {

	/**
	 * @param string $root      address of the plugin's routes, with a slash at its end; empty where nothing is sent.
	 * @param string $voting    address of the script that only voters need.
	 * @param string $collector empty where it is not to be used.
	 * @return array<string, mixed>
	 */
	public static function of( RatingSettings $settings, string $root, string $voting, string $collector ): array {
		return array(
			'look'         => RatingLook::of( $settings ),
			'words'        => RatingWords::all( $settings ),
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
