<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Api;

use RuntimeException;
use UserFeedback\Platform\Rest\Problem\RequestError;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A request to Google failed. The message is for the owner and contains no secret. */
final class GoogleException extends RuntimeException {

	/** @param int|null $wait seconds, if the response says so. */
	public function __construct(
		public readonly GoogleError $error,
		public readonly int $status = 0,
		public readonly ?int $wait = null,
		string $googleMessage = ''
	) {
		parent::__construct(
			'' === $googleMessage
				? $error->sentence()
				/* translators: 1: what went wrong, a sentence. 2: what Google says of it, in English. */
				: sprintf( __( '%1$s Google says: %2$s', 'userfeedback' ), $error->sentence(), $googleMessage )
		);
	}

	/** Converts it for the API. */
	public function toProblem(): RequestError {
		return RequestError::externalServiceFailed( $this->getMessage(), $this->error->needsOwner() );
	}

	/** Creates it from an error response. */
	public static function of( GoogleResponse $answer ): self {
		$reason = $answer->reason();
		$has    = static fn( string ...$words ): bool => array() !== array_filter(
			$words,
			static fn( string $word ): bool => str_contains( $reason, $word )
		);
		$kind   = match ( true ) {
			0 === $answer->status || $answer->status >= 500                                => GoogleError::UNREACHABLE,
			429 === $answer->status || $has( 'ateLimitExceeded' )                          => GoogleError::WAIT,
			$has( 'invalid_grant' ) || 401 === $answer->status                             => $has( 'invalid_client' )
				? GoogleError::CLIENT
				: GoogleError::LOST,
			$has( 'invalid_client', 'unauthorized_client' )                                => GoogleError::CLIENT,
			$has( 'insufficientPermissions', 'SCOPE_INSUFFICIENT' )                        => GoogleError::SCOPE,
			$has( 'accessNotConfigured', 'SERVICE_DISABLED' )                              => GoogleError::SWITCHED_OFF,
			$has( 'storageQuotaExceeded' )                                                 => GoogleError::NO_ROOM,
			404 === $answer->status                                                        => GoogleError::MISSING,
			400 === $answer->status && str_contains( $answer->errorMessage(), '10000000' ) => GoogleError::FULL,
			default                                                                        => GoogleError::REFUSED,
		};
		return new self(
			$kind,
			$answer->status,
			$answer->wait,
			GoogleError::REFUSED === $kind ? $answer->errorMessage() : ''
		);
	}
}
