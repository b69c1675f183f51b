<?php
declare(strict_types=1);

namespace UserFeedback\Responses\RateLimit;

use Closure;
use UserFeedback\Module;
use UserFeedback\Responses\Counting\ProcessSoon;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes counts of past minutes while cron counts responses: a few per run, because there is always another run. */
final class RateLimitModule implements Module {

	/** Rows per run. */
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
