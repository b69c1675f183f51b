<?php
declare(strict_types=1);

namespace UserFeedback;

use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Something that most pages do not need: its classes are loaded when somebody asks for it, or when the first of its
 * hooks comes, if ever. In wp-admin, in cron and on the command line, where there is time, it registers at once.
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
	 * @param non-empty-string ...$hooks actions or filters, all that it listens to outside wp-admin; none where it is only asked for.
	 */
	public function __construct( private readonly Closure $make, string ...$hooks ) {
		$this->hooks = array_values( $hooks );
	}

	/** @return T */
	public function get(): object {
		return $this->made ??= ( $this->make )();
	}

	/**
	 * It goes on waiting at a hook that comes for many while this does not hold.
	 *
	 * @param Closure(mixed=, mixed=): bool $holds is given the first two things that the hook gives.
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
			// Before all others, so that the module's own come in this same turn.
			add_filter( $hook, array( $this, 'now' ), PHP_INT_MIN, 2 );
		}
	}

	/** Gives back what it is given, because it may be a filter's. */
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
