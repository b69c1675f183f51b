<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The batch in which a job was first sent: a retry sends the same responses together. */
final class M0023Batches implements Migration {

	public function run( Db $db ): void {
		self::added()->complete( $db );
	}

	public function isDone( Db $db ): bool {
		return self::added()->isComplete( $db );
	}

	private static function added(): TableSchema {
		return new TableSchema( 'jobs', array( 'batch' => "varchar(32) NOT NULL DEFAULT ''" ), 'id' );
	}
}
