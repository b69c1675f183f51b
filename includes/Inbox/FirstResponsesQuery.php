<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class FirstResponsesQuery {

	public function __construct( private readonly Db $db ) {}

	/** Whether there are ten of any survey that are in the numbers, and so no spam: ten steps along an index, however many there are. */
	public function areIn(): bool {
		return null !== $this->db->value(
			'SELECT id FROM {responses} WHERE counted = 1 AND status = %s ORDER BY id LIMIT 1 OFFSET 9',
			array( 'publish' )
		);
	}
}
