<?php
declare(strict_types=1);

namespace UserFeedback\Editions;

use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** By a licence and add-ons, which can change within a request. Nothing of licences is loaded before somebody asks. */
final class CurrentBoughtEdition extends CurrentEdition {

	/**
	 * @param Closure(): Plan        $plan    of the licence that is in force.
	 * @param Closure(): list<Addon> $active  add-ons that are installed and active.
	 * @param Closure(): Plan|null   $lasting of the licence in force, or of one that only ran out; null where there is no other.
	 */
	public function __construct(
		private readonly Closure $plan,
		private readonly Closure $active,
		private readonly ?Closure $lasting = null
	) {}

	/** @return BoughtEdition said here, as a type that PHP checks would load it on each page. */
	public function get(): Edition {
		return new BoughtEdition( ( $this->plan )(), ( $this->active )(), null === $this->lasting ? null : ( $this->lasting )() );
	}

	public function lasting(): self {
		return null === $this->lasting ? $this : new self( $this->lasting, $this->active );
	}

	public function strips(): bool {
		return true;
	}

	/** The add-on is looked at first, because it costs less than a licence. */
	public function allows( Feature $feature ): bool {
		$addon = Features::needs( $feature )->addon;
		return ( null === $addon || in_array( $addon, ( $this->active )(), true ) ) && $this->get()->allows( $feature );
	}
}
