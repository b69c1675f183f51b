<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Connect;

use UserFeedback\Deliveries\GoogleSheets\Api\GoogleApiUrls;
use UserFeedback\Platform\Rest\Problem\RequestError;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The page where an owner allows this site to write its own files to their Google Drive. */
final class CreateAuthorizationUrl {

	/** Only files that this site creates, or that are opened with it. */
	public const SCOPE = 'https://www.googleapis.com/auth/drive.file';

	public function __construct( private readonly PendingAuthorizationStore $pendingAuthorizations, private readonly GoogleApiUrls $api ) {}

	/**
	 * @param string $target see OAuthReturnUrl.
	 * @throws RequestError external service failed.
	 */
	public function run( OAuthClient $client, int $userId, string $target ): string {
		if ( ! $client->isComplete() ) {
			throw RequestError::externalServiceFailed(
				__( 'Enter the client ID and the client secret of your Google Cloud project first.', 'userfeedback' ),
				true
			);
		}
		$verifier = self::base64( random_bytes( 48 ) );
		return $this->api->consent . '?' . http_build_query(
			array(
				'client_id'             => $client->id,
				'redirect_uri'          => OAuthClient::redirectUri(),
				'response_type'         => 'code',
				'scope'                 => self::SCOPE,
				'access_type'           => 'offline',
				'prompt'                => 'consent',
				'state'                 => $this->pendingAuthorizations->begin( $userId, new PendingAuthorization( $verifier, $target ) ),
				'code_challenge'        => self::base64( hash( 'sha256', $verifier, true ) ),
				'code_challenge_method' => 'S256',
			)
		);
	}

	/** Encodes for URLs, RFC 7636. */
	private static function base64( string $bytes ): string {
		return sodium_bin2base64( $bytes, SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING );
	}
}
