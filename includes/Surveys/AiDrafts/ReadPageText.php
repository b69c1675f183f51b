<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\AiDrafts;

use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads the subject of a survey: title and text of a post on this site, if the current user may read it. */
final class ReadPageText {

	/** Characters; more text adds little for a model, and costs. */
	private const LONGEST = 4000;

	/**
	 * @return array{title: string, text: string}
	 * @throws ValidationFailed There is no such page, or this user may not know of it.
	 */
	public static function read( int $postId ): array {
		$post = get_post( $postId );
		if (
			! $post instanceof WP_Post
			|| '' !== $post->post_password
			|| ! is_post_type_viewable( $post->post_type )
			|| ! current_user_can( 'read_post', $post->ID )
		) {
			throw new ValidationFailed(
				array(
					new Violation(
						'post_id',
						'page',
						null,
						__( 'This page doesn’t exist, or you don’t have permission to read it.', 'userfeedback' )
					),
				)
			);
		}
		return array(
			'title' => self::plain( $post->post_title ),
			'text'  => mb_substr( self::plain( "$post->post_excerpt\n$post->post_content" ), 0, self::LONGEST ),
		);
	}

	/** Doesn't run any of it: a shortcode or block may write, send, or show what only this user may see. */
	private static function plain( string $html ): string {
		$text = html_entity_decode( wp_strip_all_tags( strip_shortcodes( $html ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}
}
