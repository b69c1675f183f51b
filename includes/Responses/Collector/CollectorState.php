<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The result of the site's last check of its collector. One small option, read by visitors' pages and the collector. */
final class CollectorState {

	public const OPTION = 'userfeedback_collector';

	/** True if the collector may accept responses. While false, it responds as if it did not exist. */
	public function isOn(): bool {
		return true === ( $this->stored()['on'] ?? null );
	}

	/** True if the check reached this version at this address. */
	public function isOnAt( string $address, string $version ): bool {
		return $this->isOn() && ( $this->stored()['address'] ?? null ) === $address && $this->isOf( $version );
	}

	/** True if this version was checked, whatever the result. */
	public function isOf( string $version ): bool {
		return ( $this->stored()['version'] ?? null ) === $version;
	}

	/** @return list<string> hosts of the site's own pages, as found by the check with all of WordPress loaded. */
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

	/** Off until the next check. */
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
