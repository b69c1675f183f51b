<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Counting;

use UserFeedback\Contract\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** With a post that is deleted for good goes what was said of it. */
final class ForgetPosts {

	public function __construct( private readonly RatedPostRepository $posts ) {}

	/**
	 * @param list<int> $postIds
	 * @throws StorageFailed
	 */
	public function run( array $postIds ): void {
		foreach ( $postIds as $postId ) {
			$this->posts->delete( $postId );
		}
	}
}
