<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Counting;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\ScheduleProcessing;
use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Schedules the counting of pending votes, as for responses, and deletes the votes of deleted posts.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class VoteCountingHooks {

	/**
	 * @param Closure(): ScheduleProcessing $process
	 * @param Closure(): RatedPostRepository $ratedPosts
	 */
	public function __construct(
		#[Lazy( CountVotes::class, 'schedule' )] private readonly Closure $process,
		#[Lazy( RatedPostRepository::class )] private readonly Closure $ratedPosts
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			ScheduleProcessing::EVENT => array( 'byCron' ),
			'admin_init'              => array( 'onAdminScreen' ),
			'deleted_post'            => array( 'deleteRatings', 10, 2 ),
		);
	}

	public function byCron(): void {
		( $this->process )()->byCron();
	}

	public function onAdminScreen(): void {
		if ( ! wp_doing_ajax() ) {
			( $this->process )()->run();
		}
	}

	public function deleteRatings( int $postId, WP_Post $post ): void {
		if ( 'revision' === $post->post_type ) {
			return;
		}
		try {
			( $this->ratedPosts )()->deletePosts( array( $postId ) );
		} catch ( StorageFailed ) {
			return; // The nightly recount finds the deleted post.
		}
	}
}
