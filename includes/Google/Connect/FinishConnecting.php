<?php
declare(strict_types=1);

namespace UserFeedback\Google\Connect;

use UserFeedback\Clock;
use UserFeedback\Deliveries\Work\KeepDelivering;
use UserFeedback\Google\Api\Answered;
use UserFeedback\Google\Api\AskGoogle;
use UserFeedback\Google\Api\GoogleApi;
use UserFeedback\Google\Api\GoogleTrouble;
use UserFeedback\Google\Api\Trouble;
use UserFeedback\Settings\Seal;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Creates a connection from the code with which Google redirects an owner. */
final class FinishConnecting {

	public function __construct(
		private readonly ConnectionRepository $connections,
		private readonly WaitingRepository $waiting,
		private readonly AskGoogle $ask,
		private readonly GoogleApi $api,
		private readonly Clock $clock
	) {}

	/**
	 * @param string $code  empty if Google sent none.
	 * @param string $error OAuth error code, if Google sent one.
	 */
	public function run( Client $client, Pending $pending, string $code, string $error ): Came {
		if ( '' !== $error || '' === $code ) {
			return 'access_denied' === $error ? Came::DENIED : Came::REFUSED;
		}
		$tokens = $this->ask->form(
			$this->api->token,
			array(
				'grant_type'    => 'authorization_code',
				'code'          => $code,
				'code_verifier' => $pending->verifier,
				'redirect_uri'  => Client::redirectUri(),
				'client_id'     => $client->id,
				'client_secret' => $client->secret,
			)
		);
		if ( ! $tokens->isGood() ) {
			return self::trouble( $tokens );
		}
		if ( ! in_array( AuthUrl::SCOPE, explode( ' ', $tokens->text( 'scope' ) ), true ) ) {
			return Came::SCOPE;
		}
		if ( '' === $tokens->text( 'refresh_token' ) || '' === $tokens->text( 'access_token' ) ) {
			return Came::NO_REFRESH;
		}
		$about = $this->ask->get( "{$this->api->drive}/about", $tokens->text( 'access_token' ), array( 'fields' => 'user(emailAddress)' ) );
		return $about->isGood() ? $this->keep( $tokens, $about->text( 'user.emailAddress' ) ) : self::trouble( $about );
	}

	/** Keeps the folder if the same account connects again; another account doesn't have it. */
	private function keep( Answered $tokens, string $label ): Came {
		$before  = $this->connections->get();
		$isSame  = null !== $before && $before->label === $label;
		$seconds = $tokens->at( 'expires_in' );
		$now     = $this->clock->now()->getTimestamp();
		$this->connections->save(
			new Connection(
				Seal::close( $tokens->text( 'refresh_token' ) ),
				$label,
				$now,
				$isSame ? $before->folderId : '',
				$isSame ? $before->folderName : ''
			)
		);
		$this->connections->keepToken( $tokens->text( 'access_token' ), $now + ( is_int( $seconds ) ? $seconds : 0 ) );
		$this->waiting->wake();
		KeepDelivering::planFrom( $this->clock ); // Failed deliveries are pending again.
		return Came::CONNECTED;
	}

	private static function trouble( Answered $answer ): Came {
		return match ( GoogleTrouble::of( $answer )->trouble ) {
			Trouble::CLIENT       => Came::CLIENT,
			Trouble::SCOPE        => Came::SCOPE,
			Trouble::SWITCHED_OFF => Came::SWITCHED_OFF,
			Trouble::UNREACHABLE,
			Trouble::WAIT         => Came::UNREACHABLE,
			default               => Came::REFUSED,
		};
	}
}
