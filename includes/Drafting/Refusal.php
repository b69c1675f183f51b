<?php
declare(strict_types=1);

namespace UserFeedback\Drafting;

use UserFeedback\Ai\NotAnswered;
use UserFeedback\Contract\Problem\NoDraft;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Why there is no draft, in words of ours: those of a provider may hold an address or a part of a key. */
final class Refusal {

	public static function of( WP_Error $error ): NoDraft {
		$data   = $error->get_error_data();
		$status = is_array( $data ) ? $data['status'] ?? 0 : 0;
		return match ( $error->get_error_code() ) {
			NotAnswered::BUSY              => self::busy(),
			'prompt_prevented'             => self::unsupported(),
			'prompt_invalid_argument'      => self::noModel(),
			'prompt_network_error'         => new NoDraft(
				__(
					'The AI provider of this site could not be reached, or did not answer in time. Try again in a moment.',
					'userfeedback'
				),
				502
			),
			'prompt_token_limit_reached'   => new NoDraft(
				__( 'That was more than the model takes. Write a shorter sentence, or choose no page.', 'userfeedback' ),
				400
			),
			'prompt_upstream_server_error' => new NoDraft(
				__( 'The AI provider of this site has an error of its own just now. Try again in a moment.', 'userfeedback' ),
				502
			),
			'prompt_client_error'          => match ( $status ) {
				401, 402, 403 => new NoDraft(
					__( 'The AI provider of this site does not accept its key. See Settings → Connectors.', 'userfeedback' ),
					502
				),
				429           => new NoDraft(
					__( 'The AI provider of this site has been asked too often. Try again in a few minutes.', 'userfeedback' ),
					502
				),
				default       => new NoDraft( __( 'The AI provider of this site refused this.', 'userfeedback' ), 502 ),
			},
			default                        => self::unreadable(),
		};
	}

	public static function unsupported(): NoDraft {
		return new NoDraft( __( 'This site has no AI, or it is switched off.', 'userfeedback' ), 404 );
	}

	public static function noModel(): NoDraft {
		return new NoDraft( __( 'No AI model of this site can write a survey. See Settings → Connectors.', 'userfeedback' ), 404 );
	}

	public static function unreadable(): NoDraft {
		return new NoDraft(
			__( 'The model answered with something that is no survey. Try again, or say it in other words.', 'userfeedback' ),
			502
		);
	}

	public static function busy(): NoDraft {
		return new NoDraft(
			__( 'A draft for you is still being written, even if you stopped waiting for it. Try again in a moment.', 'userfeedback' ),
			409
		);
	}
}
