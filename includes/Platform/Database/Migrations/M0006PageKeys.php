<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Adds a key that shows if a survey may match a page, without reading the survey (Storage\PageRuleKeys). Null in rows not saved
 * since, which may match any page.
 */
final class M0006PageKeys implements Migration {

	public function run( Db $db ): void {
		$this->added()->complete( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->added()->isComplete( $db );
	}

	private function added(): TableSchema {
		return new TableSchema(
			'surveys',
			array(
				'page_keys' => 'longtext DEFAULT NULL',
				'page_part' => "varchar(200) NOT NULL DEFAULT ''",
			),
			'id'
		);
	}
}
