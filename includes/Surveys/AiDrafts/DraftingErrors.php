<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\AiDrafts;

use UserFeedback\Platform\Ai\ModelFailed;
use UserFeedback\Platform\Rest\Problem\RequestError;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Error messages for failed drafts, in our words: a provider's message may contain an address or part of a key. */
final class DraftingErrors {

	public static function of( WP_Error $error ): RequestError {
		$data   = $error->get_error_data();
		$status = is_array( $data ) ? $data['status'] ?? 0 : 0;
		return match ( $error->get_error_code() ) {
			ModelFailed::BUSY              => self::busy(),
			'prompt_prevented'             => self::unsupported(),
			'prompt_invalid_argument'      => self::noModel(),
			'prompt_network_error'         => RequestError::draftingFailed(
				__(
					'Couldn’t reach your AI provider, or it took too long to respond. Try again in a moment.',
					'userfeedback'
				),
				502
			),
			'prompt_token_limit_reached'   => RequestError::draftingFailed(
				__( 'Your request is too long for the AI model. Shorten your description, or don’t select a page.', 'userfeedback' ),
				400
			),
			'prompt_upstream_server_error' => RequestError::draftingFailed(
				__( 'Your AI provider returned a server error. Try again in a moment.', 'userfeedback' ),
				502
			),
			'prompt_client_error'          => match ( $status ) {
				401, 403 => RequestError::draftingFailed(
					__( 'Your AI provider rejected its API key. See Settings → Connectors.', 'userfeedback' ),
					502
				),
				402      => RequestError::draftingFailed(
					__( 'Your AI provider requires payment. Check your provider account.', 'userfeedback' ),
					502
				),
				429      => RequestError::draftingFailed(
					__( 'You’ve reached your AI provider’s request limit. Try again in a few minutes.', 'userfeedback' ),
					502
				),
				default  => RequestError::draftingFailed( __( 'Your AI provider rejected this request.', 'userfeedback' ), 502 ),
			},
			default                        => self::unreadable(),
		};
	}

	public static function unsupported(): RequestError {
		return RequestError::draftingFailed( __( 'AI isn’t available on this site, or it’s turned off.', 'userfeedback' ), 404 );
	}

	public static function noModel(): RequestError {
		return RequestError::draftingFailed(
			__( 'No AI model on this site can create a survey. See Settings → Connectors.', 'userfeedback' ),
			404
		);
	}

	public static function unreadable(): RequestError {
		return RequestError::draftingFailed(
			__( 'The AI model didn’t return a survey. Try again, or rephrase your description.', 'userfeedback' ),
			502
		);
	}

	public static function busy(): RequestError {
		return RequestError::draftingFailed(
			__( 'Your previous draft is still being generated. Try again in a moment.', 'userfeedback' ),
			409
		);
	}
}
