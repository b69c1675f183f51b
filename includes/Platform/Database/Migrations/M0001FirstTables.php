<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Surveys, their responses, and three tables derived from responses.
 *
 * Every table has a primary key and every list query an index. All dates are UTC, except `day`: the date of an event in the
 * site's time zone, fixed when it happened, so that totals never depend on a later change of time zone.
 */
final class M0001FirstTables implements Migration {

	public function run( Db $db ): void {
		foreach ( $this->tables() as $table ) {
			$table->ensure( $db );
		}
	}

	public function isDone( Db $db ): bool {
		foreach ( $this->tables() as $table ) {
			if ( ! $table->isComplete( $db ) ) {
				return false;
			}
		}
		return true;
	}

	/** @return list<TableSchema> */
	private function tables(): array {
		return array( $this->surveys(), $this->responses(), $this->daily(), $this->dailyAnswers(), $this->texts() );
	}

	/** `version` increases by one with each save; a save must include the one it saw. */
	private function surveys(): TableSchema {
		return new TableSchema(
			'surveys',
			array(
				'id'         => 'bigint unsigned NOT NULL AUTO_INCREMENT',
				'title'      => 'varchar(200) NOT NULL',
				'status'     => 'varchar(20) NOT NULL',
				'type'       => 'varchar(20) NOT NULL',
				'questions'  => 'longtext NOT NULL',
				'settings'   => 'longtext NOT NULL',
				'version'    => 'int unsigned NOT NULL DEFAULT 1',
				'created_at' => 'datetime NOT NULL',
				'publish_at' => 'datetime DEFAULT NULL',
			),
			'id',
			array( 'status_publish' => 'status, publish_at' )
		);
	}

	/** `counted` is true if the row is in the derived tables (Storage\CountingState); the processor makes it match `status`. */
	private function responses(): TableSchema {
		return new TableSchema(
			'responses',
			array(
				'id'           => 'bigint unsigned NOT NULL AUTO_INCREMENT',
				'survey_id'    => 'bigint unsigned NOT NULL',
				'token'        => 'char(36) NOT NULL',
				'status'       => 'varchar(20) NOT NULL',
				'counted'      => 'tinyint unsigned NOT NULL DEFAULT 0',
				'answers'      => 'longtext NOT NULL',
				'page_id'      => 'bigint unsigned NOT NULL DEFAULT 0',
				'page_name'    => 'varchar(500) NOT NULL',
				'page_url'     => 'varchar(2048) NOT NULL',
				'submitted_at' => 'datetime NOT NULL',
				'day'          => 'date NOT NULL',
			),
			'id',
			array( 'waiting' => 'counted, status, id' ),
			array( 'survey_token' => 'survey_id, token' )
		);
	}

	/**
	 * `slot` spreads the counters of one day over several rows, so that visitors don't wait for each other's locks. Counts that
	 * can decrease are signed.
	 */
	private function daily(): TableSchema {
		return new TableSchema(
			'daily',
			array(
				'survey_id'   => 'bigint unsigned NOT NULL',
				'day'         => 'date NOT NULL',
				'slot'        => 'tinyint unsigned NOT NULL',
				'impressions' => 'int unsigned NOT NULL DEFAULT 0',
				'starts'      => 'int unsigned NOT NULL DEFAULT 0',
				'responses'   => 'int NOT NULL DEFAULT 0',
			),
			'survey_id, day, slot'
		);
	}

	/** `value_key` is the md5 of the value, because a collation treats "Yes" and "yes" as equal; or `#answered`, `#skipped`. */
	private function dailyAnswers(): TableSchema {
		return new TableSchema(
			'daily_answers',
			array(
				'survey_id'   => 'bigint unsigned NOT NULL',
				'question_id' => 'char(36) NOT NULL',
				'day'         => 'date NOT NULL',
				'value_key'   => 'char(32) NOT NULL',
				'value'       => 'varchar(200) NOT NULL',
				'answers'     => 'int NOT NULL DEFAULT 0',
			),
			'survey_id, question_id, day, value_key'
		);
	}

	/** `kind` is answer or comment. */
	private function texts(): TableSchema {
		return new TableSchema(
			'texts',
			array(
				'id'           => 'bigint unsigned NOT NULL AUTO_INCREMENT',
				'response_id'  => 'bigint unsigned NOT NULL',
				'survey_id'    => 'bigint unsigned NOT NULL',
				'question_id'  => 'char(36) NOT NULL',
				'kind'         => 'varchar(10) NOT NULL',
				'day'          => 'date NOT NULL',
				'submitted_at' => 'datetime NOT NULL',
				'text'         => 'text NOT NULL',
			),
			'id',
			array(),
			array( 'response_text' => 'response_id, question_id, kind' )
		);
	}
}
