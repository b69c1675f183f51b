<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Db;

/** How often a survey was seen and begun, per day. */
final class ImpressionRepository {

	/** Slots 1 to 8 of a day; slot 0 is the processor's, see TallyRepository. */
	private const SLOTS = 8;

	private const UPSERT = 'INSERT INTO {daily} (survey_id, day, slot, impressions) VALUES (%d, %s, %d, %d) ON DUPLICATE KEY UPDATE impressions = impressions + VALUES(impressions)';

	private const UPSERT_START = 'INSERT INTO {daily} (survey_id, day, slot, starts) VALUES (%d, %s, %d, 1) ON DUPLICATE KEY UPDATE starts = starts + VALUES(starts)';

	public function __construct( private readonly Db $db ) {}

	/**
	 * One statement that adds, because reading a number and writing it back loses visitors who come together; a random
	 * slot, because they would wait for each other at one row.
	 *
	 * @param string $day the site's calendar day.
	 * @throws StorageFailed
	 */
	public function add( int $survey_id, string $day, int $impressions = 1 ): void {
		$this->db->write( self::UPSERT, array( $survey_id, $day, random_int( 1, self::SLOTS ), $impressions ) );
	}

	/**
	 * Somebody began to answer.
	 *
	 * @param string $day the site's calendar day.
	 * @throws StorageFailed
	 */
	public function addStart( int $survey_id, string $day ): void {
		$this->db->write( self::UPSERT_START, array( $survey_id, $day, random_int( 1, self::SLOTS ) ) );
	}
}
