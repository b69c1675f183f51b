<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Upkeep;

use Closure;
use UserFeedback\Module;
use UserFeedback\Responses\Counting\ProcessSoon;
use UserFeedback\Responses\Counting\TallyRepository;
use UserFeedback\WhenToPlan;
use WP_CLI;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** When numbers are held against the responses they come of. */
final class RecountModule implements Module {

	/** @param (Closure(): FurtherSums)|null $ratings */
	public function __construct(
		private readonly NightlyRecount $nightly,
		private readonly Recount $recount,
		private readonly TallyRepository $tallies,
		private readonly ?Closure $ratings = null
	) {}

	public function register(): void {
		add_action( WhenToPlan::hook(), array( $this, 'plan' ) );
		add_action( NightlyRecount::EVENT, array( $this->nightly, 'run' ) );
		add_action( NightlyRecount::NEXT, array( $this->nightly, 'run' ) );
		add_action( 'load-site-health.php', array( $this, 'recountIfAsked' ) );
		$this->addCommand();
	}

	/** The button of Site Health: what waits is counted, then all numbers are held against the responses. */
	public function recountIfAsked(): void {
		if ( HealthActions::wantsRecount() ) {
			do_action( ProcessSoon::EVENT );
			$this->nightly->run();
		}
	}

	/** By activation as well, because a site may never see an admin screen. */
	public function plan(): void {
		$this->nightly->schedule();
	}

	/** The constant is there only when WordPress was started by WP-CLI. */
	private function addCommand(): void {
		if ( defined( 'WP_CLI' ) ) {
			WP_CLI::add_command(
				'userfeedback recount',
				new RecountCommand( $this->recount, $this->tallies, WP_CLI::log( ... ), $this->ratings )
			);
		}
	}
}
