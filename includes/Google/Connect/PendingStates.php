<?php
declare(strict_types=1);

namespace UserFeedback\Google\Connect;

use UserFeedback\Clock;
use UserFeedback\Settings\Seal;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * What connects who comes back from Google with who was sent there: of each user the last, good once and for a quarter of an
 * hour. It is stored so that a copy of the database is of no use: the state as its hash, the verifier sealed.
 */
final class PendingStates {

	public const META = 'userfeedback_google_state';

	private const SECONDS = 900;

	public function __construct( private readonly Clock $clock ) {}

	/** @return string the state, to be sent along. */
	public function begin( int $userId, Pending $pending ): string {
		$state = bin2hex( random_bytes( 24 ) );
		update_user_meta(
			$userId,
			self::META,
			array(
				'state'    => hash( 'sha256', $state ),
				'verifier' => Seal::close( $pending->verifier ),
				'target'   => $pending->target,
				'site'     => get_current_blog_id(),
				'until'    => $this->clock->now()->getTimestamp() + self::SECONDS,
			)
		);
		return $state;
	}

	/** Null for a state that is not this user's, was used, or is too old. */
	public function take( int $userId, string $state ): ?Pending {
		$stored = get_user_meta( $userId, self::META, true );
		if (
			! is_array( $stored ) || ! is_string( $stored['state'] ?? null )
			|| ! hash_equals( $stored['state'], hash( 'sha256', $state ) )
			|| get_current_blog_id() !== ( $stored['site'] ?? 0 )
		) {
			return null;
		}
		if ( ! delete_user_meta( $userId, self::META, $stored ) ) {
			return null; // Somebody with the same address was a moment earlier.
		}
		$verifier = Seal::open( is_string( $stored['verifier'] ?? null ) ? $stored['verifier'] : '' );
		$until    = $stored['until'] ?? 0;
		return null !== $verifier && is_int( $until ) && $until > $this->clock->now()->getTimestamp()
			? new Pending( $verifier, is_string( $stored['target'] ?? null ) ? $stored['target'] : '' )
			: null;
	}
}
