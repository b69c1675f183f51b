<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Problem\RequestError;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Token in a page that lets its visitors write to one survey: `{expiry in Unix seconds}.{HMAC-SHA256}`.
 *
 * It belongs to a survey and not to a user, because the page may be cached; a WordPress nonce would be refused there.
 */
final class WriteToken {

	/** Minimum seconds that a token is valid. */
	public const LIFE = 2 * 86400;

	/** Tokens created within an hour are identical, so that a manifest keeps its ETag that long. */
	private const STEP = 3600;

	/** @param string $previous the key that was replaced by this one: its tokens count as expired */
	public function __construct(
		#[ResultOf( SiteSetup::class, 'writeKey' )] private readonly string $key,
		private readonly Clock $clock,
		#[ResultOf( SiteSetup::class, 'previousWriteKey' )] private readonly string $previous = ''
	) {}

	public function of( int $surveyId ): string {
		$now    = $this->clock->now()->getTimestamp();
		$expiry = $now - $now % self::STEP + self::STEP + self::LIFE;
		return "$expiry." . $this->mac( $surveyId, (string) $expiry, $this->key );
	}

	/** @throws RequestError not for this survey; or genuine but expired, or from the previous key, and then with a fresh token. */
	public function check( int $surveyId, string $token ): void {
		[ $expiry, $mac ] = explode( '.', $token, 2 ) + array( '', '' );

		$isOurs  = '' !== $this->key && hash_equals( $this->mac( $surveyId, $expiry, $this->key ), $mac );
		$wasOurs = ! $isOurs
			&& '' !== $this->key
			&& '' !== $this->previous
			&& hash_equals( $this->mac( $surveyId, $expiry, $this->previous ), $mac );
		if ( ! $isOurs && ! $wasOurs ) {
			throw RequestError::badToken();
		}
		if ( $wasOurs || (int) $expiry < $this->clock->now()->getTimestamp() ) {
			throw RequestError::expiredToken( $this->of( $surveyId ) );
		}
	}

	private function mac( int $surveyId, string $expiry, string $key ): string {
		return hash_hmac( 'sha256', "$surveyId|$expiry", $key );
	}
}
