<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\RateLimit;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Storage\RateLimitWindow;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores how often an address wrote to a survey in a minute. */
final class RateLimitRepository {

	private const FIRST = 'INSERT IGNORE INTO {rate_limits} (survey_id, address, minute, hits) VALUES (%d, %s, %d, 1)';
	private const UP    = 'INSERT INTO {rate_limits} (survey_id, address, minute, hits) VALUES (%d, %s, %d, 1)
		ON DUPLICATE KEY UPDATE hits = hits + 1';
	private const NEXT  = 'UPDATE {rate_limits} SET hits = hits + 1 WHERE survey_id = %d AND address = %s AND minute = %d AND hits < %d';

	public function __construct( private readonly Db $db ) {}

	/**
	 * Counts one more, unless the limit is reached.
	 *
	 * Each statement checks the limit itself, and its affected rows are the result: reading the count and then writing it would
	 * let parallel requests through together, and reading it after adding would refuse them together.
	 *
	 * @param string $address 32-character hash of the address
	 * @param int    $minute  Unix time divided by 60.
	 * @return bool true if it was counted
	 * @throws StorageFailed
	 */
	public function hit( int $surveyId, string $address, int $minute, int $limit ): bool {
		$row = array( $surveyId, $address, $minute );
		return 1 === $this->db->write( self::FIRST, $row ) || 1 === $this->db->write( self::NEXT, array( ...$row, $limit ) );
	}

	/**
	 * Counts one more, without a limit.
	 *
	 * @throws StorageFailed
	 */
	public function countUp( RateLimitWindow $of ): void {
		$this->db->write( self::UP, array( $of->surveyId, $of->address, $of->minute ) );
	}

	/** @throws StorageFailed */
	public function takeBack( int $surveyId, string $address, int $minute ): void {
		$this->db->write(
			'UPDATE {rate_limits} SET hits = hits - 1 WHERE survey_id = %d AND address = %s AND minute = %d AND hits > 0',
			array( $surveyId, $address, $minute )
		);
	}

	/** @return int rows deleted; if it equals $most, there may be more */
	public function deleteBefore( int $minute, int $most ): int {
		return $this->db->write( 'DELETE FROM {rate_limits} WHERE minute < %d ORDER BY minute LIMIT %d', array( $minute, $most ) );
	}
}
