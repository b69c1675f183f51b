<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

use wpdb;

/** Routes queries as HyperDB and LudicrousDB do: reads go to a replica until a method turns that off. */
final class ReplicatedWpdb extends wpdb {

	private readonly mixed $primary;
	private bool $usesReplica = true;

	/** @param wpdb $replica with the tables of a replica that lags behind. */
	public function __construct( wpdb $primary, private readonly wpdb $replica ) {
		$this->primary = $primary->__get( 'dbh' );
		$this->set_prefix( $primary->prefix );
	}

	// phpcs:ignore UserFeedback.NamingConventions.CamelCase.NotCamelCase -- The drop-ins' name.
	public function send_reads_to_masters(): void {
		$this->usesReplica = false;
	}

	/**
	 * The drop-ins never set `ready`, which wpdb itself requires.
	 *
	 * @param string $query
	 */
	public function query( $query ) {
		$isRead      = 1 === preg_match( '/^\s*(SELECT|SHOW)\s/i', $query );
		$this->dbh   = $isRead && $this->usesReplica ? $this->replica->__get( 'dbh' ) : $this->primary;
		$this->ready = true;
		try {
			return parent::query( $query );
		} finally {
			$this->ready = false;
		}
	}
}
