<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Connect;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class PendingGoogleJobsRepository {

	/** The channel's name in rows of deliveries to Google. */
	public const CHANNEL = 'google';

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/** Makes them due immediately, as if none had failed. Jobs that a process works on are left to it. */
	public function makeDue(): void {
		$this->db->write(
			'UPDATE {destinations} SET off = 0, failures = 0, failing_since = NULL, rests_until = NULL, told_at = NULL WHERE channel = %s',
			array( self::CHANNEL )
		);
		$this->db->write(
			"UPDATE {jobs} SET state = 'waiting', attempts = 0, due_at = %s WHERE channel = %s AND lease = '' AND state IN ('waiting', 'failed')",
			array( Clock::toStored( $this->clock->now() ), self::CHANNEL )
		);
	}
}
