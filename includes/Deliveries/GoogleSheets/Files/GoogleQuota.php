<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Files;

use UserFeedback\Deliveries\GoogleSheets\Api\GoogleError;
use UserFeedback\Deliveries\GoogleSheets\Api\GoogleException;
use UserFeedback\Platform\Clock;
use UserFeedback\Responses\Submit\RateLimit\RateLimitRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Google allows 60 writes and 60 reads a minute for each account. All workers share one count, which leaves some
 * requests for the owner's other apps.
 */
final class GoogleQuota {

	public const WRITES = 50;
	public const READS  = 50;

	private const MINUTE = 60;

	public function __construct( private readonly RateLimitRepository $counts, private readonly Clock $clock ) {}

	/** @throws GoogleException The limit of this minute is reached. */
	public function write(): void {
		$this->take( 'google writes', self::WRITES );
	}

	/** @throws GoogleException likewise. */
	public function read(): void {
		$this->take( 'google reads', self::READS );
	}

	private function take( string $what, int $limit ): void {
		$now = $this->clock->now()->getTimestamp();
		if ( ! $this->counts->hit( 0, md5( $what ), intdiv( $now, self::MINUTE ), $limit ) ) {
			throw new GoogleException( GoogleError::WAIT, 0, self::MINUTE - $now % self::MINUTE );
		}
	}
}
