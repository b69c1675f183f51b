<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Plans;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores which add-ons are installed on this site, and which are active. Data of an add-on is not stored here. */
final class AddonStore {

	public const OPTION = 'userfeedback_addons';

	/** @return list<Addon> */
	public function installed(): array {
		return array_values( array_filter( Addon::cases(), fn( Addon $addon ): bool => isset( $this->all()[ $addon->value ] ) ) );
	}

	/** @return list<Addon> */
	public function active(): array {
		return array_values(
			array_filter( Addon::cases(), fn( Addon $addon ): bool => true === ( $this->all()[ $addon->value ] ?? null ) )
		);
	}

	public function isInstalled( Addon $addon ): bool {
		return in_array( $addon, $this->installed(), true );
	}

	public function isActive( Addon $addon ): bool {
		return in_array( $addon, $this->active(), true );
	}

	/** Also installs it if needed. */
	public function set( Addon $addon, bool $isActive ): void {
		update_option( self::OPTION, array( $addon->value => $isActive ) + $this->all(), true );
	}

	/** @return array<array-key, mixed> slug of each installed add-on to whether it is active. */
	private function all(): array {
		$stored = get_option( self::OPTION, array() );
		return is_array( $stored ) ? $stored : array();
	}
}
