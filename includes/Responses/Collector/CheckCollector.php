<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector;

use Closure;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Platform\Rest\Router;
use UserFeedback\Responses\Submit\Origin\AllowedOrigins;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Checks that visitors can use the collector: the site requests it as they would and verifies that it reached its own.
 */
#[Shared]
final class CheckCollector {

	/** Seconds. */
	private const PATIENCE = 5;

	/** @param Closure(): CollectorSignature $signature */
	public function __construct(
		private readonly CollectorState $state,
		#[Lazy( CollectorSignature::class )] private readonly Closure $signature,
		private readonly string $version = USERFEEDBACK_VERSION
	) {}

	/** Checks now and stores the result. */
	public function check(): bool {
		$isReached = ! CollectorState::isOthersWish() && $this->isReached();
		$this->state->save( $isReached, CollectorState::address(), $this->version, AllowedOrigins::hosts() );
		return $isReached;
	}

	/** Returns true if visitors can reach the REST routes: pages older than ten minutes ask them for the live surveys. */
	public function isRestOpen(): bool {
		$answer  = wp_remote_get( rest_url( Router::NAMESPACE . '/widget/manifest' ), $this->options() );
		$decoded = json_decode( wp_remote_retrieve_body( $answer ), true );
		return is_array( $decoded ) && is_array( $decoded['surveys'] ?? null );
	}

	public function isDone(): bool {
		return $this->state->isOf( $this->version );
	}

	private function isReached(): bool {
		$nonce   = CollectorSignature::nonce();
		$answer  = wp_remote_post(
			add_query_arg(
				array(
					'do'    => 'check',
					'nonce' => $nonce,
				),
				CollectorState::address()
			),
			array( 'limit_response_size' => 1024 ) + $this->options()
		);
		$decoded = json_decode( wp_remote_retrieve_body( $answer ), true );
		$signed  = is_array( $decoded ) ? $decoded['signed'] ?? null : null;
		$own     = ( $this->signature )();
		return is_string( $signed ) && $own->isNonce( $nonce ) && hash_equals( $own->of( $nonce ), $signed );
	}

	/** @return array{timeout: int, redirection: int, sslverify: bool} */
	private function options(): array {
		return array(
			'timeout'     => self::PATIENCE,
			'redirection' => 0,
			/** This filter is documented in wp-includes/class-wp-http-streams.php */
			'sslverify'   => true === apply_filters( 'https_local_ssl_verify', false ),
		);
	}
}
