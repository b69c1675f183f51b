<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Module;
use WP_CLI;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Operations on a site that only the command line offers. */
final class CommandsModule implements Module {

	/** The constant is defined only when WP-CLI runs WordPress. */
	public function register(): void {
		if ( defined( 'WP_CLI' ) ) {
			WP_CLI::add_command( 'userfeedback rotate-key', new RotateKeyCommand( WP_CLI::log( ... ) ) );
		}
	}
}
