<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Connect;

use UserFeedback\Deliveries\DeliveryScheduler;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleApiUrls;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleClient;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleError;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleException;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleResponse;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Secrets\Encryption;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Creates a connection from the code with which Google redirects an owner. */
final class CompleteAuthorization {

	public function __construct(
		private readonly ConnectionRepository $connections,
		private readonly PendingGoogleJobsRepository $pendingJobs,
		private readonly GoogleClient $google,
		private readonly GoogleApiUrls $api,
		private readonly Clock $clock
	) {}

	/**
	 * @param string $code  empty if Google sent none.
	 * @param string $error OAuth error code, if Google sent one.
	 */
	public function run( OAuthClient $client, PendingAuthorization $pending, string $code, string $error ): OAuthOutcome {
		if ( '' !== $error || '' === $code ) {
			return 'access_denied' === $error ? OAuthOutcome::DENIED : OAuthOutcome::REFUSED;
		}
		$tokens = $this->google->form(
			$this->api->token,
			array(
				'grant_type'    => 'authorization_code',
				'code'          => $code,
				'code_verifier' => $pending->verifier,
				'redirect_uri'  => OAuthClient::redirectUri(),
				'client_id'     => $client->id,
				'client_secret' => $client->secret,
			)
		);
		if ( ! $tokens->isSuccess() ) {
			return self::outcomeOfError( $tokens );
		}
		if ( ! in_array( CreateAuthorizationUrl::SCOPE, explode( ' ', $tokens->text( 'scope' ) ), true ) ) {
			return OAuthOutcome::SCOPE;
		}
		if ( '' === $tokens->text( 'refresh_token' ) || '' === $tokens->text( 'access_token' ) ) {
			return OAuthOutcome::NO_REFRESH;
		}
		$about = $this->google->get(
			"{$this->api->drive}/about",
			$tokens->text( 'access_token' ),
			array( 'fields' => 'user(emailAddress)' )
		);
		return $about->isSuccess() ? $this->saveConnection( $tokens, $about->text( 'user.emailAddress' ) ) : self::outcomeOfError( $about );
	}

	/** Keeps the folder if the same account connects again; another account doesn't have it. */
	private function saveConnection( GoogleResponse $tokens, string $label ): OAuthOutcome {
		$before  = $this->connections->get();
		$isSame  = null !== $before && $before->label === $label;
		$seconds = $tokens->at( 'expires_in' );
		$now     = $this->clock->now()->getTimestamp();
		$this->connections->save(
			new Connection(
				Encryption::close( $tokens->text( 'refresh_token' ) ),
				$label,
				$now,
				$isSame ? $before->folderId : '',
				$isSame ? $before->folderName : ''
			)
		);
		$this->connections->saveToken( $tokens->text( 'access_token' ), $now + ( is_int( $seconds ) ? $seconds : 0 ) );
		$this->pendingJobs->makeDue();
		DeliveryScheduler::scheduleEvent( $this->clock ); // Failed deliveries are pending again.
		return OAuthOutcome::CONNECTED;
	}

	private static function outcomeOfError( GoogleResponse $answer ): OAuthOutcome {
		return match ( GoogleException::of( $answer )->error ) {
			GoogleError::CLIENT       => OAuthOutcome::CLIENT,
			GoogleError::SCOPE        => OAuthOutcome::SCOPE,
			GoogleError::SWITCHED_OFF => OAuthOutcome::SWITCHED_OFF,
			GoogleError::UNREACHABLE,
			GoogleError::WAIT         => OAuthOutcome::UNREACHABLE,
			default                   => OAuthOutcome::REFUSED,
		};
	}
}
