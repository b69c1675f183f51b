<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Database\Db;
use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes surveys and responses when a site of a network is permanently deleted. */
final class RemovedSiteModule implements Module {

	public function __construct( private readonly Db $db ) {}

	public function register(): void {
		add_filter( 'wpmu_drop_tables', array( $this, 'addTables' ) );
	}

	/**
	 * @param list<string> $tables that WordPress will drop; they belong to the current site.
	 * @return list<string>
	 */
	public function addTables( array $tables ): array {
		return array( ...$tables, ...$this->db->tables() );
	}
}
