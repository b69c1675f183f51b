<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Schedules the deletion of old responses and rating texts: each night before the recount, repeated until all are gone.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class RetentionHooks {

	/** The same job, continued after the time ran out. */
	public const NEXT = 'userfeedback_forget_responses';

	/**
	 * @param Closure(): Settings        $settings current settings
	 * @param Closure(): DeleteOldResponses $forget
	 * @param Closure(): DeleteOldReasons   $reasons
	 */
	public function __construct(
		#[Lazy( CurrentSettings::class, 'get' )] private readonly Closure $settings,
		#[Lazy( DeleteOldResponses::class )] private readonly Closure $forget,
		#[Lazy( DeleteOldReasons::class )] private readonly Closure $reasons
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			NightlyRecount::EVENT => array( 'run', 6 ),
			self::NEXT            => array( 'run' ),
		);
	}

	public function run(): void {
		$days = DeleteOldResponses::days( ( $this->settings )() );
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
