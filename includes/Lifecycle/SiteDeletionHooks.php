<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Hooks;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Deletes surveys and responses when a site of a network is permanently deleted.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class SiteDeletionHooks {

	public function __construct( private readonly Db $db ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'wpmu_drop_tables' => array( 'addTables' ),
		);
	}

	/**
	 * @param list<string> $tables that WordPress will drop; they belong to the current site.
	 * @return list<string>
	 */
	public function addTables( array $tables ): array {
		return array( ...$tables, ...$this->db->tables() );
	}
}
