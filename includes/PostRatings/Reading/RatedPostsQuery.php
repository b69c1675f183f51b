<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reading;

use UserFeedback\Platform\Database\Db;
use UserFeedback\PostRatings\StarCounts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Rated posts, joined with WordPress's own table for their titles and to exclude the trash.
 *
 * @phpstan-type RatedPost array{id: int, title: string, sums: StarCounts, last_at: string}
 */
final class RatedPostsQuery {

	private const EVER = '{rating_posts} t';

	/** The same columns for a range of days. */
	private const LATELY = '(SELECT d.post_id, SUM(d.rated_1 + d.rated_2 + d.rated_3 + d.rated_4 + d.rated_5) AS total,
			1.0000 * SUM(d.rated_1 + 2 * d.rated_2 + 3 * d.rated_3 + 4 * d.rated_4 + 5 * d.rated_5)
				/ SUM(d.rated_1 + d.rated_2 + d.rated_3 + d.rated_4 + d.rated_5) AS average
		FROM {rating_days} d WHERE d.day >= %s GROUP BY d.post_id
		HAVING SUM(d.rated_1 + d.rated_2 + d.rated_3 + d.rated_4 + d.rated_5) > 0) t';

	private const ALIAS = 'userfeedback_rated';

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param string $firstDay of the range that counts as recent.
	 * @return list<RatedPost> a page of them.
	 */
	public function page( RatingListRequest $request, string $firstDay ): array {
		[ $from, $values ] = $this->from( $request, $firstDay );
		$order             = self::order( $request );
		$rows              = $this->db->rows(
			"SELECT a.post_id, a.rated_1, a.rated_2, a.rated_3, a.rated_4, a.rated_5, a.last_at, p.post_title
				FROM $from ORDER BY $order LIMIT %d OFFSET %d",
			array( ...$values, $request->perPage, ( $request->page - 1 ) * $request->perPage )
		);
		return array_map(
			static fn( array $row ): array => array(
				'id'      => (int) $row['post_id'],
				'title'   => (string) $row['post_title'],
				'sums'    => StarCounts::fromRow( $row ),
				'last_at' => (string) $row['last_at'],
			),
			$rows
		);
	}

	public function count( RatingListRequest $request, string $firstDay ): int {
		[ $from, $values ] = $this->from( $request, $firstDay );
		return (int) $this->db->value( "SELECT COUNT(*) FROM $from", $values );
	}

	/** Star counts of all posts together. */
	public function all(): StarCounts {
		return StarCounts::fromRow(
			$this->db->row(
				"SELECT SUM(t.rated_1) AS rated_1, SUM(t.rated_2) AS rated_2, SUM(t.rated_3) AS rated_3, SUM(t.rated_4) AS rated_4,
					SUM(t.rated_5) AS rated_5
					FROM {rating_posts} t JOIN {wp_posts} p ON p.ID = t.post_id WHERE p.post_status <> 'trash'"
			) ?? array()
		);
	}

	public function of( int $postId ): StarCounts {
		return StarCounts::fromRow( $this->db->row( 'SELECT * FROM {rating_posts} WHERE post_id = %d', array( $postId ) ) ?? array() );
	}

	/**
	 * @param non-empty-list<int> $postIds
	 * @return array<int, StarCounts> by post; only rated posts
	 */
	public function ofMany( array $postIds ): array {
		$sums = array();
		foreach ( $this->db->rows(
			'SELECT * FROM {rating_posts} WHERE total > 0 AND post_id IN (' . Db::placeholders( $postIds ) . ')',
			$postIds
		) as $row ) {
			$sums[ (int) $row['post_id'] ] = StarCounts::fromRow( $row );
		}
		return $sums;
	}

	/** @return array{literal-string, list<int|string>} tables and conditions, with their values */
	private function from( RatingListRequest $request, string $firstDay ): array {
		$from   = ( $request->isOfLately ? self::LATELY : self::EVER )
			. " JOIN {rating_posts} a ON a.post_id = t.post_id JOIN {wp_posts} p ON p.ID = t.post_id
				WHERE t.total > 0 AND p.post_status <> 'trash'";
		$values = $request->isOfLately ? array( $firstDay ) : array();
		if ( '' !== $request->search ) {
			// A search must not match a title that the list hides. See PostTitle.
			$from    .= ' AND p.post_title LIKE %s' . ( current_user_can( 'edit_others_posts' ) ? '' : " AND p.post_status = 'publish'" );
			$values[] = $this->db->like( $request->search );
		}
		if ( $request->isLow ) {
			$from .= ' AND t.average <= %d AND t.total >= %d';
			array_push( $values, RatingResultsShape::LOW, RatingResultsShape::VOTES );
		}
		return array( $from, $values );
	}

	/** @return literal-string */
	private static function order( RatingListRequest $request ): string {
		$column = match ( $request->orderby ) {
			'post_title'     => current_user_can( 'edit_others_posts' )
				? 'p.post_title'
				: "CASE WHEN p.post_status = 'publish' THEN p.post_title ELSE '' END",
			'total_ratings'  => 't.total',
			'average_rating' => 't.average',
			default          => 'a.last_at',
		};
		return $column . ( $request->isAscending ? ' ASC' : ' DESC' ) . ', t.post_id DESC';
	}

	/**
	 * Makes WordPress's query for a list of posts sort by rating.
	 * Unrated posts come last in both directions.
	 *
	 * @param array<string, string> $clauses of WP_Query.
	 * @return array<string, string>
	 */
	public function sortByRating( array $clauses, bool $isAscending ): array {
		$alias = self::ALIAS;
		$posts = $this->db->table( 'rating_posts' );
		$ids   = $this->db->named( 'wp_posts' ) . '.ID';

		$clauses['join']    = ( $clauses['join'] ?? '' ) . " LEFT JOIN $posts $alias ON $alias.post_id = $ids AND $alias.total > 0";
		$clauses['orderby'] = "CASE WHEN $alias.post_id IS NULL THEN 1 ELSE 0 END, $alias.average "
			. ( $isAscending ? 'ASC' : 'DESC' ) . ", $alias.total DESC, $ids DESC";
		return $clauses;
	}

	/**
	 * @param non-empty-list<int> $postIds
	 * @return array<int, array<string, StarCounts>> by post and day, starting on $firstDay; only days with votes
	 */
	public function daysOfPosts( array $postIds, string $firstDay ): array {
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
	public function daysOfAll( string $firstDay ): array {
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
