<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use WP_Post;

/** Which page of the site this is: what a visitor's answer will say it came from. */
final class PageContext {

	/** @param int $id of the post or page, 0 for anything else. */
	private function __construct( public readonly int $id, public readonly string $name ) {}

	/** The page that is being printed. */
	public static function current(): self {
		$post = is_singular() ? get_queried_object() : null;
		return $post instanceof WP_Post ? new self( $post->ID, self::plain( get_the_title( $post ) ) ) : new self( 0, self::plain( wp_get_document_title() ) );
	}

	/** A page by its id; of one that is not public nothing is told. */
	public static function byId( int $id ): self {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && is_post_publicly_viewable( $post ) ? new self( $post->ID, self::plain( get_the_title( $post ) ) ) : new self( 0, '' );
	}

	private static function plain( string $title ): string {
		return html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
