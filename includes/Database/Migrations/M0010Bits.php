<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Db;
use UserFeedback\Database\Migration;
use UserFeedback\Database\Table;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sets of bits for properties that responses share (Responses\Bits), and two more columns of a response. */
final class M0010Bits implements Migration {

	/** Progress stored by Responses\Bits\PlaceOlder, and its value when done. */
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
			if ( ! $table->isWhole( $db ) ) {
				return false;
			}
		}
		return true;
	}

	/** `language` is the page's, empty if unknown; `seconds` run from display to submission, null if unknown. */
	private function responses(): Table {
		return new Table(
			'responses',
			array(
				'language' => "varchar(20) NOT NULL DEFAULT ''",
				'seconds'  => 'smallint unsigned DEFAULT NULL',
			),
			'id'
		);
	}

	/** The permanent position of a response within its survey, from 0. */
	private function places(): Table {
		return new Table(
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

	/** The number of positions assigned to a survey, and below which all are in its sets. */
	private function heads(): Table {
		return new Table(
			'bit_heads',
			array(
				'survey_id' => 'bigint(20) unsigned NOT NULL',
				'places'    => 'int unsigned NOT NULL',
				'folded'    => 'int unsigned NOT NULL',
			),
			'survey_id'
		);
	}

	/** `value_key` is the md5 of the value, or a name if there is no value; for `bits` see BitSet; `ones` counts its set bits. */
	private function bits(): Table {
		return new Table(
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
