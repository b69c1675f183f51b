<?php
declare(strict_types=1);

namespace UserFeedback\Responses\RateLimit;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Contract\Problem\TooMany;
use UserFeedback\Responses\CountedMinute;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How many responses one address may send to one survey in a minute, and how many displays of it are counted. No WordPress here. */
final class RateLimit {

	/** Responses a minute where the site says nothing else. */
	private const USUAL = 30;

	/** Displays that are counted: an office or a school behind one address looks at many pages. */
	private const DISPLAYS = 120;

	private const MINUTE = 60;

	/**
	 * @param int    $limit    responses a minute; 0 is no limit.
	 * @param int    $displays impressions and starts a minute; 0 is no limit.
	 * @param string $salt     a secret of the site, so that what is stored tells no address.
	 */
	public function __construct(
		private readonly RateLimitRepository $counts,
		private readonly Clock $clock,
		private readonly int $limit,
		private readonly int $displays,
		private readonly string $salt
	) {}

	/** The owner's `USERFEEDBACK_RATE_LIMIT`. */
	public static function ofSite(): int {
		return defined( 'USERFEEDBACK_RATE_LIMIT' ) && is_numeric( USERFEEDBACK_RATE_LIMIT )
			? max( 0, (int) USERFEEDBACK_RATE_LIMIT )
			: self::USUAL;
	}

	/** A site without the one limit has none. */
	public static function ofDisplays(): int {
		return 0 === self::ofSite() ? 0 : self::DISPLAYS;
	}

	/** A server that cannot tell addresses apart must not count all visitors as one. */
	public function isFor( string $address ): bool {
		return $this->limit > 0 && '' !== $address;
	}

	/**
	 * Counts one response, where there is a limit for its sender.
	 *
	 * @throws TooMany this minute has had its number; it is not counted.
	 * @throws StorageFailed
	 */
	public function count( int $surveyId, string $address ): void {
		$this->hit( $surveyId, $address, 'address' );
	}

	/**
	 * Counts one vote for a post: as many as responses, in a count of their own.
	 *
	 * @throws TooMany this minute has had its number; it is not counted.
	 * @throws StorageFailed
	 */
	public function countVote( int $postId, string $address ): void {
		$this->hit( $postId, $address, 'rating' );
	}

	/**
	 * Counts one display, where there is a limit for its sender. Whether it is one too many shows when it is added to the
	 * survey's numbers: that saves a statement, and a display is nothing that anybody waits for.
	 *
	 * @return CountedMinute|null null where there is no limit.
	 * @throws StorageFailed
	 */
	public function countDisplay( int $surveyId, string $address ): ?CountedMinute {
		if ( 0 === $this->displays || '' === $address ) {
			return null;
		}
		$counted = new CountedMinute(
			$surveyId,
			$this->hash( $address, 'display' ),
			intdiv( $this->clock->now()->getTimestamp(), self::MINUTE ),
			$this->displays
		);
		$this->counts->countUp( $counted );
		return $counted;
	}

	/**
	 * For one that was counted and turned out to be a repeat: rarer than looking for repeats before each response.
	 *
	 * @throws StorageFailed
	 */
	public function takeBack( int $surveyId, string $address ): void {
		if ( $this->isFor( $address ) ) {
			$this->counts->takeBack( $surveyId, $this->hash( $address ), intdiv( $this->clock->now()->getTimestamp(), self::MINUTE ) );
		}
	}

	/** Clears up what no minute needs any more; so many rows at most. */
	public function forgetOld( int $most ): int {
		return $this->counts->deleteBefore( intdiv( $this->clock->now()->getTimestamp(), self::MINUTE ), $most );
	}

	/** @throws TooMany|StorageFailed */
	private function hit( int $id, string $address, string $of ): void {
		if ( ! $this->isFor( $address ) ) {
			return;
		}
		$now = $this->clock->now()->getTimestamp();
		if ( ! $this->counts->hit( $id, $this->hash( $address, $of ), intdiv( $now, self::MINUTE ), $this->limit ) ) {
			throw new TooMany( self::MINUTE - $now % self::MINUTE );
		}
	}

	/** What is counted is in it, so that displays take nothing from the number of responses. */
	private function hash( string $address, string $of = 'address' ): string {
		return substr( hash_hmac( 'sha256', "$of|$address", $this->salt ), 0, 32 );
	}
}
