<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Picker;

use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Finds published posts and pages by title or id, limited to those the current user may read without a password. */
final class FindPages {

	private const NO_EXCLUSIONS = 'wp_query_search_exclusion_prefix';

	/**
	 * @param bool $ofAnyKind also custom post types such as products.
	 * @return list<array{id: int, title: string}> sorted by title; the newest if no title is given.
	 */
	public function byTitle( string $title, bool $ofAnyKind = false ): array {
		// A leading hyphen is part of the title, not an exclusion.
		add_filter( self::NO_EXCLUSIONS, '__return_empty_string', PHP_INT_MAX );
		$found = $this->found(
			array(
				'post_type'      => $ofAnyKind ? self::kinds() : array( 'post', 'page' ),
				's'              => wp_slash( $title ),
				'sentence'       => true,
				'search_columns' => array( 'post_title' ),
				'orderby'        => '' === $title ? 'date' : 'title',
				'order'          => '' === $title ? 'DESC' : 'ASC',
				'posts_per_page' => ChoicesShape::MOST_PAGES,
			)
		);
		remove_filter( self::NO_EXCLUSIONS, '__return_empty_string', PHP_INT_MAX );
		return $found;
	}

	/**
	 * Returns pages of any type. Leaves out deleted ones and those that visitors can't open.
	 *
	 * @param list<int> $ids
	 * @return list<array{id: int, title: string}>
	 */
	public function byIds( array $ids ): array {
		return $this->found(
			array(
				'post_type'      => self::kinds(),
				'post__in'       => $ids,
				'orderby'        => 'post__in',
				'posts_per_page' => ChoicesShape::MOST_NAMED,
			)
		);
	}

	/**
	 * @param array<string, mixed> $asked
	 * @return list<array{id: int, title: string}>
	 */
	private function found( array $asked ): array {
		$found = new WP_Query(
			$asked + array(
				'post_status'            => 'publish',
				'has_password'           => false,
				'ignore_sticky_posts'    => true,
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);

		$pages = array();
		foreach ( $found->posts ?? array() as $post ) {
			if ( $post instanceof WP_Post && current_user_can( 'read_post', $post->ID ) ) {
				$pages[] = array(
					'id'    => $post->ID,
					'title' => self::plain( $post->post_title ),
				);
			}
		}
		return $pages;
	}

	/** @return list<string> all that visitors can open, except attachments. */
	private static function kinds(): array {
		return array_values( array_filter( array_diff( get_post_types(), array( 'attachment' ) ), 'is_post_type_viewable' ) );
	}

	private static function plain( string $title ): string {
		$plain = html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return '' === $plain ? __( '(no title)', 'userfeedback' ) : $plain;
	}
}
