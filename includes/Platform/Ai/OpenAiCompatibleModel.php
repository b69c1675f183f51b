<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Ai;

use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * An OpenAI-compatible server named in wp-config.php, for sites before WordPress 7.0 and for owners who run their own model.
 * Anyone who can edit wp-config.php may name any address, including one on the local network.
 */
final class OpenAiCompatibleModel extends AiModel {

	/** A longer response can't be valid. */
	private const BYTES = 1_048_576;

	private function __construct( private readonly string $url, private readonly string $key, private readonly string $model ) {}

	/** Null if no address and model are configured. */
	public static function named(): ?self {
		/**
		 * Filters the server that writes summaries, themes and drafts, in place of WordPress's own AI client.
		 *
		 * @param array{url: string, key: string, model: string} $endpoint the address up to `/chat/completions`; by default
		 *        from the constants USERFEEDBACK_AI_URL, USERFEEDBACK_AI_KEY and USERFEEDBACK_AI_MODEL.
		 */
		$named                 = apply_filters(
			'userfeedback_ai_endpoint',
			array(
				'url'   => self::constant( 'USERFEEDBACK_AI_URL' ),
				'key'   => self::constant( 'USERFEEDBACK_AI_KEY' ),
				'model' => self::constant( 'USERFEEDBACK_AI_MODEL' ),
			)
		);
		[ $url, $key, $model ] = array_map(
			static fn( string $name ): string => is_array( $named ) && is_string( $named[ $name ] ?? null ) ? trim( $named[ $name ] ) : '',
			array( 'url', 'key', 'model' )
		);
		return 1 === preg_match( '~\Ahttps?://[^\s/]~i', $url ) && '' !== $model ? new self( rtrim( $url, '/' ), $key, $model ) : null;
	}

	public function isOn(): bool {
		return true;
	}

	/** Trusts the owner's choice of model. */
	public function can( Prompt $asked ): bool {
		return true;
	}

	public function write( Prompt $asked ): string {
		$body   = wp_json_encode( $this->question( $asked ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		$answer = wp_remote_post(
			"$this->url/chat/completions",
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 0, // Never forward the key.
				'limit_response_size' => self::BYTES,
				'headers'             => array( 'Content-Type' => 'application/json' ) + ( '' === $this->key ? array() : array(
					'Authorization' => "Bearer $this->key",
				) ),
				'body'                => (string) $body,
			)
		);
		if ( is_wp_error( $answer ) ) {
			throw new ModelFailed( new WP_Error( 'prompt_network_error' ) );
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( 200 !== $status ) {
			$code = $status >= 500 ? 'prompt_upstream_server_error' : 'prompt_client_error';
			throw new ModelFailed( new WP_Error( $code, '', array( 'status' => $status ) ) );
		}
		$decoded = json_decode( wp_remote_retrieve_body( $answer ), true );
		$first   = is_array( $decoded ) && is_array( $decoded['choices'] ?? null ) ? $decoded['choices'][0] ?? null : null;
		if ( is_array( $first ) && 'length' === ( $first['finish_reason'] ?? '' ) ) {
			throw new ModelFailed( new WP_Error( 'prompt_token_limit_reached' ) );
		}
		$text = is_array( $first ) && is_array( $first['message'] ?? null ) ? $first['message']['content'] ?? null : null;
		return is_string( $text ) ? $text : throw new ModelFailed( new WP_Error( 'prompt_builder_error' ) );
	}

	/** @return array<string, mixed> */
	private function question( Prompt $asked ): array {
		return array(
			'model'           => $this->model,
			'messages'        => array(
				array(
					'role'    => 'system',
					'content' => $asked->instruction,
				),
				array(
					'role'    => 'user',
					'content' => $asked->text,
				),
			),
			'response_format' => array(
				'type'        => 'json_schema',
				'json_schema' => array(
					'name'   => 'answer',
					'strict' => true,
					'schema' => $asked->schema,
				),
			),
		);
	}

	private static function constant( string $name ): string {
		$value = defined( $name ) ? constant( $name ) : '';
		return is_string( $value ) ? $value : '';
	}
}
