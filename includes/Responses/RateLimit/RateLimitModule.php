<?php
declare(strict_types=1);

namespace UserFeedback\Responses\RateLimit;

use Closure;
use UserFeedback\Module;
use UserFeedback\Responses\Counting\ProcessSoon;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Clears up the counts of past minutes while cron counts responses: some at a time, as there is always a next time. */
final class RateLimitModule implements Module {

	/** Rows in one go. */
	private const BATCH = 2000;

	/** @param Closure(): RateLimit $limit */
	public function __construct( private readonly Closure $limit ) {}

	public function register(): void {
		add_action( ProcessSoon::EVENT, array( $this, 'clearUp' ) );
	}

	public function clearUp(): void {
		( $this->limit )()->forgetOld( self::BATCH );
	}
}
