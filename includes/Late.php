<?php
declare(strict_types=1);

namespace UserFeedback;

use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A module that a visitor's page does not need: its classes are loaded when the first of its hooks comes, if ever. In
 * wp-admin, in cron and on the command line, where there is time, it registers at once.
 */
final class Late implements Module {

	private bool $is_registered = false;

	/**
	 * @param list<non-empty-string> $hooks actions or filters, all that the module listens to outside wp-admin.
	 * @param Closure(): Module      $make
	 */
	public function __construct( private readonly array $hooks, private readonly Closure $make ) {}

	public function register(): void {
		if ( is_admin() || wp_doing_cron() || 'cli' === PHP_SAPI ) {
			$this->now();
			return;
		}
		foreach ( $this->hooks as $hook ) {
			add_filter( $hook, array( $this, 'now' ), PHP_INT_MIN ); // Before all others, so that the module's own come in this same turn.
		}
	}

	/** Gives back what it is given, because it may be a filter's. */
	public function now( mixed $value = null ): mixed {
		if ( ! $this->is_registered ) {
			$this->is_registered = true;
			( $this->make )()->register();
		}
		return $value;
	}
}
