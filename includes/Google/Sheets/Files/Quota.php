<?php
declare(strict_types=1);

namespace UserFeedback\Google\Sheets\Files;

use UserFeedback\Clock;
use UserFeedback\Google\Api\GoogleTrouble;
use UserFeedback\Google\Api\Trouble;
use UserFeedback\Responses\RateLimit\RateLimitRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Google takes 60 calls that write and 60 that read in a minute of each account. All workers count together, and leave
 * some of it to what else the owner has.
 */
final class Quota {

	public const WRITES = 50;
	public const READS  = 50;

	private const MINUTE = 60;

	public function __construct( private readonly RateLimitRepository $counts, private readonly Clock $clock ) {}

	/** @throws GoogleTrouble this minute has had its number. */
	public function write(): void {
		$this->take( 'google writes', self::WRITES );
	}

	/** @throws GoogleTrouble likewise. */
	public function read(): void {
		$this->take( 'google reads', self::READS );
	}

	private function take( string $what, int $limit ): void {
		$now = $this->clock->now()->getTimestamp();
		if ( ! $this->counts->hit( 0, md5( $what ), intdiv( $now, self::MINUTE ), $limit ) ) {
			throw new GoogleTrouble( Trouble::WAIT, 0, self::MINUTE - $now % self::MINUTE );
		}
	}
}
