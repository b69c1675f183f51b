<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Db;
use UserFeedback\Database\Migration;
use UserFeedback\Database\Table;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What responses have in common, as sets of bits (Responses\Bits), and two more things that are known of a response. */
final class M0010Bits implements Migration {

	/** What Responses\Bits\PlaceOlder keeps, and says when it is through. */
	private const OLDER = 'userfeedback_places_at';
	private const NONE  = -1;

	public function run( Db $db ): void {
		foreach ( array( $this->places(), $this->heads(), $this->bits() ) as $table ) {
			$table->ensure( $db );
		}
		$this->responses()->complete( $db );
		if ( null === $db->value( 'SELECT id FROM {responses} LIMIT 1' ) ) {
			update_option( self::OLDER, self::NONE, false ); // A new site has nothing to be brought up to date.
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

	/** `language` is that of the page, empty where it says none; `seconds` are from seeing to sending, null where not counted. */
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

	/** The place of a response among its survey's, from 0 and for good. */
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

	/** How many places a survey gave out, and below which all are in its sets. */
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

	/** `value_key` is md5 of the value, or a name for what is no value; `bits` see BitSet; `ones` is how many it has. */
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
