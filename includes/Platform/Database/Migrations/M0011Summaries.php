<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** AI summaries of each survey's results, and the responses they are based on. */
final class M0011Summaries implements Migration {

	public function run( Db $db ): void {
		$this->summaries()->ensure( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->summaries()->isComplete( $db );
	}

	private function summaries(): TableSchema {
		return new TableSchema(
			'summaries',
			array(
				'survey_id'     => 'bigint(20) unsigned NOT NULL',
				'last_response' => 'bigint(20) unsigned NOT NULL',
				'summary'       => 'text NOT NULL',
				'texts_read'    => 'int unsigned NOT NULL',
				'texts'         => 'int unsigned NOT NULL',
				'made_at'       => 'datetime NOT NULL',
			),
			'survey_id'
		);
	}
}
