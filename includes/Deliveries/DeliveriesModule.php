<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

use Closure;
use UserFeedback\Deliveries\Log\ForgetJobs;
use UserFeedback\Deliveries\Work\KeepDelivering;
use UserFeedback\EachMinute;
use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** When deliveries are worked at, and when the log of them is cleared. */
final class DeliveriesModule implements Module {

	/** The night has an event already. */
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

	/** An event that was lost with WordPress's schedule comes back. */
	public function night(): void {
		( $this->keep )()->plan();
		( $this->forget )()->run();
	}

	public function onAdminScreen(): void {
		add_action( 'shutdown', fn() => ( $this->keep )()->byAdminScreen(), PHP_INT_MAX );
	}
}
