<?php
declare(strict_types=1);

namespace UserFeedback\Google\Api;

use RuntimeException;
use UserFeedback\Contract\Problem\OutsideFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A request to Google failed. The message is for the owner and contains no secret. */
final class GoogleTrouble extends RuntimeException {

	/** @param int|null $wait seconds, if the response says so. */
	public function __construct(
		public readonly Trouble $trouble,
		public readonly int $status = 0,
		public readonly ?int $wait = null,
		string $said = ''
	) {
		parent::__construct(
			'' === $said
				? $trouble->sentence()
				/* translators: 1: what went wrong, a sentence. 2: what Google says of it, in English. */
				: sprintf( __( '%1$s Google says: %2$s', 'userfeedback' ), $trouble->sentence(), $said )
		);
	}

	/** Converts it for the API. */
	public function toProblem(): OutsideFailed {
		return new OutsideFailed( $this->getMessage(), $this->trouble->needsOwner() );
	}

	/** Creates it from an error response. */
	public static function of( Answered $answer ): self {
		$reason  = $answer->reason();
		$has     = static fn( string ...$words ): bool => array() !== array_filter(
			$words,
			static fn( string $word ): bool => str_contains( $reason, $word )
		);
		$trouble = match ( true ) {
			0 === $answer->status || $answer->status >= 500                  => Trouble::UNREACHABLE,
			429 === $answer->status || $has( 'ateLimitExceeded' )            => Trouble::WAIT,
			$has( 'invalid_grant' ) || 401 === $answer->status               => $has( 'invalid_client' ) ? Trouble::CLIENT : Trouble::LOST,
			$has( 'invalid_client', 'unauthorized_client' )                  => Trouble::CLIENT,
			$has( 'insufficientPermissions', 'SCOPE_INSUFFICIENT' )          => Trouble::SCOPE,
			$has( 'accessNotConfigured', 'SERVICE_DISABLED' )                => Trouble::SWITCHED_OFF,
			$has( 'storageQuotaExceeded' )                                   => Trouble::NO_ROOM,
			404 === $answer->status                                          => Trouble::MISSING,
			400 === $answer->status && str_contains( $answer->said(), '10000000' ) => Trouble::FULL,
			default                                                          => Trouble::REFUSED,
		};
		return new self(
			$trouble,
			$answer->status,
			$answer->wait,
			Trouble::REFUSED === $trouble ? $answer->said() : ''
		);
	}
}
