<?php
declare(strict_types=1);

namespace UserFeedback\Database\Migrations;

use UserFeedback\Database\Db;
use UserFeedback\Database\Migration;
use UserFeedback\Database\Table;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Priority of surveys on a page. Null until an owner moves a survey: then newer surveys come first. */
final class M0020ShowOrder implements Migration {

	public function run( Db $db ): void {
		$this->added()->complete( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->added()->isWhole( $db );
	}

	private function added(): Table {
		return new Table( 'surveys', array( 'show_order' => 'bigint(20) unsigned DEFAULT NULL' ), 'id' );
	}
}
