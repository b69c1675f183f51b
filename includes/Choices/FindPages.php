<?php
declare(strict_types=1);

namespace UserFeedback\Choices;

use UserFeedback\Contract\Schema\Site\ChoicesShape;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Published posts and pages by what their title contains, or by their ids, as far as whoever asks may read them without a password. */
final class FindPages {

	private const NO_EXCLUSIONS = 'wp_query_search_exclusion_prefix';

	/**
	 * @param bool $ofAnyKind products and the like, too.
	 * @return list<array{id: int, title: string}> in the order of their titles; the newest when no title is given.
	 */
	public function byTitle( string $title, bool $ofAnyKind = false ): array {
		// A hyphen in front is part of the title that is looked for.
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
	 * Of any kind; what is gone, or is no page for visitors, is left out.
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

	/** @return list<string> all that visitors can open, but for what is only a file. */
	private static function kinds(): array {
		return array_values( array_filter( array_diff( get_post_types(), array( 'attachment' ) ), 'is_post_type_viewable' ) );
	}

	private static function plain( string $title ): string {
		$plain = html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return '' === $plain ? __( '(no title)', 'userfeedback' ) : $plain;
	}
}
