<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Connect;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Secrets\Encryption;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Matches users whom Google redirects back with those who were sent there: the last attempt of each user, valid once and for a
 * quarter of an hour. A copy of the database reveals nothing: the state is stored as a hash, the verifier encrypted.
 */
final class PendingAuthorizationStore {

	public const META = 'userfeedback_google_state';

	private const SECONDS = 900;

	public function __construct( private readonly Clock $clock ) {}

	/** @return string the state, to be sent to Google. */
	public function begin( int $userId, PendingAuthorization $pending ): string {
		$state = bin2hex( random_bytes( 24 ) );
		update_user_meta(
			$userId,
			self::META,
			array(
				'state'    => hash( 'sha256', $state ),
				'verifier' => Encryption::close( $pending->verifier ),
				'target'   => $pending->target,
				'site'     => get_current_blog_id(),
				'until'    => $this->clock->now()->getTimestamp() + self::SECONDS,
			)
		);
		return $state;
	}

	/** Returns null if the state isn't this user's, was used, or has expired. */
	public function take( int $userId, string $state ): ?PendingAuthorization {
		$stored = get_user_meta( $userId, self::META, true );
		if (
			! is_array( $stored ) || ! is_string( $stored['state'] ?? null )
			|| ! hash_equals( $stored['state'], hash( 'sha256', $state ) )
			|| get_current_blog_id() !== ( $stored['site'] ?? 0 )
		) {
			return null;
		}
		if ( ! delete_user_meta( $userId, self::META, $stored ) ) {
			return null; // Another request with this URL was faster.
		}
		$verifier = Encryption::open( is_string( $stored['verifier'] ?? null ) ? $stored['verifier'] : '' );
		$until    = $stored['until'] ?? 0;
		return null !== $verifier && is_int( $until ) && $until > $this->clock->now()->getTimestamp()
			? new PendingAuthorization( $verifier, is_string( $stored['target'] ?? null ) ? $stored['target'] : '' )
			: null;
	}
}
