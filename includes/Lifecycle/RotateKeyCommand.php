<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** `wp userfeedback rotate-key`, for an owner whose database somebody else has seen. */
final class RotateKeyCommand {

	/** @param Closure(string): mixed $say prints a line. */
	public function __construct( private readonly Closure $say ) {}

	/**
	 * Changes the key that signs what visitors may write.
	 *
	 * Pages that are open or come out of a cache were made with the key before: they are given a fresh token with their
	 * first refusal, and send again by themselves. What the key before that signed is refused.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback rotate-key
	 */
	public function __invoke(): void {
		$stored  = get_option( Site::WRITE_KEY, '' );
		$current = explode( ' ', is_string( $stored ) ? $stored : '' )[0];
		update_option( Site::WRITE_KEY, trim( Site::newKey() . " $current" ), true );
		( $this->say )( __( 'Key changed. Open pages get a new token automatically.', 'userfeedback' ) );
	}
}
