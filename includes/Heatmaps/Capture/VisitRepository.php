<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Storage\RateLimitWindow;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores visits until they are aggregated. */
final class VisitRepository {

	private const ADD = 'INSERT INTO {heatmap_visits} (page, at, device, width, fold, reach, clicked, clicks)';

	/** The database compares on insert. */
	private const WITHIN = ' FROM {rate_limits} WHERE survey_id = %d AND address = %s AND minute = %d AND hits <= %d';

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/**
	 * Inserts in one statement.
	 *
	 * @param RateLimitWindow|null $within the minute whose limit must not be reached yet; null for no limit.
	 * @throws StorageFailed
	 */
	public function add( Visit $visit, ?RateLimitWindow $within ): void {
		$row = array(
			$visit->page,
			Clock::toStored( $this->clock->now() ),
			$visit->device->value,
			$visit->width,
			$visit->fold,
			$visit->reach,
			$visit->clicks->count(),
			$visit->clicks->toStored(),
		);
		if ( null === $within ) {
			$this->db->write( self::ADD . ' VALUES (%s, %s, %d, %d, %d, %d, %d, %s)', $row );
			return;
		}
		$this->db->write(
			self::ADD . ' SELECT %s, %s, %d, %d, %d, %d, %d, %s' . self::WITHIN,
			array( ...$row, $within->surveyId, $within->address, $within->minute, $within->most )
		);
	}
}
