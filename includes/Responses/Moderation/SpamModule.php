<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Moderation;

use UserFeedback\Module;
use UserFeedback\Responses\Upkeep\NightlyRecount;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Schedules spam deletion: each night before the recount, which has an event already. */
final class SpamModule implements Module {

	public function __construct( private readonly ForgetSpam $forget ) {}

	public function register(): void {
		add_action( NightlyRecount::EVENT, array( $this->forget, 'run' ), 5 );
		add_action( ForgetSpam::NEXT, array( $this->forget, 'run' ) );
	}
}
