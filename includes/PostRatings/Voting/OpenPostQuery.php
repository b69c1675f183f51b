<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Whether everybody may read a post, where WordPress may not be whole. Of which type it is its key has proved. */
final class OpenPostQuery {

	public function __construct( private readonly Db $db ) {}

	/** @throws StorageFailed */
	public function isOpen( int $postId ): bool {
		return null !== $this->db->value(
			"SELECT ID FROM {wp_posts} WHERE ID = %d AND post_status = 'publish' AND post_password = ''",
			array( $postId )
		);
	}
}
