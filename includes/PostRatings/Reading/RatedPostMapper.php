<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reading;

use UserFeedback\Surveys\Picker\PostTitle;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps a rated post to its title and URLs, as lists of ratings show it. */
final class RatedPostMapper {

	/**
	 * Loads the data of some posts with one query.
	 *
	 * @param list<int> $postIds
	 */
	public static function prime( array $postIds ): void {
		_prime_post_caches( $postIds, false, false );
	}

	/** @return array{post_id: int, post_title: string, url: string|null, edit_url: string|null} */
	public static function of( int $postId ): array {
		$post   = get_post( $postId );
		$isOpen = null !== $post && 'publish' === $post->post_status && is_post_type_viewable( $post->post_type );
		$url    = $isOpen ? get_permalink( $post ) : false;
		$edit   = null === $post ? null : get_edit_post_link( $post, 'raw' );
		return array(
			'post_id'    => $postId,
			'post_title' => null === $post ? __( '(no title)', 'userfeedback' ) : PostTitle::of( $post ),
			'url'        => false === $url ? null : $url,
			'edit_url'   => is_string( $edit ) && '' !== $edit ? $edit : null,
		);
	}
}
