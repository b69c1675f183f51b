<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** End of the URL of a survey's own page. Null for a survey without one. */
final class M0025PageSlugs implements Migration {

	public function run( Db $db ): void {
		$this->added()->complete( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->added()->isComplete( $db );
	}

	private function added(): TableSchema {
		return new TableSchema(
			'surveys',
			array( 'page_slug' => 'varchar(60) DEFAULT NULL' ),
			'id',
			array(),
			array( 'survey_page_slug' => 'page_slug' )
		);
	}
}
