<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Displays;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Db;
use UserFeedback\Responses\CountedMinute;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How often a survey was seen and begun, per day. */
final class ImpressionRepository {

	/** Slots 1 to 8 of a day; slot 0 is the processor's, see TallyRepository. */
	private const SLOTS = 8;

	private const ADD       = ' ON DUPLICATE KEY UPDATE impressions = impressions + VALUES(impressions)';
	private const ADD_START = ' ON DUPLICATE KEY UPDATE starts = starts + VALUES(starts)';

	/** Unless the minute has had its number; the survey's numbers and that one are compared by the database, at once. */
	private const WITHIN = ' FROM {rate_limits} WHERE survey_id = %d AND address = %s AND minute = %d AND hits <= %d';

	private const SEEN  = 'INSERT INTO {daily} (survey_id, day, slot, impressions)';
	private const BEGUN = 'INSERT INTO {daily} (survey_id, day, slot, starts)';

	public function __construct( private readonly Db $db ) {}

	/**
	 * One statement that adds, because reading a number and writing it back loses visitors who come together; a random
	 * slot, because they would wait for each other at one row.
	 *
	 * @param string             $day    the site's calendar day.
	 * @param CountedMinute|null $within the minute that must not have had its number yet; null for no limit.
	 * @return bool whether it was added.
	 * @throws StorageFailed
	 */
	public function add( int $surveyId, string $day, int $impressions = 1, ?CountedMinute $within = null ): bool {
		$row = array( $surveyId, $day, random_int( 1, self::SLOTS ), $impressions );
		return null === $within
			? $this->db->write( self::SEEN . ' VALUES (%d, %s, %d, %d)' . self::ADD, $row ) > 0
			: $this->db->write(
				self::SEEN . ' SELECT %d, %s, %d, %d' . self::WITHIN . self::ADD,
				array( ...$row, ...self::place( $within ) )
			) > 0;
	}

	/**
	 * Somebody began to answer.
	 *
	 * @param string             $day    the site's calendar day.
	 * @param CountedMinute|null $within as for add().
	 * @return bool whether it was added.
	 * @throws StorageFailed
	 */
	public function addStart( int $surveyId, string $day, ?CountedMinute $within = null ): bool {
		$row = array( $surveyId, $day, random_int( 1, self::SLOTS ) );
		return null === $within
			? $this->db->write( self::BEGUN . ' VALUES (%d, %s, %d, 1)' . self::ADD_START, $row ) > 0
			: $this->db->write(
				self::BEGUN . ' SELECT %d, %s, %d, 1' . self::WITHIN . self::ADD_START,
				array( ...$row, ...self::place( $within ) )
			) > 0;
	}

	/** @return array{int, string, int, int} */
	private static function place( CountedMinute $minute ): array {
		return array( $minute->surveyId, $minute->address, $minute->minute, $minute->most );
	}
}
