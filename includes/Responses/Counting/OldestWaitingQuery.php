<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Database\Db;
use UserFeedback\Responses\Counted;
use UserFeedback\Responses\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class OldestWaitingQuery {

	public function __construct( private readonly Db $db ) {}

	/** Returns the submission time of the oldest uncounted response, UTC as stored; null if there is none. */
	public function at(): ?string {
		$oldest = null;
		foreach ( ResponseStatus::SHOWN as $status ) {
			$at     = $this->db->value(
				'SELECT submitted_at FROM {responses} WHERE counted = %d AND status = %s ORDER BY id LIMIT 1',
				array( Counted::NOT_YET->value, $status->value )
			);
			$oldest = null === $at || ( null !== $oldest && $oldest < $at ) ? $oldest : $at;
		}
		return $oldest;
	}
}
