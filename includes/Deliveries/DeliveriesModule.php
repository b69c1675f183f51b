<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

use Closure;
use UserFeedback\Deliveries\Log\ForgetJobs;
use UserFeedback\Deliveries\Work\KeepDelivering;
use UserFeedback\EachMinute;
use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Schedules deliveries and the cleanup of their log. */
final class DeliveriesModule implements Module {

	/** Reuses the existing nightly event. */
	private const NIGHT = 'userfeedback_recount';

	/**
	 * @param Closure(): KeepDelivering $keep
	 * @param Closure(): ForgetJobs     $forget
	 */
	public function __construct( private readonly Closure $keep, private readonly Closure $forget ) {}

	public function register(): void {
		EachMinute::register();
		add_action( KeepDelivering::EVENT, fn() => ( $this->keep )()->unseen() );
		add_action( self::NIGHT, array( $this, 'night' ) );
		add_action( 'load-toplevel_page_userfeedback_surveys', array( $this, 'onAdminScreen' ) );
	}

	/** Restores the event if WordPress's schedule lost it. */
	public function night(): void {
		( $this->keep )()->plan();
		( $this->forget )()->run();
	}

	public function onAdminScreen(): void {
		add_action( 'shutdown', fn() => ( $this->keep )()->byAdminScreen(), PHP_INT_MAX );
	}
}
