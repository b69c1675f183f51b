<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Usage;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Sends a weekly report if the owner allows it and there is a URL: one attempt, and no message if it fails.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class UsageHooks {

	public const EVENT = 'userfeedback_send_usage';

	private const SECONDS = 5;

	/** @param Closure(): BuildUsageReport $read */
	public function __construct(
		private readonly UsageIdRepository $id,
		#[ResultOf( UsageUrl::class, 'get' )] private readonly string $address,
		#[Lazy( BuildUsageReport::class )] private readonly Closure $read
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'userfeedback_settings_saved' => array( 'follow' ),
			'admin_init'                  => array( 'schedule' ),
			self::EVENT                   => array( 'send' ),
		);
	}

	/** Stores the choice. */
	public function follow( mixed $settings ): void {
		if ( is_array( $settings ) && true === ( $settings['allow_usage_tracking'] ?? false ) ) {
			$this->id->make();
		} else {
			$this->id->delete();
			wp_clear_scheduled_hook( self::EVENT );
		}
		$this->schedule();
	}

	/** Schedules the first report at a random time within a day, so that it can't be linked to the owner's click. */
	public function schedule(): void {
		if ( '' !== $this->address && '' !== $this->id->get() && false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time() + random_int( HOUR_IN_SECONDS, DAY_IN_SECONDS ), 'weekly', self::EVENT );
		}
	}

	public function send(): void {
		$id = $this->id->get();
		if ( '' === $this->address || '' === $id ) {
			return;
		}
		try {
			$report = ( $this->read )()->run( $id );
		} catch ( StorageFailed ) {
			return; // The next report is in a week.
		}
		wp_remote_post(
			$this->address,
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => 1024,
				'user-agent'          => 'UserFeedback', // WordPress's default contains the site's address.
				'headers'             => array( 'Content-Type' => 'application/json' ),
				'body'                => $report,
			)
		);
	}
}
