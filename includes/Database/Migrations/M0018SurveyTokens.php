<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Db;
use UserFeedback\Database\Migration;
use UserFeedback\Database\Table;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a browser called a survey that it created, so that its second try does not create another. Null where it said nothing. */
final class M0018SurveyTokens implements Migration {

	public function run( Db $db ): void {
		$this->added()->complete( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->added()->isWhole( $db );
	}

	private function added(): Table {
		return new Table(
			'surveys',
			array( 'token' => 'char(36) DEFAULT NULL' ),
			'id',
			array(),
			array( 'survey_token' => 'token' )
		);
	}
}
