<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\PostRatings\Settings\RatingSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** All texts of a rating: the script contains none. */
final class RatingStrings {

	/** @return array<string, string> in the shape of RatingStrings. */
	public static function all( RatingSettings $settings ): array {
		return array(
			'question'       => $settings->values['rating_question'],
			'thanks'         => $settings->values['thank_you_message'],
			'instruction'    => $settings->values['rating_instruction_message'],
			'reasonQuestion' => $settings->values['reason_question'],
			'average'        => self::average(),
			/* translators: %1$s: number of votes, which is one. */
			'oneVote'        => _n( '(%1$s vote)', '(%1$s votes)', 1, 'userfeedback' ),
			/* translators: %1$s: number of votes. */
			'votes'          => _n( '(%1$s vote)', '(%1$s votes)', 5, 'userfeedback' ),
			'noVotes'        => __( 'No votes yet', 'userfeedback' ),
			'icons'          => self::icons( $settings->values['icon_id'] ),
			/* translators: %1$s: a rating, such as: 4 of 5 stars. */
			'yours'          => __( 'Your rating: %1$s', 'userfeedback' ),
			'rate'           => __( 'Send rating', 'userfeedback' ),
			'change'         => __( 'Change rating', 'userfeedback' ),
			'cancel'         => __( 'Cancel', 'userfeedback' ),
			'withdraw'       => __( 'Withdraw my rating', 'userfeedback' ),
			'withdrawn'      => __( 'Your rating was withdrawn.', 'userfeedback' ),
			'send'           => __( 'Send', 'userfeedback' ),
			'notNow'         => __( 'Not now', 'userfeedback' ),
			'reasonThanks'   => __( 'Thank you, this helps.', 'userfeedback' ),
			'tooLong'        => __( 'This is too long.', 'userfeedback' ),
			'kept'           => __( 'Saved in this browser. We will keep trying to send it.', 'userfeedback' ),
			'failed'         => __( 'Couldn’t send this.', 'userfeedback' ),
			'retry'          => __( 'Try again', 'userfeedback' ),
			'refused'        => __( 'This post can’t be rated right now.', 'userfeedback' ),
			'poweredBy'      => __( 'Powered by UserFeedback', 'userfeedback' ),
		);
	}

	public static function average(): string {
		/* translators: 1: average rating, such as 4.3. 2: the highest that can be given, 5. */
		return __( '%1$s out of %2$s', 'userfeedback' );
	}

	private static function icons( string $icon ): string {
		return match ( $icon ) {
			/* translators: 1: number of hearts that are given. 2: how many there are. */
			'heart' => __( '%1$s of %2$s hearts', 'userfeedback' ),
			/* translators: 1: number of thumbs up that are given. 2: how many there are. */
			'thumb' => __( '%1$s of %2$s thumbs up', 'userfeedback' ),
			/* translators: 1: number of smiles that are given. 2: how many there are. */
			'smile' => __( '%1$s of %2$s smiles', 'userfeedback' ),
			/* translators: 1: number of flames that are given. 2: how many there are. */
			'fire'  => __( '%1$s of %2$s flames', 'userfeedback' ),
			/* translators: 1: number of stars. 2: how many stars there are. */
			default => __( '%1$s of %2$s stars', 'userfeedback' ),
		};
	}
}
