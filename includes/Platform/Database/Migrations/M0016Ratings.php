<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Database\TableSchema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Visitors' votes on posts, the star counts by day and by post, reasons for low votes, and the surveys answered on each
 * post.
 */
final class M0016Ratings implements Migration {

	public function run( Db $db ): void {
		foreach ( $this->tables() as $table ) {
			$table->ensure( $db );
		}
		$this->responses()->complete( $db );
	}

	public function isDone( Db $db ): bool {
		foreach ( array( $this->responses(), ...$this->tables() ) as $table ) {
			if ( ! $table->isComplete( $db ) ) {
				return false;
			}
		}
		return true;
	}

	/** Lets a post's editor find responses sent from that post, for any survey. */
	private function responses(): TableSchema {
		return new TableSchema( 'responses', array(), 'id', array( 'answered_on_page' => 'page_id, status, survey_id' ) );
	}

	/** @return list<TableSchema> */
	private function tables(): array {
		return array( $this->votes(), $this->days(), $this->posts(), $this->reasons() );
	}

	/**
	 * One row per browser and post. `rating` is the current vote, 0 if it was withdrawn; `counted` is its share of the
	 * star counts; `day` is the date of the first vote in the site's time zone, and never changes. Only the primary key
	 * is unique, so that simultaneous votes lock only their own rows.
	 */
	private function votes(): TableSchema {
		return new TableSchema(
			'post_ratings',
			array(
				'post_id'    => 'bigint(20) unsigned NOT NULL',
				'token'      => 'char(36) NOT NULL',
				'rating'     => 'tinyint unsigned NOT NULL',
				'counted'    => 'tinyint unsigned NOT NULL DEFAULT 0',
				'waiting'    => 'tinyint unsigned NOT NULL DEFAULT 1',
				'day'        => 'date NOT NULL',
				'created_at' => 'datetime NOT NULL',
				'changed_at' => 'datetime NOT NULL',
			),
			'post_id, token',
			array(
				'ratings_waiting' => 'waiting, post_id',
				'ratings_of_post' => 'post_id, created_at',
			)
		);
	}

	private function days(): TableSchema {
		return new TableSchema(
			'rating_days',
			array(
				'post_id' => 'bigint(20) unsigned NOT NULL',
				'day'     => 'date NOT NULL',
			) + self::sums(),
			'post_id, day',
			array( 'ratings_of_day' => 'day' )
		);
	}

	/** Sort columns of lists. `last_at` is when a vote was last given, changed or withdrawn. */
	private function posts(): TableSchema {
		return new TableSchema(
			'rating_posts',
			array(
				'post_id' => 'bigint(20) unsigned NOT NULL',
			) + self::sums() + array(
				'total'   => 'int NOT NULL DEFAULT 0',
				'average' => 'decimal(6,4) NOT NULL DEFAULT 0',
				'last_at' => 'datetime NOT NULL',
			),
			'post_id',
			array(
				'rated_total'   => 'total',
				'rated_average' => 'average',
				'rated_last'    => 'last_at',
			)
		);
	}

	private function reasons(): TableSchema {
		return new TableSchema(
			'rating_reasons',
			array(
				'id'         => 'bigint(20) unsigned NOT NULL AUTO_INCREMENT',
				'post_id'    => 'bigint(20) unsigned NOT NULL',
				'token'      => 'char(36) NOT NULL',
				'rating'     => 'tinyint unsigned NOT NULL',
				'text'       => 'varchar(400) NOT NULL',
				'created_at' => 'datetime NOT NULL',
			),
			'id',
			array( 'reasons_by_age' => 'created_at' ),
			array( 'reason_of_vote' => 'post_id, token' )
		);
	}

	/**
	 * Signed, because a withdrawn vote subtracts.
	 *
	 * @return array<literal-string, literal-string>
	 */
	private static function sums(): array {
		return array(
			'rated_1' => 'int NOT NULL DEFAULT 0',
			'rated_2' => 'int NOT NULL DEFAULT 0',
			'rated_3' => 'int NOT NULL DEFAULT 0',
			'rated_4' => 'int NOT NULL DEFAULT 0',
			'rated_5' => 'int NOT NULL DEFAULT 0',
		);
	}
}
