<?php
declare(strict_types=1);

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One step of the schema. It may be interrupted anywhere and run again. */
interface Migration {

	public function run( Db $db ): void;

	/** Reads the schema back: dbDelta and ALTER can fail without a word. */
	public function isDone( Db $db ): bool;
}
