<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\Impressions;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Storage\RateLimitWindow;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Daily impressions and starts of surveys, and visitors who were shown one of two versions. */
final class ImpressionRepository {

	/** Slots 1 to 8 of a day; slot 0 belongs to the processor, see CounterRepository. */
	private const SLOTS = 8;

	private const ADD         = ' ON DUPLICATE KEY UPDATE impressions = impressions + VALUES(impressions)';
	private const ADD_START   = ' ON DUPLICATE KEY UPDATE starts = starts + VALUES(starts)';
	private const ADD_VISITOR = ' ON DUPLICATE KEY UPDATE visitors = visitors + VALUES(visitors)';

	/** Adds only if the minute's limit is not reached; the database checks this in the same statement. */
	private const WITHIN = ' FROM {rate_limits} WHERE survey_id = %d AND address = %s AND minute = %d AND hits <= %d';

	private const SEEN  = 'INSERT INTO {daily} (survey_id, day, slot, impressions)';
	private const BEGUN = 'INSERT INTO {daily} (survey_id, day, slot, starts)';
	private const FIRST = 'INSERT INTO {daily} (survey_id, day, slot, visitors)';

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param string               $day    in the site's time zone
	 * @param RateLimitWindow|null $within the minute whose limit must not be reached yet; null for no limit
	 * @return bool true if it was added
	 * @throws StorageFailed
	 */
	public function add( int $surveyId, string $day, int $impressions = 1, ?RateLimitWindow $within = null ): bool {
		return $this->increase( self::SEEN, self::ADD, array( $surveyId, $day ), $impressions, $within );
	}

	/**
	 * Counts that a visitor started the survey.
	 *
	 * @param string               $day    in the site's time zone
	 * @param RateLimitWindow|null $within as for add().
	 * @return bool true if it was added
	 * @throws StorageFailed
	 */
	public function addStart( int $surveyId, string $day, ?RateLimitWindow $within = null ): bool {
		return $this->increase( self::BEGUN, self::ADD_START, array( $surveyId, $day ), 1, $within );
	}

	/**
	 * Counts a visitor who was shown one of two versions for the first time.
	 *
	 * @param string               $day    in the site's time zone
	 * @param RateLimitWindow|null $within as for add().
	 * @return bool true if it was added
	 * @throws StorageFailed
	 */
	public function addVisitor( int $surveyId, string $day, ?RateLimitWindow $within = null ): bool {
		return $this->increase( self::FIRST, self::ADD_VISITOR, array( $surveyId, $day ), 1, $within );
	}

	/**
	 * Adds in one statement, because reading a number and writing it back loses parallel visitors. It uses a random slot,
	 * because parallel visitors would wait for each other at one row.
	 *
	 * @param literal-string     $insert
	 * @param literal-string     $add
	 * @param array{int, string} $place the survey and the day.
	 * @throws StorageFailed
	 */
	private function increase( string $insert, string $add, array $place, int $number, ?RateLimitWindow $within ): bool {
		$row = array( ...$place, random_int( 1, self::SLOTS ), $number );
		return null === $within
			? $this->db->write( "$insert VALUES (%d, %s, %d, %d)$add", $row ) > 0
			: $this->db->write(
				"$insert SELECT %d, %s, %d, %d" . self::WITHIN . $add,
				array( ...$row, $within->surveyId, $within->address, $within->minute, $within->most )
			) > 0;
	}
}
