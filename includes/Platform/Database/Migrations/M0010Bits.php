<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Bitmaps for facets of responses (Responses\Index\Bitmaps), and two more columns of a response. */
final class M0010Bits implements Migration {

	/** Progress stored by Index\Bitmaps\BackfillOrdinals, and its value when done. */
	private const OLDER = 'userfeedback_places_at';
	private const NONE  = -1;

	public function run( Db $db ): void {
		foreach ( array( $this->places(), $this->heads(), $this->bits() ) as $table ) {
			$table->ensure( $db );
		}
		$this->responses()->complete( $db );
		if ( null === $db->value( 'SELECT id FROM {responses} LIMIT 1' ) ) {
			update_option( self::OLDER, self::NONE, false ); // A new site has no older responses.
		}
	}

	public function isDone( Db $db ): bool {
		foreach ( array( $this->places(), $this->heads(), $this->bits(), $this->responses() ) as $table ) {
			if ( ! $table->isComplete( $db ) ) {
				return false;
			}
		}
		return true;
	}

	/** `language` is the page's, empty if unknown; `seconds` run from display to submission, null if unknown. */
	private function responses(): TableSchema {
		return new TableSchema(
			'responses',
			array(
				'language' => "varchar(20) NOT NULL DEFAULT ''",
				'seconds'  => 'smallint unsigned DEFAULT NULL',
			),
			'id'
		);
	}

	/** The permanent position of a response within its survey, from 0. */
	private function places(): TableSchema {
		return new TableSchema(
			'places',
			array(
				'survey_id'   => 'bigint(20) unsigned NOT NULL',
				'place'       => 'int unsigned NOT NULL',
				'response_id' => 'bigint(20) unsigned NOT NULL',
			),
			'survey_id, place',
			array(),
			array( 'place_of_response' => 'response_id' )
		);
	}

	/** The number of positions assigned to a survey, and the position below which all are in its bitmaps. */
	private function heads(): TableSchema {
		return new TableSchema(
			'bit_heads',
			array(
				'survey_id' => 'bigint(20) unsigned NOT NULL',
				'places'    => 'int unsigned NOT NULL',
				'folded'    => 'int unsigned NOT NULL',
			),
			'survey_id'
		);
	}

	/** `value_key` is the md5 of the value, or a name if there is no value; for `bits` see Bitmap; `ones` counts its set bits. */
	private function bits(): TableSchema {
		return new TableSchema(
			'bits',
			array(
				'survey_id' => 'bigint(20) unsigned NOT NULL',
				'chunk'     => 'smallint unsigned NOT NULL',
				'field'     => 'varchar(36) NOT NULL',
				'value_key' => 'char(32) NOT NULL',
				'value'     => 'varchar(200) NOT NULL',
				'ones'      => 'int unsigned NOT NULL',
				'bits'      => 'mediumtext NOT NULL',
			),
			'survey_id, chunk, field, value_key'
		);
	}
}
