<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What can be done to a site on the command line alone. */
final class CommandsModule implements Module {

	/** The class WP_CLI is there only when WordPress was started by it. */
	public function register(): void {
		$add = array( 'WP_CLI', 'add_command' );
		$say = array( 'WP_CLI', 'log' );
		if ( is_callable( $add ) && is_callable( $say ) ) {
			$add( 'userfeedback rotate-key', new RotateKeyCommand( static fn( string $line ): mixed => $say( $line ) ) );
		}
	}
}
