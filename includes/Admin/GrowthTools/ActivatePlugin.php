<?php
declare(strict_types=1);

namespace UserFeedback\Admin\GrowthTools;

use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Activates a plugin as wp-admin does. One that fails on start is deactivated again. */
final class ActivatePlugin {

	/** WordPress's error code for a plugin that runs but printed output; its list of plugins shows this, too. */
	private const PRINTED = 'unexpected_output';

	/** @return WP_Error|null the reason why it doesn't run; null if it does. */
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
