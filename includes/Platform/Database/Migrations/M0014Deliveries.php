<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Pending and past deliveries of responses, with their destinations. Moves pending rows of `untold` here. */
final class M0014Deliveries implements Migration {

	public function run( Db $db ): void {
		$this->destinations()->ensure( $db );
		$this->jobs()->ensure( $db );
		if ( $this->hasUntold( $db ) ) {
			$this->moveUntold( $db );
			$db->dropTables( 'untold' );
		}
	}

	public function isDone( Db $db ): bool {
		return $this->destinations()->isComplete( $db ) && $this->jobs()->isComplete( $db ) && ! $this->hasUntold( $db );
	}

	/**
	 * A destination for a survey's responses. `failing_since` is the first failure since the last success, `rests_until` is the
	 * next attempt, and `told_at` is when the owner was notified.
	 */
	private function destinations(): TableSchema {
		return new TableSchema(
			'destinations',
			array(
				'id'            => 'bigint(20) unsigned NOT NULL AUTO_INCREMENT',
				'survey_id'     => 'bigint(20) unsigned NOT NULL',
				'channel'       => 'varchar(10) NOT NULL',
				'target'        => 'varchar(191) NOT NULL',
				'off'           => 'tinyint unsigned NOT NULL DEFAULT 0',
				'failures'      => 'int unsigned NOT NULL DEFAULT 0',
				'is_slow'       => 'tinyint unsigned NOT NULL DEFAULT 0',
				'failing_since' => 'datetime DEFAULT NULL',
				'rests_until'   => 'datetime DEFAULT NULL',
				'told_at'       => 'datetime DEFAULT NULL',
				'last_at'       => 'datetime DEFAULT NULL',
				'last_ok_at'    => 'datetime DEFAULT NULL',
				'last_status'   => 'smallint unsigned NOT NULL DEFAULT 0',
				'last_message'  => 'varchar(500) NOT NULL',
			),
			'id',
			array( 'destinations_failing' => 'failing_since' ),
			array( 'destination' => 'survey_id, channel, target' )
		);
	}

	/** One delivery of one response, stored once however often it is requested. A process has its lease until `due_at`. */
	private function jobs(): TableSchema {
		return new TableSchema(
			'jobs',
			array(
				'id'             => 'bigint(20) unsigned NOT NULL AUTO_INCREMENT',
				'destination_id' => 'bigint(20) unsigned NOT NULL',
				'survey_id'      => 'bigint(20) unsigned NOT NULL',
				'response_id'    => 'bigint(20) unsigned NOT NULL',
				'channel'        => 'varchar(10) NOT NULL',
				'state'          => 'varchar(10) NOT NULL',
				'attempts'       => 'smallint unsigned NOT NULL DEFAULT 0',
				'created_at'     => 'datetime NOT NULL',
				'due_at'         => 'datetime NOT NULL',
				'tried_at'       => 'datetime DEFAULT NULL',
				'lease'          => 'char(32) NOT NULL',
				'status'         => 'smallint unsigned NOT NULL DEFAULT 0',
				'took'           => 'int unsigned NOT NULL DEFAULT 0',
				'message'        => 'varchar(500) NOT NULL',
				'sent'           => 'text NOT NULL',
				'answered'       => 'text NOT NULL',
			),
			'id',
			array(
				'jobs_due'         => 'state, destination_id, due_at',
				'jobs_of_response' => 'response_id',
				'jobs_by_state'    => 'state, channel, attempts',
				'jobs_of_survey'   => 'survey_id, id',
				'jobs_old'         => 'created_at',
			),
			array( 'job' => 'destination_id, response_id' )
		);
	}

	private function hasUntold( Db $db ): bool {
		return in_array( $db->table( 'untold' ), $db->tables(), true );
	}

	private function moveUntold( Db $db ): void {
		$db->write(
			"INSERT IGNORE INTO {destinations} (survey_id, channel, target, last_message)
				SELECT DISTINCT r.survey_id, 'hook', '', '' FROM {untold} u JOIN {responses} r ON r.id = u.response_id"
		);
		$db->write(
			"INSERT IGNORE INTO {jobs}
				(destination_id, survey_id, response_id, channel, state, created_at, due_at, lease, message, sent, answered)
				SELECT d.id, r.survey_id, r.id, 'hook', 'waiting', r.submitted_at, r.submitted_at, '', '', '', ''
				FROM {untold} u
				JOIN {responses} r ON r.id = u.response_id
				JOIN {destinations} d ON d.survey_id = r.survey_id AND d.channel = 'hook'"
		);
	}
}
