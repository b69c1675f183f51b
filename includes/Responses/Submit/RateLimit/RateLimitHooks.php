<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\RateLimit;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;
use UserFeedback\Responses\Counting\ScheduleProcessing;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Deletes counts of past minutes while cron counts responses: a few per run, because there is always another run. Where requests
 * count their own responses, that cron event seldom runs, so the nightly event deletes the rest.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class RateLimitHooks {

	/** Rows per run. */
	private const BATCH = 2000;

	/** @param Closure(): RateLimit $limit */
	public function __construct( #[Lazy( RateLimit::class )] private readonly Closure $limit ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			ScheduleProcessing::EVENT => array( 'clearUp' ),
			NightlyRecount::EVENT     => array( 'clearAll', 10, 0 ),
		);
	}

	/** If the database fails, the next night retries it. */
	public function clearAll(): void {
		try {
			while ( ( $this->limit )()->forgetOld( self::BATCH ) >= self::BATCH ) {
				continue;
			}
		} catch ( StorageFailed ) {
			return;
		}
	}

	public function clearUp(): void {
		( $this->limit )()->forgetOld( self::BATCH );
	}
}
