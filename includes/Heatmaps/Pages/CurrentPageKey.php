<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Pages;

use WP_Post;
use WP_Post_Type;
use WP_Query;
use WP_Term;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The page that WordPress is about to print, as heatmaps identify pages. */
final class CurrentPageKey {

	/**
	 * @param string $key    see PageKey.
	 * @param int    $postId ID of the post or page, including the front page and the blog's page; 0 for none.
	 * @param string $type   type of a single post; else empty.
	 */
	private function __construct( public readonly string $key, public readonly int $postId, public readonly string $type ) {}

	/**
	 * Returns null for requests without a page of their own, such as searches, dates, authors and 404s, and for second pages,
	 * which have other elements at the same positions.
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
		// Content with a password has no heatmap, even for visitors who know the password. The blog's page shows other posts.
		if ( null !== $post && '' !== $post->post_password && ! $query->is_home() ) {
			return null;
		}
		return match ( true ) {
			$query->is_front_page()         => new self( PageKey::FRONT, $post->ID ?? 0, '' ),
			$query->is_home()               => new self( PageKey::BLOG, $post->ID ?? 0, '' ),
			$query->is_singular()           => null === $post
				? null
				: new self( PageKey::ofPost( $post->ID ), $post->ID, $post->post_type ),
			$object instanceof WP_Term      => new self( PageKey::ofTerm( $object->term_id ), 0, '' ),
			$object instanceof WP_Post_Type => new self( PageKey::ofArchive( $object->name ), 0, '' ),
			default                         => null,
		};
	}
}
