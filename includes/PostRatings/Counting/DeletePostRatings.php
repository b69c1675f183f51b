<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Counting;

use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes the ratings of a post that is permanently deleted. */
final class DeletePostRatings {

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
