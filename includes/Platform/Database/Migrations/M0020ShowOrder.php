<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Priority of surveys on a page. Null until an owner moves a survey: then newer surveys come first. */
final class M0020ShowOrder implements Migration {

	public function run( Db $db ): void {
		$this->added()->complete( $db );
	}

	public function isDone( Db $db ): bool {
		return $this->added()->isComplete( $db );
	}

	private function added(): TableSchema {
		return new TableSchema( 'surveys', array( 'show_order' => 'bigint(20) unsigned DEFAULT NULL' ), 'id' );
	}
}
