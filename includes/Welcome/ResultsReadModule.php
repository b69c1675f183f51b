<?php
declare(strict_types=1);

namespace UserFeedback\Welcome;

use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Notes that a user opened results; only counts once there is a response. */
final class ResultsReadModule implements Module {

	private const PAGE = 'userfeedback_results';

	public function __construct( private readonly ProgressQuery $progress, private readonly ResultsReadRepository $read ) {}

	public function register(): void {
		add_action( 'admin_init', array( $this, 'note' ) );
	}

	/** WordPress has already rejected users who can't open the page. */
	public function note(): void {
		if ( self::PAGE === ( $GLOBALS['plugin_page'] ?? '' ) && ! $this->read->has() && $this->progress->of( true )->has( Step::READ ) ) {
			$this->read->add();
		}
	}
}
