<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One schema change. It can be interrupted at any point and run again. */
interface Migration {

	public function run( Db $db ): void;

	/** Checks the actual schema, because dbDelta and ALTER can fail silently. */
	public function isDone( Db $db ): bool;
}
