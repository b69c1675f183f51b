<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights;

use UserFeedback\Platform\Ai\ModelFailed;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Error messages for failed summaries, in our words: a provider's message may contain an address or part of a key. */
final class SummaryErrors {

	public static function words( WP_Error $error ): string {
		$data   = $error->get_error_data();
		$status = is_array( $data ) ? $data['status'] ?? 0 : 0;
		return match ( $error->get_error_code() ) {
			ModelFailed::BUSY              => __( 'Your previous AI request is still running. Try again in a moment.', 'userfeedback' ),
			'prompt_network_error'         => __(
				'Couldn’t reach your AI provider, or it took too long to respond. Try again in a moment.',
				'userfeedback'
			),
			'prompt_token_limit_reached'   => __( 'This request is too long for the AI model.', 'userfeedback' ),
			'prompt_upstream_server_error' => __(
				'Your AI provider returned a server error. Try again in a moment.',
				'userfeedback'
			),
			'prompt_client_error'          => match ( $status ) {
				401, 403 => __( 'Your AI provider rejected its API key. See Settings → Connectors.', 'userfeedback' ),
				402      => __( 'Your AI provider requires payment. Check your provider account.', 'userfeedback' ),
				429      => __( 'You’ve reached your AI provider’s request limit. Try again in a few minutes.', 'userfeedback' ),
				default  => __( 'Your AI provider rejected this request.', 'userfeedback' ),
			},
			default                        => __( 'An error occurred while fetching the AI summary.', 'userfeedback' ),
		};
	}
}
