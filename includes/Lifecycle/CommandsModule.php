<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Module;
use WP_CLI;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What can be done to a site on the command line alone. */
final class CommandsModule implements Module {

	/** The constant is there only when WordPress was started by WP-CLI. */
	public function register(): void {
		if ( defined( 'WP_CLI' ) ) {
			WP_CLI::add_command( 'userfeedback rotate-key', new RotateKeyCommand( WP_CLI::log( ... ) ) );
		}
	}
}
