<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Clears the prepared search texts, which were normalized before ß and "SS" were treated as equal. */
final class M0021FoldedTexts implements Migration {

	/** Changes the version, so that a running search doesn't store text normalized the old way. */
	public function run( Db $db ): void {
		$db->write( "UPDATE {text_days} SET version = %d, bytes = 0, marks = '', folded = ''", array( random_int( 1, 2_147_483_647 ) ) );
	}

	/** The statement either clears all of them or fails, and the next search fills them again. */
	public function isDone( Db $db ): bool {
		return true;
	}
}
