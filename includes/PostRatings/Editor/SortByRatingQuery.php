<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Editor;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Makes WordPress's query for a list of posts sort by rating. */
final class SortByRatingQuery {

	private const ALIAS = 'userfeedback_rated';

	public function __construct( private readonly Db $db ) {}

	/**
	 * Unrated posts come last in both directions.
	 *
	 * @param array<string, string> $clauses of WP_Query.
	 * @return array<string, string>
	 */
	public function sorted( array $clauses, bool $isAscending ): array {
		$alias = self::ALIAS;
		$posts = $this->db->table( 'rating_posts' );
		$ids   = $this->db->named( 'wp_posts' ) . '.ID';

		$clauses['join']    = ( $clauses['join'] ?? '' ) . " LEFT JOIN $posts $alias ON $alias.post_id = $ids AND $alias.total > 0";
		$clauses['orderby'] = "CASE WHEN $alias.post_id IS NULL THEN 1 ELSE 0 END, $alias.average "
			. ( $isAscending ? 'ASC' : 'DESC' ) . ", $alias.total DESC, $ids DESC";
		return $clauses;
	}
}
