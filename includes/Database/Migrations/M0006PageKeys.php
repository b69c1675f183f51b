<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Db;
use UserFeedback\Database\Migration;
use UserFeedback\Database\Table;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * What tells of a survey, without reading it, whether it may be for a page (Surveys\PageKeys). Null in a row that was
 * not saved since: it may be for any.
 */
final class M0006PageKeys implements Migration {

	public function run( Db $db ): void {
		$this->added()->complete( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->added()->isWhole( $db );
	}

	private function added(): Table {
		return new Table(
			'surveys',
			array(
				'page_keys' => 'longtext DEFAULT NULL',
				'page_part' => "varchar(200) NOT NULL DEFAULT ''",
			),
			'id'
		);
	}
}
