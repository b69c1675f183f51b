<?php
declare(strict_types=1);

namespace UserFeedback\Plugins;

use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Switches a plugin on as wp-admin does. One that breaks while it starts is off again. */
final class ActivatePlugin {

	/** Of WordPress, for one that runs and printed something; that it tells in its list of plugins, too. */
	private const PRINTED = 'unexpected_output';

	/** @return WP_Error|null why it does not run now; null when it does. */
	public function run( string $basename ): ?WP_Error {
		$buffers = ob_get_level();
		try {
			$error = activate_plugin( $basename );
		} catch ( Throwable $broken ) {
			deactivate_plugins( $basename, true, false );
			$error = new WP_Error(
				'broken',
				sprintf(
					/* translators: %s: what PHP says, in English */
					__( 'The plugin caused an error when it started, so it was left inactive. PHP says: %s', 'userfeedback' ),
					$broken->getMessage()
				)
			);
		} finally {
			while ( ob_get_level() > $buffers ) {
				ob_end_clean();
			}
		}
		return null === $error || self::PRINTED === $error->get_error_code() ? null : $error;
	}
}
