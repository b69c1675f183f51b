<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Database\Db;
use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** When a site of a network is deleted for good, its surveys and answers go with it. */
final class RemovedSiteModule implements Module {

	public function __construct( private readonly Db $db ) {}

	public function register(): void {
		add_filter( 'wpmu_drop_tables', array( $this, 'addTables' ) );
	}

	/**
	 * @param list<string> $tables that WordPress will drop; the site they belong to is the current one.
	 * @return list<string>
	 */
	public function addTables( array $tables ): array {
		return array( ...$tables, ...$this->db->tables() );
	}
}
