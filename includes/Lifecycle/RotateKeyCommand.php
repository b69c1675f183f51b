<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use Closure;
use UserFeedback\Platform\Database\SiteSetup;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** `wp userfeedback rotate-key`, for an owner whose database was exposed. */
final class RotateKeyCommand {

	/** @param Closure(string): mixed $say prints a line. */
	public function __construct( private readonly Closure $say ) {}

	/**
	 * Changes the key that signs the tokens of visitors.
	 *
	 * Open and cached pages still use the previous key: their first request is rejected with a new token, and they send again
	 * automatically. Tokens of older keys are rejected.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback rotate-key
	 */
	public function __invoke(): void {
		$stored  = get_option( SiteSetup::WRITE_KEY, '' );
		$current = explode( ' ', is_string( $stored ) ? $stored : '' )[0];
		update_option( SiteSetup::WRITE_KEY, trim( SiteSetup::newKey() . " $current" ), true );
		( $this->say )( __( 'Key changed. Open pages get a new token automatically.', 'userfeedback' ) );
	}
}
