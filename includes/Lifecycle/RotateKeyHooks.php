<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Platform\Hooks;
use WP_CLI;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Registers the command that rotates the site's signing key.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class RotateKeyHooks {

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'cli_init' => array( 'addCommands' ),
		);
	}

	/** The constant is defined only when WP-CLI runs WordPress. */
	public function addCommands(): void {
		if ( defined( 'WP_CLI' ) ) {
			WP_CLI::add_command( 'userfeedback rotate-key', new RotateKeyCommand( WP_CLI::log( ... ) ) );
		}
	}
}
