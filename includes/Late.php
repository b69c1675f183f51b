<?php
declare(strict_types=1);

namespace UserFeedback;

use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Loads a service on first use: on request, or when one of its hooks fires. In wp-admin, in cron and on the command line, where
 * load time doesn't matter, it registers immediately.
 *
 * @template-covariant T of object
 */
final class Late implements Module {

	/** @var T|null */
	private ?object $made = null;

	/** @var (Closure(mixed=, mixed=): bool)|null */
	private ?Closure $holds = null;

	private bool $isRegistered = false;

	/** @var list<non-empty-string> */
	private readonly array $hooks;

	/**
	 * @param Closure(): T     $make
	 * @param non-empty-string ...$hooks all actions or filters that it uses outside wp-admin; empty if it is only requested.
	 */
	public function __construct( private readonly Closure $make, string ...$hooks ) {
		$this->hooks = array_values( $hooks );
	}

	/** @return T */
	public function get(): object {
		return $this->made ??= ( $this->make )();
	}

	/**
	 * If a hook fires for many reasons, loads the service only when this condition is true.
	 *
	 * @param Closure(mixed=, mixed=): bool $holds gets the first two arguments of the hook.
	 * @return self<T>
	 */
	public function when( Closure $holds ): self {
		$this->holds = $holds;
		return $this;
	}

	public function register(): void {
		if ( array() !== $this->hooks && ( is_admin() || wp_doing_cron() || 'cli' === PHP_SAPI ) ) {
			$this->wake();
			return;
		}
		foreach ( $this->hooks as $hook ) {
			// Runs first, so that the module's own callbacks still run in this call.
			add_filter( $hook, array( $this, 'now' ), PHP_INT_MIN, 2 );
		}
	}

	/** Returns its argument, because the hook may be a filter. */
	public function now( mixed $value = null, mixed $about = null ): mixed {
		if ( null === $this->holds || ( $this->holds )( $value, $about ) ) {
			$this->wake();
		}
		return $value;
	}

	private function wake(): void {
		if ( ! $this->isRegistered ) {
			$this->isRegistered = true;
			$module             = $this->get();
			if ( $module instanceof Module ) {
				$module->register();
			}
		}
	}
}
