<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\Impressions;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Storage\RateLimitWindow;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Daily impressions and starts of surveys. */
final class ImpressionRepository {

	/** Slots 1 to 8 of a day; slot 0 belongs to the processor, see CounterRepository. */
	private const SLOTS = 8;

	private const ADD       = ' ON DUPLICATE KEY UPDATE impressions = impressions + VALUES(impressions)';
	private const ADD_START = ' ON DUPLICATE KEY UPDATE starts = starts + VALUES(starts)';

	/** Adds only if the minute's limit is not reached; the database checks this in the same statement. */
	private const WITHIN = ' FROM {rate_limits} WHERE survey_id = %d AND address = %s AND minute = %d AND hits <= %d';

	private const SEEN  = 'INSERT INTO {daily} (survey_id, day, slot, impressions)';
	private const BEGUN = 'INSERT INTO {daily} (survey_id, day, slot, starts)';

	public function __construct( private readonly Db $db ) {}

	/**
	 * Adds in one statement, because reading a number and writing it back loses parallel visitors. It uses a random slot,
	 * because parallel visitors would wait for each other at one row.
	 *
	 * @param string             $day    in the site's time zone
	 * @param RateLimitWindow|null $within the minute whose limit must not be reached yet; null for no limit
	 * @return bool true if it was added
	 * @throws StorageFailed
	 */
	public function add( int $surveyId, string $day, int $impressions = 1, ?RateLimitWindow $within = null ): bool {
		$row = array( $surveyId, $day, random_int( 1, self::SLOTS ), $impressions );
		return null === $within
			? $this->db->write( self::SEEN . ' VALUES (%d, %s, %d, %d)' . self::ADD, $row ) > 0
			: $this->db->write(
				self::SEEN . ' SELECT %d, %s, %d, %d' . self::WITHIN . self::ADD,
				array( ...$row, ...self::place( $within ) )
			) > 0;
	}

	/**
	 * Counts that a visitor started the survey.
	 *
	 * @param string             $day    in the site's time zone
	 * @param RateLimitWindow|null $within as for add().
	 * @return bool true if it was added
	 * @throws StorageFailed
	 */
	public function addStart( int $surveyId, string $day, ?RateLimitWindow $within = null ): bool {
		$row = array( $surveyId, $day, random_int( 1, self::SLOTS ) );
		return null === $within
			? $this->db->write( self::BEGUN . ' VALUES (%d, %s, %d, 1)' . self::ADD_START, $row ) > 0
			: $this->db->write(
				self::BEGUN . ' SELECT %d, %s, %d, 1' . self::WITHIN . self::ADD_START,
				array( ...$row, ...self::place( $within ) )
			) > 0;
	}

	/** @return array{int, string, int, int} */
	private static function place( RateLimitWindow $minute ): array {
		return array( $minute->surveyId, $minute->address, $minute->minute, $minute->most );
	}
}
