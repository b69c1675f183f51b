<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\RateLimit;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Injection\CreatedBy;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Secrets\ConfigSalts;
use UserFeedback\Responses\Storage\RateLimitWindow;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Limits responses per address, survey, and minute, and the displays that are counted. No WordPress here. */
#[CreatedBy( 'ofSite' )]
final class RateLimit {

	/** Default responses per minute. */
	private const USUAL = 30;

	/** Counted displays per minute: an office or a school behind one address views many pages. */
	private const DISPLAYS = 120;

	private const MINUTE = 60;

	/**
	 * @param int    $limit    responses a minute; 0 is no limit.
	 * @param int    $displays impressions and starts a minute; 0 is no limit.
	 * @param string $salt     a secret of the site, so that stored hashes reveal no address
	 */
	public function __construct(
		private readonly RateLimitRepository $counts,
		private readonly Clock $clock,
		private readonly int $limit,
		private readonly int $displays,
		private readonly string $salt
	) {}

	/** The site owner's `USERFEEDBACK_RATE_LIMIT` limits responses. If it is 0, displays have no limit either. */
	public static function ofSite( RateLimitRepository $counts, Clock $clock ): self {
		$limit = defined( 'USERFEEDBACK_RATE_LIMIT' ) && is_numeric( USERFEEDBACK_RATE_LIMIT )
			? max( 0, (int) USERFEEDBACK_RATE_LIMIT )
			: self::USUAL;
		return new self( $counts, $clock, $limit, 0 === $limit ? 0 : self::DISPLAYS, SiteSetup::writeKey() . ConfigSalts::all() );
	}

	/** A server that can't distinguish addresses must not count all visitors as one. */
	public function isFor( string $address ): bool {
		return $this->limit > 0 && '' !== $address;
	}

	/**
	 * Counts one response, if its sender has a limit.
	 *
	 * @throws RequestError the limit for this minute is reached; it is not counted.
	 * @throws StorageFailed
	 */
	public function count( int $surveyId, string $address ): void {
		$this->hit( $surveyId, $address, 'address' );
	}

	/**
	 * Counts one vote for a post: with the same limit as responses, but counted separately.
	 *
	 * @throws RequestError the limit for this minute is reached; it is not counted.
	 * @throws StorageFailed
	 */
	public function countVote( int $postId, string $address ): void {
		$this->hit( $postId, $address, 'rating' );
	}

	/**
	 * Counts one display, if its sender has a limit. The limit is checked only when the display is added to the survey's
	 * numbers: that saves a statement, and no visitor waits for the result.
	 *
	 * @return RateLimitWindow|null null if there is no limit
	 * @throws StorageFailed
	 */
	public function countDisplay( int $surveyId, string $address ): ?RateLimitWindow {
		if ( 0 === $this->displays || '' === $address ) {
			return null;
		}
		$counted = new RateLimitWindow(
			$surveyId,
			$this->hash( $address, 'display' ),
			intdiv( $this->clock->now()->getTimestamp(), self::MINUTE ),
			$this->displays
		);
		$this->counts->countUp( $counted );
		return $counted;
	}

	/**
	 * Counts one report on a visit without a response: with the same limit as displays, but counted separately.
	 *
	 * @return bool false if the limit for this minute is reached
	 * @throws StorageFailed
	 */
	public function allowsVisit( int $surveyId, string $address ): bool {
		$minute = intdiv( $this->clock->now()->getTimestamp(), self::MINUTE );
		return 0 === $this->displays
			|| '' === $address
			|| $this->counts->hit( $surveyId, $this->hash( $address, 'visit' ), $minute, $this->displays );
	}

	/**
	 * Uncounts a response that was a repeat: rarer than searching for repeats before each response.
	 *
	 * @throws StorageFailed
	 */
	public function takeBack( int $surveyId, string $address ): void {
		if ( $this->isFor( $address ) ) {
			$this->counts->takeBack( $surveyId, $this->hash( $address ), intdiv( $this->clock->now()->getTimestamp(), self::MINUTE ) );
		}
	}

	/** Deletes counts of past minutes, up to so many rows. */
	public function forgetOld( int $most ): int {
		return $this->counts->deleteBefore( intdiv( $this->clock->now()->getTimestamp(), self::MINUTE ), $most );
	}

	/** @throws RequestError|StorageFailed rate limit reached. */
	private function hit( int $id, string $address, string $of ): void {
		if ( ! $this->isFor( $address ) ) {
			return;
		}
		$now = $this->clock->now()->getTimestamp();
		if ( ! $this->counts->hit( $id, $this->hash( $address, $of ), intdiv( $now, self::MINUTE ), $this->limit ) ) {
			throw RequestError::tooManyRequests( self::MINUTE - $now % self::MINUTE );
		}
	}

	/** Includes the kind of request, so that displays don't reduce the limit for responses. */
	private function hash( string $address, string $of = 'address' ): string {
		return substr( hash_hmac( 'sha256', "$of|$address", $this->salt ), 0, 32 );
	}
}
