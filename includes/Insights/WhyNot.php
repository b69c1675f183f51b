<?php
declare(strict_types=1);

namespace UserFeedback\Insights;

use UserFeedback\Ai\NotAnswered;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Why there is no summary, in words of ours: those of a provider may hold an address or a part of a key. */
final class WhyNot {

	public static function words( WP_Error $error ): string {
		$data   = $error->get_error_data();
		$status = is_array( $data ) ? $data['status'] ?? 0 : 0;
		return match ( $error->get_error_code() ) {
			NotAnswered::BUSY              => __( 'Another answer for you is still being written. Try again in a moment.', 'userfeedback' ),
			'prompt_network_error'         => __(
				'The AI provider of this site could not be reached, or did not answer in time. Try again in a moment.',
				'userfeedback'
			),
			'prompt_token_limit_reached'   => __( 'That was more than the model takes.', 'userfeedback' ),
			'prompt_upstream_server_error' => __(
				'The AI provider of this site has an error of its own just now. Try again in a moment.',
				'userfeedback'
			),
			'prompt_client_error'          => match ( $status ) {
				401, 402, 403 => __( 'The AI provider of this site does not accept its key. See Settings → Connectors.', 'userfeedback' ),
				429           => __( 'The AI provider of this site has been asked too often. Try again in a few minutes.', 'userfeedback' ),
				default       => __( 'The AI provider of this site refused this.', 'userfeedback' ),
			},
			default                        => __( 'An error occurred while fetching the AI summary.', 'userfeedback' ),
		};
	}
}
