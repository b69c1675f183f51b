<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Pages;

use WP_Post;
use WP_Post_Type;
use WP_Query;
use WP_Term;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The page that WordPress is about to print, as far as heatmaps know pages. */
final class CurrentPage {

	/**
	 * @param string $key    see PageKey.
	 * @param int    $postId of the post or page that it is, the front page and the blog's page with it; 0 for none.
	 * @param string $type   of that post, where it is a single one; else empty.
	 */
	private function __construct( public readonly string $key, public readonly int $postId, public readonly string $type ) {}

	/**
	 * Null for what has no page of its own: searches, days, authors, what was not found; and for the second part of
	 * anything, which has other elements at the same places.
	 */
	public static function get(): ?self {
		/** @var WP_Query $query WordPress's. */
		$query   = $GLOBALS['wp_query'];
		$isFirst = ! $query->is_paged() && in_array( get_query_var( 'page' ), array( '', 0, '0', 1, '1' ), true );
		if ( ! $isFirst || $query->is_preview() || $query->is_404() || $query->is_search() ) {
			return null;
		}
		$object = $query->get_queried_object();
		$post   = $object instanceof WP_Post ? $object : null;
		return match ( true ) {
			$query->is_front_page()        => new self( PageKey::FRONT, $post->ID ?? 0, '' ),
			$query->is_home()              => new self( PageKey::BLOG, $post->ID ?? 0, '' ),
			// A post with a password has none, also for visitors who know the password.
			$query->is_singular()          => null === $post || '' !== $post->post_password
				? null
				: new self( PageKey::ofPost( $post->ID ), $post->ID, $post->post_type ),
			$object instanceof WP_Term     => new self( PageKey::ofTerm( $object->term_id ), 0, '' ),
			$object instanceof WP_Post_Type => new self( PageKey::ofArchive( $object->name ), 0, '' ),
			default                        => null,
		};
	}
}
