<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Counted responses that other plugins may not have been notified of yet: usually none, at most a few rows. */
final class M0005Untold implements Migration {

	public function run( Db $db ): void {
		$this->untold()->ensure( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->untold()->isComplete( $db );
	}

	/** `tell_at` is the Unix time from which another process may take over; until then, the current process has the lease. */
	private function untold(): TableSchema {
		return new TableSchema(
			'untold',
			array(
				'response_id' => 'bigint unsigned NOT NULL',
				'tell_at'     => 'bigint unsigned NOT NULL',
			),
			'response_id'
		);
	}
}
