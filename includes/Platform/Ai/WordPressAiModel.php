<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Ai;

use Throwable;
use WP_AI_Client_Prompt_Builder;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** WordPress's own AI client (7.0 and later), used only here. Providers and keys are the site's own, from Settings → Connectors. */
final class WordPressAiModel extends AiModel {

	/** Returns true if there is a client and it is enabled. */
	public function isOn(): bool {
		return function_exists( 'wp_ai_client_prompt' ) && function_exists( 'wp_supports_ai' ) && wp_supports_ai();
	}

	/** Returns true if the site has a model for the request. This may query each provider over HTTP. */
	public function can( Prompt $asked ): bool {
		try {
			return true === self::prompt( $asked )->is_supported_for_text_generation();
		} catch ( Throwable ) { // The client catches Exception, but not Error from a provider's code.
			return false;
		}
	}

	public function write( Prompt $asked ): string {
		try {
			$written = self::prompt( $asked )->generate_text();
		} catch ( Throwable ) {
			throw new ModelFailed( new WP_Error( 'prompt_builder_error' ) );
		}
		return is_string( $written ) ? $written : throw new ModelFailed( $written );
	}

	private static function prompt( Prompt $asked ): WP_AI_Client_Prompt_Builder {
		$timeout = static fn(): float => (float) self::SECONDS;
		$hook    = 'wp_ai_client_default_request_timeout';
		add_filter( $hook, $timeout, PHP_INT_MIN ); // Runs before the site's own filters.
		try {
			return wp_ai_client_prompt( $asked->text )
				->using_system_instruction( $asked->instruction )
				->as_json_response( $asked->schema );
		} finally {
			remove_filter( $hook, $timeout, PHP_INT_MIN );
		}
	}
}
