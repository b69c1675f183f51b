<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Counts of facets that occur together, per complete segment of the bitmap index (Responses\Index\Counts), and an index of the
 * bitmaps by value, for the most frequent values.
 */
final class M0024FacetCounts implements Migration {

	public function run( Db $db ): void {
		self::counts()->ensure( $db );
		self::bits()->complete( $db );
	}

	public function isDone( Db $db ): bool {
		return self::counts()->isComplete( $db ) && self::bits()->isComplete( $db );
	}

	private static function bits(): TableSchema {
		return new TableSchema(
			'bits',
			array(),
			'survey_id, chunk, field, value_key',
			array( 'bits_of_value' => 'survey_id, field, value_key, ones' )
		);
	}

	/** The order of the primary key reads all segments of a facet in sequence. */
	private static function counts(): TableSchema {
		return new TableSchema(
			'facet_counts',
			array(
				'survey_id' => 'bigint(20) unsigned NOT NULL',
				'field'     => 'varchar(36) NOT NULL',
				'value_key' => 'char(32) NOT NULL',
				'chunk'     => 'smallint unsigned NOT NULL',
				'counts'    => 'mediumtext NOT NULL',
			),
			'survey_id, field, value_key, chunk',
			array( 'counts_of_segment' => 'survey_id, chunk' )
		);
	}
}
