<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Pages;

use UserFeedback\Surveys\Picker\PostTitle;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Names many pages: all posts with one query, all terms with another, and only those that WordPress hasn't cached. */
final class ResolvePageNames {

	/**
	 * @param list<string> $keys
	 * @return array<string, PageName> by key; deleted posts and terms are left out.
	 */
	public function run( array $keys ): array {
		$pages = array_filter(
			array_map( array( PageKey::class, 'of' ), $keys ),
			static fn( ?PageKey $page ): bool => null !== $page
		);
		$posts = array_map( static fn( PageKey $page ): int => $page->postId(), $pages );
		$terms = array_map( static fn( PageKey $page ): int => $page->termId(), $pages );
		_prime_post_caches( array( ...array_diff( $posts, array( 0 ) ), ...self::ofBlog() ), false, false );
		_prime_term_caches( array_values( array_diff( $terms, array( 0 ) ) ), false );

		$names = array();
		foreach ( $pages as $page ) {
			$name = self::named( $page );
			if ( null !== $name ) {
				$names[ $page->text ] = $name;
			}
		}
		return $names;
	}

	private static function named( PageKey $page ): ?PageName {
		return match ( true ) {
			PageKey::FRONT === $page->text => new PageName( __( 'Front page', 'userfeedback' ), home_url( '/' ) ),
			PageKey::BLOG === $page->text  => self::blog(),
			$page->postId() > 0            => self::post( $page->postId() ),
			$page->termId() > 0            => self::term( $page->termId() ),
			default                        => self::archive( $page->postType() ),
		};
	}

	private static function post( int $id ): ?PageName {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post ) {
			return null;
		}
		$isOpen = is_post_publicly_viewable( $post ) || ( 'private' === $post->post_status && current_user_can( 'read_post', $id ) );
		return new PageName( PostTitle::of( $post ), $isOpen ? self::address( get_permalink( $post ) ) : null );
	}

	private static function term( int $id ): ?PageName {
		$term = get_term( $id );
		if ( ! $term instanceof WP_Term ) {
			return null;
		}
		return new PageName(
			self::plain( $term->name ),
			is_taxonomy_viewable( $term->taxonomy ) ? self::address( get_term_link( $term ) ) : null
		);
	}

	private static function blog(): PageName {
		$ids = self::ofBlog();
		return array() === $ids
			? new PageName( __( 'Blog', 'userfeedback' ), null )
			: self::post( $ids[0] ) ?? new PageName( __( 'Blog', 'userfeedback' ), null );
	}

	/** Also names a type whose plugin is off, as the visits belong to it. */
	private static function archive( string $postType ): PageName {
		$type = get_post_type_object( $postType );
		return new PageName( $type->label ?? $postType, null === $type ? null : self::address( get_post_type_archive_link( $postType ) ) );
	}

	/** @return list<int> the page for the newest posts, if it isn't the front page. */
	private static function ofBlog(): array {
		$id = 'page' === get_option( 'show_on_front' ) ? get_option( 'page_for_posts' ) : 0;
		return is_numeric( $id ) && (int) $id > 0 ? array( (int) $id ) : array();
	}

	private static function address( mixed $link ): ?string {
		return is_string( $link ) && '' !== $link ? $link : null;
	}

	private static function plain( string $title ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
