<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Picker;

use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A post's title as plain text, for lists whose readers may lack permission to read the post. */
final class PostTitle {

	/** Everyone may read the title of a public post; the title of a draft requires permission to read the post. */
	public static function of( WP_Post $post ): string {
		if ( ! is_post_publicly_viewable( $post ) && ! current_user_can( 'read_post', $post->ID ) ) {
			/* translators: %d: number of a post. */
			return sprintf( __( 'Post %d (not public)', 'userfeedback' ), $post->ID );
		}
		$plain = trim( html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		return '' === $plain ? __( '(no title)', 'userfeedback' ) : $plain;
	}
}
