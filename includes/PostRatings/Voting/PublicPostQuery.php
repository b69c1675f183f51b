<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks if a post is public, without WordPress fully loaded. The vote's key has already proved the post type. */
final class PublicPostQuery {

	public function __construct( private readonly Db $db ) {}

	/** @throws StorageFailed */
	public function isOpen( int $postId ): bool {
		return null !== $this->db->value(
			"SELECT ID FROM {wp_posts} WHERE ID = %d AND post_status = 'publish' AND post_password = ''",
			array( $postId )
		);
	}
}
