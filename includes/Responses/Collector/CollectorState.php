<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The result of the site's last check of its collector, which decides if pages use it. One small option. */
final class CollectorState {

	public const OPTION = 'userfeedback_collector';

	/** Hooks that need all of WordPress in the visitor's request. */
	private const NEED_REST = array( 'userfeedback_answer_validation', 'userfeedback_after_db_impression' );

	/** True if the collector may accept responses. While false, it responds as if it did not exist. */
	public function isOn(): bool {
		return true === ( $this->stored()['on'] ?? null );
	}

	/** Returns the collector's address for a visitor's page; empty if the page must use REST. */
	public function named(): string {
		$address = self::address();
		if ( ! $this->isOn() || ( $this->stored()['address'] ?? null ) !== $address || ! $this->isOf( USERFEEDBACK_VERSION ) ) {
			return '';
		}
		if ( self::isOthersWish() ) {
			$this->turnOff(); // Cached pages still contain its address.
			return '';
		}
		return $address;
	}

	public static function address(): string {
		return plugins_url( 'includes/Widget/collect.php', USERFEEDBACK_FILE );
	}

	/** True if other plugins, or the owner's code, need all of WordPress to handle responses. */
	public static function isOthersWish(): bool {
		/**
		 * Filters if visitors may use the collector, provided that the site's check reaches it.
		 *
		 * @param bool $use default true.
		 */
		return true !== apply_filters( 'userfeedback_use_collector', true ) || self::othersListen();
	}

	private static function othersListen(): bool {
		return array() !== array_filter( self::NEED_REST, static fn( string $hook ): bool => false !== has_filter( $hook ) );
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
