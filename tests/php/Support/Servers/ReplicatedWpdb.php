<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

use mysqli;
use wpdb;

/** Routes queries as HyperDB and LudicrousDB do: reads go to a replica until a method turns that off. */
final class ReplicatedWpdb extends wpdb {

	private mysqli|false|null $primary = null;
	private mysqli|false|null $replica = null;

	/** @param wpdb $replica with tables that lag behind. */
	public function readFrom( wpdb $replica, ?wpdb $primary = null ): void {
		$this->primary = ( $primary ?? $this )->dbh;
		$this->replica = $replica->dbh;
		$this->ready   = false; // The drop-ins never set it, and wpdb itself requires it.
	}

	// phpcs:ignore UserFeedback.Code.CamelCase.NotCamelCase -- The drop-ins' name.
	public function send_reads_to_masters(): void {
		$this->replica = $this->primary;
	}

	/** @param string $query */
	public function query( $query ) {
		if ( null === $this->replica ) {
			return parent::query( $query );
		}
		$this->dbh   = 1 === preg_match( '/^\s*(SELECT|SHOW)\s/i', $query ) ? $this->replica : $this->primary;
		$this->ready = true;
		try {
			return parent::query( $query );
		} finally {
			$this->ready = false;
		}
	}
}
