<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Db;
use UserFeedback\Database\Migration;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Empties the texts that are kept for searches: they were folded before ß and "SS" were taken for the same. */
final class M0021FoldedTexts implements Migration {

	/** With another version, so that a search that is running keeps nothing it folded the old way. */
	public function run( Db $db ): void {
		$db->write( "UPDATE {text_days} SET version = %d, bytes = 0, marks = '', folded = ''", array( random_int( 1, 2_147_483_647 ) ) );
	}

	/** The statement either empties all of them or fails, and the next search fills them again. */
	public function isDone( Db $db ): bool {
		return true;
	}
}
