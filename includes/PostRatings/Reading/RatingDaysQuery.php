<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reading;

use UserFeedback\Platform\Database\Db;
use UserFeedback\PostRatings\StarCounts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class RatingDaysQuery {

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param non-empty-list<int> $postIds
	 * @return array<int, array<string, StarCounts>> by post and day, starting on $firstDay; only days with votes
	 */
	public function ofPosts( array $postIds, string $firstDay ): array {
		$days = array();
		foreach ( $this->db->rows(
			'SELECT * FROM {rating_days} WHERE day >= %s AND post_id IN (' . Db::placeholders( $postIds ) . ')',
			array( $firstDay, ...$postIds )
		) as $row ) {
			$days[ (int) $row['post_id'] ][ (string) $row['day'] ] = StarCounts::fromRow( $row );
		}
		return $days;
	}

	/** @return array<string, StarCounts> by day, for all posts that are not in the trash */
	public function all( string $firstDay ): array {
		$days = array();
		foreach ( $this->db->rows(
			"SELECT d.day, SUM(d.rated_1) AS rated_1, SUM(d.rated_2) AS rated_2, SUM(d.rated_3) AS rated_3, SUM(d.rated_4) AS rated_4,
				SUM(d.rated_5) AS rated_5
				FROM {rating_days} d JOIN {wp_posts} p ON p.ID = d.post_id
				WHERE d.day >= %s AND p.post_status <> 'trash' GROUP BY d.day",
			array( $firstDay )
		) as $row ) {
			$days[ (string) $row['day'] ] = StarCounts::fromRow( $row );
		}
		return $days;
	}
}
