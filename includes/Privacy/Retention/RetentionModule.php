<?php
declare(strict_types=1);

namespace UserFeedback\Privacy\Retention;

use Closure;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Module;
use UserFeedback\Privacy\Reasons\ForgetReasons;
use UserFeedback\Responses\Upkeep\NightlyRecount;
use UserFeedback\Settings\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Schedules the deletion of old responses and rating texts: each night before the recount, repeated until all are gone. */
final class RetentionModule implements Module {

	/** The same job, continued after the time ran out. */
	public const NEXT = 'userfeedback_forget_responses';

	/**
	 * @param Closure(): Settings        $settings current settings
	 * @param Closure(): ForgetResponses $forget
	 * @param Closure(): ForgetReasons   $reasons
	 */
	public function __construct(
		private readonly Closure $settings,
		private readonly Closure $forget,
		private readonly Closure $reasons
	) {}

	public function register(): void {
		add_action( NightlyRecount::EVENT, array( $this, 'run' ), 6 );
		add_action( self::NEXT, array( $this, 'run' ) );
	}

	public function run(): void {
		$days = ForgetResponses::days( ( $this->settings )() );
		try {
			$isDone = null === $days || ( ( $this->reasons )()->run( $days ) && ( $this->forget )()->run( $days ) );
		} catch ( StorageFailed ) {
			$isDone = false;
		}
		if ( ! $isDone && false === wp_next_scheduled( self::NEXT ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::NEXT );
		}
	}
}
