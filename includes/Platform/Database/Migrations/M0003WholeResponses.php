<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Adds details about respondents, counts of responses in the trash, and rate limits by IP address. */
final class M0003WholeResponses implements Migration {

	public function run( Db $db ): void {
		$this->rateLimits()->ensure( $db );
		foreach ( $this->added() as $table ) {
			$table->complete( $db );
		}
	}

	public function isDone( Db $db ): bool {
		foreach ( array( $this->rateLimits(), ...$this->added() ) as $table ) {
			if ( ! $table->isComplete( $db ) ) {
				return false;
			}
		}
		return true;
	}

	/** `address` is a salted hash, `minute` is Unix time divided by 60; a row is obsolete after its minute. */
	private function rateLimits(): TableSchema {
		return new TableSchema(
			'rate_limits',
			array(
				'survey_id' => 'bigint unsigned NOT NULL',
				'address'   => 'char(32) NOT NULL',
				'minute'    => 'int unsigned NOT NULL',
				'hits'      => 'int unsigned NOT NULL DEFAULT 0',
			),
			'survey_id, address, minute',
			array( 'outdated' => 'minute' )
		);
	}

	/**
	 * `ip` is empty, shortened or complete, depending on the settings; other columns are empty if unknown. `survey_days` has
	 * the order of the list of responses, so that a page can be read from its first day.
	 *
	 * @return list<TableSchema>
	 */
	private function added(): array {
		return array(
			new TableSchema(
				'responses',
				array(
					'ip'      => "varchar(45) NOT NULL DEFAULT ''",
					'browser' => "varchar(50) NOT NULL DEFAULT ''",
					'os'      => "varchar(50) NOT NULL DEFAULT ''",
					'device'  => "varchar(10) NOT NULL DEFAULT ''",
					'country' => "char(2) NOT NULL DEFAULT ''",
				),
				'id',
				array( 'survey_days' => 'survey_id, status, day, submitted_at, id' )
			),
			new TableSchema(
				'daily',
				array( 'trashed' => 'int NOT NULL DEFAULT 0' ),
				'survey_id, day, slot',
				array( 'all_surveys' => 'day, survey_id, responses' )
			),
			new TableSchema( 'texts', array(), 'id', array( 'question_days' => 'survey_id, question_id, day, submitted_at, response_id' ) ),
		);
	}
}
