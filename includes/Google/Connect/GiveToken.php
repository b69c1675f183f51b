<?php
declare(strict_types=1);

namespace UserFeedback\Google\Connect;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Database\WorkLock;
use UserFeedback\Google\Api\Answered;
use UserFeedback\Google\Api\AskGoogle;
use UserFeedback\Google\Api\GoogleApi;
use UserFeedback\Google\Api\GoogleTrouble;
use UserFeedback\Google\Api\Trouble;
use UserFeedback\Platform\Injection\Lazy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Returns a valid access token, and fetches a new one when the last is about to expire. */
final class GiveToken {

	/** Seconds for which a token must remain valid. */
	private const SPARE = 120;

	public const LOCK = 'userfeedback_google';

	/** @param Closure(): Client $client */
	public function __construct(
		private readonly ConnectionRepository $connections,
		#[Lazy( Client::class )] private readonly Closure $client,
		private readonly AskGoogle $ask,
		private readonly GoogleApi $api,
		private readonly WorkLock $lock,
		private readonly Clock $clock
	) {}

	/** @throws GoogleTrouble */
	public function run(): string {
		$connection = $this->connections->get();
		if ( null === $connection ) {
			throw new GoogleTrouble( Trouble::NOT_CONNECTED );
		}
		$token = $connection->refreshToken();
		if ( null === $token ) {
			throw new GoogleTrouble( Trouble::LOST );
		}
		return $this->there() ?? $this->lock->run( self::LOCK, $this->there( ... ), fn(): string => $this->fetch( $connection, $token ) )
			?? throw new GoogleTrouble( Trouble::WAIT );
	}

	/**
	 * Makes a call with a token; once more with a new one if Google rejects it.
	 *
	 * @param Closure(string): Answered $call
	 * @throws GoogleTrouble for each error response.
	 */
	public function call( Closure $call ): Answered {
		$token  = $this->run();
		$answer = $call( $token );
		if ( 401 === $answer->status ) {
			if ( $this->there() === $token ) {
				$this->connections->forgetToken();
			}
			$answer = $call( $this->run() );
		}
		return $answer->isGood() ? $answer : throw GoogleTrouble::of( $answer );
	}

	private function there(): ?string {
		return $this->connections->token( $this->now() + self::SPARE );
	}

	/** @throws GoogleTrouble */
	private function fetch( Connection $connection, string $refresh ): string {
		$client = ( $this->client )();
		$answer = $this->ask->form(
			$this->api->token,
			array(
				'grant_type'    => 'refresh_token',
				'refresh_token' => $refresh,
				'client_id'     => $client->id,
				'client_secret' => $client->secret,
			)
		);
		$token  = $answer->text( 'access_token' );
		if ( ! $answer->isGood() || '' === $token ) {
			$trouble = GoogleTrouble::of( $answer );
			if ( Trouble::LOST === $trouble->trouble ) {
				$this->connections->lose( $connection );
			}
			throw $trouble;
		}
		$seconds = $answer->at( 'expires_in' );
		$this->connections->keepToken( $token, $this->now() + ( is_int( $seconds ) ? $seconds : 0 ) );
		return $token;
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
