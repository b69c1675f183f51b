<?php
declare(strict_types=1);

namespace UserFeedback\Responses\RateLimit;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Responses\Counting\ProcessSoon;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Deletes counts of past minutes while cron counts responses: a few per run, because there is always another run.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class RateLimitModule {

	/** Rows per run. */
	private const BATCH = 2000;

	/** @param Closure(): RateLimit $limit */
	public function __construct( #[Lazy( RateLimit::class )] private readonly Closure $limit ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			ProcessSoon::EVENT => array( 'clearUp' ),
		);
	}

	public function clearUp(): void {
		( $this->limit )()->forgetOld( self::BATCH );
	}
}
