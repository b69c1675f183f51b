<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A browser's token for a survey it creates, so that a retry doesn't create another. Null if it sent none. */
final class M0018SurveyTokens implements Migration {

	public function run( Db $db ): void {
		$this->added()->complete( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->added()->isComplete( $db );
	}

	private function added(): TableSchema {
		return new TableSchema(
			'surveys',
			array( 'token' => 'char(36) DEFAULT NULL' ),
			'id',
			array(),
			array( 'survey_token' => 'token' )
		);
	}
}
