<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visits;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;
use UserFeedback\Responses\Counting\ScheduleProcessing;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Sums visits while cron counts responses. Where requests count their own responses, that cron event seldom runs, so the nightly
 * event sums the rest.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class VisitHooks {

	/** Maximum seconds per run: the other jobs of the same event need their time as well. */
	private const TIME = 5.0;

	/** @param Closure(float): int $sum SumVisits::run(). */
	public function __construct( #[Lazy( SumVisits::class, 'run' )] private readonly Closure $sum ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			ScheduleProcessing::EVENT => array( 'sum', 20, 0 ),
			NightlyRecount::EVENT     => array( 'sum', 5, 0 ),
		);
	}

	/** If the database fails, the visits stay pending and the next run retries them. */
	public function sum(): void {
		try {
			( $this->sum )( self::TIME );
		} catch ( StorageFailed ) {
			return;
		}
	}
}
