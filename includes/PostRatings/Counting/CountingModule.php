<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Counting;

use Closure;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Module;
use UserFeedback\Responses\Counting\ProcessSoon;
use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Schedules the counting of pending votes, as for responses, and deletes the votes of deleted posts. */
final class CountingModule implements Module {

	/**
	 * @param Closure(): ProcessSoon $process
	 * @param Closure(): ForgetPosts $forget
	 */
	public function __construct( private readonly Closure $process, private readonly Closure $forget ) {}

	public function register(): void {
		add_action( ProcessSoon::EVENT, array( $this, 'byCron' ) );
		add_action( 'admin_init', array( $this, 'onAdminScreen' ) );
		add_action( 'deleted_post', array( $this, 'forget' ), 10, 2 );
	}

	public function byCron(): void {
		( $this->process )()->byCron();
	}

	public function onAdminScreen(): void {
		if ( ! wp_doing_ajax() ) {
			( $this->process )()->run();
		}
	}

	public function forget( int $postId, WP_Post $post ): void {
		if ( 'revision' === $post->post_type ) {
			return;
		}
		try {
			( $this->forget )()->run( array( $postId ) );
		} catch ( StorageFailed ) {
			return; // The nightly recount finds the deleted post.
		}
	}
}
