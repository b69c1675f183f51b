<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What the site's last check of its collector found. One small option, which visitors' pages and the collector read. */
final class CollectorState {

	public const OPTION = 'userfeedback_collector';

	/** The collector may take answers; while it may not it answers as if it were not there. */
	public function isOn(): bool {
		return true === ( $this->stored()['on'] ?? null );
	}

	/** It was this version that was reached, at this address. */
	public function isOnAt( string $address, string $version ): bool {
		return $this->isOn() && ( $this->stored()['address'] ?? null ) === $address && $this->isOf( $version );
	}

	/** This version was checked, with whatever outcome. */
	public function isOf( string $version ): bool {
		return ( $this->stored()['version'] ?? null ) === $version;
	}

	/** @return list<string> hosts of the site's own pages, as the check found them with WordPress whole. */
	public function hosts(): array {
		$hosts = $this->stored()['hosts'] ?? array();
		return is_array( $hosts ) ? array_values( array_filter( $hosts, 'is_string' ) ) : array();
	}

	/** @param list<string> $hosts of the site's own pages. */
	public function save( bool $on, string $address, string $version, array $hosts = array() ): void {
		update_option(
			self::OPTION,
			array(
				'on'      => $on,
				'address' => $address,
				'version' => $version,
				'hosts'   => $hosts,
			),
			true
		);
	}

	/** Until the next check. */
	public function turnOff(): void {
		if ( $this->isOn() ) {
			update_option( self::OPTION, array( 'on' => false ) + $this->stored(), true );
		}
	}

	/** @return array<array-key, mixed> */
	private function stored(): array {
		$stored = get_option( self::OPTION, array() );
		return is_array( $stored ) ? $stored : array();
	}
}
