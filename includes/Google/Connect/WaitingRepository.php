<?php
declare(strict_types=1);

namespace UserFeedback\Google\Connect;

use UserFeedback\Clock;
use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Of what waits to be sent, what waits for Google. */
final class WaitingRepository {

	/** Channel of what goes to Google, as its rows say. */
	public const CHANNEL = 'google';

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/** It goes at once, as if nothing had failed. What somebody is at now is left to him. */
	public function wake(): void {
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
