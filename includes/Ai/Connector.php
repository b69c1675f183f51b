<?php
declare(strict_types=1);

namespace UserFeedback\Ai;

use Throwable;
use WP_AI_Client_Prompt_Builder;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * WordPress's own AI client, which it has from 7.0 on; nothing else here knows it. Providers and keys are the site's own,
 * from Settings → Connectors.
 */
final class Connector extends Model {

	/** Whether there is a client that is switched on. */
	public function isOn(): bool {
		return function_exists( 'wp_ai_client_prompt' ) && function_exists( 'wp_supports_ai' ) && wp_supports_ai();
	}

	/** Whether the site has a model for it. Each provider may be asked for its models over HTTP. */
	public function can( Asked $asked ): bool {
		try {
			return true === self::prompt( $asked )->is_supported_for_text_generation();
		} catch ( Throwable ) { // The client catches what is an Exception, and no error of a provider's code.
			return false;
		}
	}

	public function write( Asked $asked ): string {
		try {
			$written = self::prompt( $asked )->generate_text();
		} catch ( Throwable ) {
			throw new NotAnswered( new WP_Error( 'prompt_builder_error' ) );
		}
		return is_string( $written ) ? $written : throw new NotAnswered( $written );
	}

	private static function prompt( Asked $asked ): WP_AI_Client_Prompt_Builder {
		$patience = static fn(): float => (float) self::SECONDS;
		$hook     = 'wp_ai_client_default_request_timeout';
		add_filter( $hook, $patience, PHP_INT_MIN ); // Before the site's own word on it.
		try {
			return wp_ai_client_prompt( $asked->text )
				->using_system_instruction( $asked->instruction )
				->as_json_response( $asked->schema );
		} finally {
			remove_filter( $hook, $patience, PHP_INT_MIN );
		}
	}
}
