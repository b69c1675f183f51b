<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

use UserFeedback\Responses\Origin\AllowedOrigins;
use UserFeedback\Responses\Submit\AskOtherPlugins;
use UserFeedback\Rest\Router;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Whether visitors can use the collector: the site calls it as they would, and hears whether it is its own. */
final class CheckCollector {

	/** Hooks that need WordPress whole, in the visitor's request. */
	private const NEED_REST = array( AskOtherPlugins::FILTER, 'userfeedback_after_db_impression' );

	/** Seconds. */
	private const PATIENCE = 5;

	public function __construct(
		private readonly CollectorState $state,
		private readonly CollectorSignature $signature,
		private readonly string $pluginFile,
		private readonly string $version
	) {}

	/** Asks now, and keeps what it finds. */
	public function run(): bool {
		$isReached = ! $this->isOthersWish() && $this->isReached();
		$this->state->save( $isReached, $this->address(), $this->version, AllowedOrigins::hosts() );
		return $isReached;
	}

	/** Whether a visitor gets an answer from the site's routes: pages older than ten minutes ask them which surveys are live. */
	public function isRestOpen(): bool {
		$answer = wp_remote_get( rest_url( Router::NAMESPACE . '/widget/manifest' ), $this->options() );
		$said   = json_decode( wp_remote_retrieve_body( $answer ), true );
		return is_array( $said ) && is_array( $said['surveys'] ?? null );
	}

	/** For a visitor's page: the collector's address, or nothing where REST must do. */
	public function named(): string {
		$address = $this->address();
		if ( ! $this->state->isOnAt( $address, $this->version ) ) {
			return '';
		}
		if ( $this->isOthersWish() ) {
			$this->state->turnOff(); // Pages from caches still name it.
			return '';
		}
		return $address;
	}

	public function isDone(): bool {
		return $this->state->isOf( $this->version );
	}

	/** Other plugins, or the owner in code, want all answers to go through WordPress whole. */
	public function isOthersWish(): bool {
		/**
		 * Whether visitors may use the collector, where the site's check of it reaches it.
		 *
		 * @param bool $use default true.
		 */
		return true !== apply_filters( 'userfeedback_use_collector', true ) || $this->othersListen();
	}

	private function othersListen(): bool {
		return array() !== array_filter( self::NEED_REST, static fn( string $hook ): bool => false !== has_filter( $hook ) );
	}

	private function isReached(): bool {
		$nonce  = CollectorSignature::nonce();
		$answer = wp_remote_post(
			add_query_arg(
				array(
					'do'    => 'check',
					'nonce' => $nonce,
				),
				$this->address()
			),
			array( 'limit_response_size' => 1024 ) + $this->options()
		);
		$said   = json_decode( wp_remote_retrieve_body( $answer ), true );
		$signed = is_array( $said ) ? $said['signed'] ?? null : null;
		return is_string( $signed ) && $this->signature->isNonce( $nonce ) && hash_equals( $this->signature->of( $nonce ), $signed );
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

	private function address(): string {
		return plugins_url( 'includes/Widget/collect.php', $this->pluginFile );
	}
}
