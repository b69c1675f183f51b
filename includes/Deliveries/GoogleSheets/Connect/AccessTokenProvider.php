<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Connect;

use Closure;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleApiUrls;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleClient;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleError;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleException;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleResponse;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\ProcessLock;
use UserFeedback\Platform\Injection\Lazy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Returns a valid access token, and fetches a new one when the last is about to expire. */
final class AccessTokenProvider {

	/** Seconds for which a token must remain valid. */
	private const SPARE = 120;

	public const LOCK = 'userfeedback_google';

	/** @param Closure(): OAuthClient $client */
	public function __construct(
		private readonly ConnectionRepository $connections,
		#[Lazy( OAuthClient::class )] private readonly Closure $client,
		private readonly GoogleClient $google,
		private readonly GoogleApiUrls $api,
		private readonly Clock $clock,
		private readonly ProcessLock $lock = new ProcessLock( 40, 25 ) // GoogleClient waits 20 seconds.
	) {}

	/** @throws GoogleException */
	public function run(): string {
		$connection = $this->connections->get();
		if ( null === $connection ) {
			throw new GoogleException( GoogleError::NOT_CONNECTED );
		}
		$token = $connection->refreshToken();
		if ( null === $token ) {
			throw new GoogleException( GoogleError::LOST );
		}
		$fetch = fn(): string => $this->fetch( $connection, $token );
		return $this->storedToken() ?? $this->lock->run( self::LOCK, $this->storedToken( ... ), $fetch )
			?? throw new GoogleException( GoogleError::WAIT );
	}

	/**
	 * Sends a request with a token, and once more with a new one if Google rejects it.
	 *
	 * @param Closure(string): GoogleResponse $call
	 * @throws GoogleException for each error response.
	 */
	public function call( Closure $call ): GoogleResponse {
		$token  = $this->run();
		$answer = $call( $token );
		if ( 401 === $answer->status ) {
			if ( $this->storedToken() === $token ) {
				$this->connections->deleteToken();
			}
			$answer = $call( $this->run() );
		}
		return $answer->isSuccess() ? $answer : throw GoogleException::of( $answer );
	}

	private function storedToken(): ?string {
		return $this->connections->token( $this->now() + self::SPARE );
	}

	/** @throws GoogleException */
	private function fetch( Connection $connection, string $refresh ): string {
		$client = ( $this->client )();
		$answer = $this->google->form(
			$this->api->token,
			array(
				'grant_type'    => 'refresh_token',
				'refresh_token' => $refresh,
				'client_id'     => $client->id,
				'client_secret' => $client->secret,
			)
		);
		$token  = $answer->text( 'access_token' );
		if ( ! $answer->isSuccess() || '' === $token ) {
			$trouble = GoogleException::of( $answer );
			if ( GoogleError::LOST === $trouble->error ) {
				$this->connections->markEnded( $connection );
			}
			throw $trouble;
		}
		$seconds = $answer->at( 'expires_in' );
		$this->connections->saveToken( $token, $this->now() + ( is_int( $seconds ) ? $seconds : 0 ) );
		return $token;
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
