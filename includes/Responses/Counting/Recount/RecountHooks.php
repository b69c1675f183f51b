<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Responses\Counting\CounterRepository;
use UserFeedback\Responses\Counting\ScheduleProcessing;
use WP_CLI;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Schedules the comparison of numbers with the responses.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class RecountHooks {

	/** Seconds per run for moving days, while an owner waits or by cron. */
	private const SECONDS = 10.0;

	/** @param (Closure(): Recountable)|null $ratings */
	public function __construct(
		private readonly NightlyRecount $nightly,
		private readonly RecountSurvey $recount,
		private readonly CounterRepository $counters,
		private readonly CountingTimezone $timezone,
		private readonly MoveResponseDays $days,
		#[Lazy( Recountable::class )] private readonly ?Closure $ratings = null
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			Hooks::PLAN                            => array( 'plan' ),
			...array_fill_keys(
				array( NightlyRecount::EVENT, NightlyRecount::NEXT ),
				array( array( 'moveDays' ), array( 'compareAll' ) )
			),
			'pre_update_option_timezone_string'    => array( 'rememberZone', 10, 2 ),
			'pre_update_option_gmt_offset'         => array( 'rememberZone', 10, 2 ),
			'admin_post_' . TimezoneNotice::ACTION => array( 'moveDaysIfAsked' ),
			'load-site-health.php'                 => array( 'recountIfAsked' ),
			'cli_init'                             => array( 'addCommand' ),
		);
	}

	public function compareAll(): void {
		$this->nightly->recount();
	}

	/** Handles the Site Health button: counts pending responses, then compares all numbers with the responses. */
	public function recountIfAsked(): void {
		if ( RecountActions::wantsRecount() ) {
			do_action( ScheduleProcessing::EVENT );
			$this->nightly->recount();
		}
	}

	/** Runs while the site still has the old zone. */
	public function rememberZone( mixed $timezone, mixed $old ): mixed {
		if ( $timezone !== $old ) {
			$this->timezone->remember();
		}
		return $timezone;
	}

	/** Handles the button in the notice about a new time zone. */
	public function moveDaysIfAsked(): never {
		check_admin_referer( TimezoneNotice::ACTION );
		if ( ! current_user_can( Permission::SETTINGS->value ) ) {
			wp_die( esc_html__( 'You don’t have permission to recount responses.', 'userfeedback' ), '', array( 'response' => 403 ) );
		}
		$this->days->begin();
		$this->moveDays();
		wp_safe_redirect( admin_url( 'admin.php?page=userfeedback_results' ) );
		exit;
	}

	/** Moves some days now and the others by cron. */
	public function moveDays(): void {
		if ( ! $this->days->moveAll( self::SECONDS ) && false === wp_next_scheduled( NightlyRecount::NEXT ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, NightlyRecount::NEXT );
		}
	}

	/** Also called on activation, because a site may never load an admin screen. */
	public function plan(): void {
		$this->nightly->schedule();
	}

	/** The constant exists only if WP-CLI started WordPress. */
	public function addCommand(): void {
		if ( defined( 'WP_CLI' ) ) {
			WP_CLI::add_command(
				'userfeedback recount',
				new RecountCommand( $this->recount, $this->counters, WP_CLI::log( ... ), $this->ratings )
			);
		}
	}
}
