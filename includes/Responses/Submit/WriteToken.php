<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\BadWriteToken;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * What a page carries so that its visitors may write to one survey: `{expiry in Unix seconds}.{HMAC-SHA256}`.
 *
 * It belongs to a survey and to no user, because the page it stands on may come out of a cache; a WordPress nonce would
 * be refused there.
 */
final class WriteToken {

	/** Seconds that a token is good for, at least. */
	public const LIFE = 2 * 86400;

	/** Tokens of one hour are the same, so that a manifest keeps its ETag that long. */
	private const STEP = 3600;

	/** @param string $previous the key that was changed for this one: what it signed is as if it had run out. */
	public function __construct( private readonly string $key, private readonly Clock $clock, private readonly string $previous = '' ) {}

	public function of( int $surveyId ): string {
		$now    = $this->clock->now()->getTimestamp();
		$expiry = $now - $now % self::STEP + self::STEP + self::LIFE;
		return "$expiry." . $this->mac( $surveyId, (string) $expiry, $this->key );
	}

	/** @throws BadWriteToken not of this survey; or genuine and run out, or of the key before, and then with a fresh one. */
	public function check( int $surveyId, string $token ): void {
		[ $expiry, $mac ] = explode( '.', $token, 2 ) + array( '', '' );

		$isOurs  = '' !== $this->key && hash_equals( $this->mac( $surveyId, $expiry, $this->key ), $mac );
		$wasOurs = ! $isOurs
			&& '' !== $this->key
			&& '' !== $this->previous
			&& hash_equals( $this->mac( $surveyId, $expiry, $this->previous ), $mac );
		if ( ! $isOurs && ! $wasOurs ) {
			throw new BadWriteToken();
		}
		if ( $wasOurs || (int) $expiry < $this->clock->now()->getTimestamp() ) {
			throw new BadWriteToken( $this->of( $surveyId ) );
		}
	}

	private function mac( int $surveyId, string $expiry, string $key ): string {
		return hash_hmac( 'sha256', "$surveyId|$expiry", $key );
	}
}
