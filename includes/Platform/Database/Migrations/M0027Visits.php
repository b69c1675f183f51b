<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Recorded visits to surveys that show where visitors leave, and their sums per day and month (Responses\Visits). */
final class M0027Visits implements Migration {

	public function run( Db $db ): void {
		self::visits()->ensure( $db );
		self::sums()->ensure( $db );
	}

	public function isDone( Db $db ): bool {
		return self::visits()->isComplete( $db ) && self::sums()->isComplete( $db );
	}

	/** At `due_at`, a visit is added to the sums or, if `is_summed`, deleted. `progress` decides which of two bodies is newer. */
	private static function visits(): TableSchema {
		return new TableSchema(
			'visits',
			array(
				'id'          => 'bigint(20) unsigned NOT NULL AUTO_INCREMENT',
				'survey_id'   => 'bigint(20) unsigned NOT NULL',
				'token'       => 'char(36) NOT NULL',
				'day'         => 'date NOT NULL',
				'device'      => "varchar(10) NOT NULL DEFAULT ''",
				'language'    => "varchar(20) NOT NULL DEFAULT ''",
				'is_finished' => 'tinyint unsigned NOT NULL DEFAULT 0',
				'progress'    => 'int unsigned NOT NULL DEFAULT 0',
				'steps'       => 'text NOT NULL',
				'answers'     => 'longtext NULL',
				'is_summed'   => 'tinyint unsigned NOT NULL DEFAULT 0',
				'due_at'      => 'datetime NOT NULL',
			),
			'id',
			array(
				'visits_due'       => 'is_summed, due_at',
				'visits_of_survey' => 'survey_id, is_summed, day',
			),
			array( 'survey_token' => 'survey_id, token' )
		);
	}

	/**
	 * The row with an empty `question_id` has the visits themselves. `t0` to `t15` are numbers of times, see SecondsRanges. A month has
	 * its first day. The order of the primary key reads all months, or all days, of a device and language in sequence.
	 */
	private static function sums(): TableSchema {
		$times = array();
		foreach ( array( 't0', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9', 't10', 't11', 't12', 't13', 't14', 't15' ) as $time ) {
			$times[ $time ] = 'int unsigned NOT NULL DEFAULT 0';
		}
		return new TableSchema(
			'step_sums',
			array(
				'survey_id'   => 'bigint(20) unsigned NOT NULL',
				'device'      => "varchar(10) NOT NULL DEFAULT ''",
				'language'    => "varchar(20) NOT NULL DEFAULT ''",
				'is_month'    => 'tinyint unsigned NOT NULL DEFAULT 0',
				'day'         => 'date NOT NULL',
				'question_id' => 'char(36) NOT NULL',
				'shown'       => 'int unsigned NOT NULL DEFAULT 0',
				'answered'    => 'int unsigned NOT NULL DEFAULT 0',
				'skipped'     => 'int unsigned NOT NULL DEFAULT 0',
				'passed'      => 'int unsigned NOT NULL DEFAULT 0',
				'left_here'   => 'int unsigned NOT NULL DEFAULT 0',
			) + $times,
			'survey_id, device, language, is_month, day, question_id'
		);
	}
}
