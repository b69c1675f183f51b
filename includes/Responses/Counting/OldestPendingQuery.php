<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Storage\CountingState;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class OldestPendingQuery {

	public function __construct( private readonly Db $db ) {}

	/** Returns the submission time of the oldest uncounted response, UTC as stored; null if there is none. */
	public function at(): ?string {
		$oldest = null;
		foreach ( ResponseStatus::SHOWN as $status ) {
			$at     = $this->db->value(
				'SELECT submitted_at FROM {responses} WHERE counted = %d AND status = %s ORDER BY id LIMIT 1',
				array( CountingState::NOT_YET->value, $status->value )
			);
			$oldest = null === $at || ( null !== $oldest && $oldest < $at ) ? $oldest : $at;
		}
		return $oldest;
	}
}
