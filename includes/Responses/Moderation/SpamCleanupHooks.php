<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Moderation;

use UserFeedback\Platform\Hooks;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Schedules spam deletion: each night before the recount, which has an event already.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class SpamCleanupHooks {

	public function __construct( private readonly DeleteOldSpam $deleteSpam ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			NightlyRecount::EVENT => array( 'run', 5 ),
			DeleteOldSpam::NEXT   => array( 'run' ),
		);
	}

	public function run(): void {
		$this->deleteSpam->deleteOld();
	}
}
