<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Counting;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes all rating data of posts. */
final class RatedPostRepository {

	public function __construct( private readonly Db $db ) {}

	/**
	 * Deletes the votes first: a recount fixes anything left without them.
	 *
	 * @param list<int> $postIds
	 * @throws StorageFailed
	 */
	public function deletePosts( array $postIds ): void {
		foreach ( $postIds as $postId ) {
			$this->db->write( 'DELETE FROM {post_ratings} WHERE post_id = %d', array( $postId ) );
			$this->db->write( 'DELETE FROM {rating_reasons} WHERE post_id = %d', array( $postId ) );
			$this->db->write( 'DELETE FROM {rating_days} WHERE post_id = %d', array( $postId ) );
			$this->db->write( 'DELETE FROM {rating_posts} WHERE post_id = %d', array( $postId ) );
		}
	}
}
