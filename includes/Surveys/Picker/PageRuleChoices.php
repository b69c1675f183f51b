<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Picker;

use UserFeedback\Surveys\Storage\PageRuleKeys;
use WP_Post_Type;
use WP_Taxonomy;
use WP_Term;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Choices for the data of each kind of page rule. Includes only post types and taxonomies that visitors can see. */
final class PageRuleChoices {

	/**
	 * @param string $rule   one of ChoicesShape::RULES.
	 * @param string $search part of a label; empty matches all.
	 * @return list<array{id: int|string, label: string}>
	 */
	public function of( string $rule, string $search ): array {
		if ( 'taxonomy_term' === $rule ) {
			return $this->terms( $search );
		}
		$choices = array();
		foreach ( $this->fixed( $rule ) as $id => $label ) {
			if ( '' === $search || false !== mb_stripos( $label, $search ) ) {
				$choices[] = array(
					'id'    => (string) $id,
					'label' => $label,
				);
			}
		}
		return array_slice( $choices, 0, ChoicesShape::MOST );
	}

	/** @return array<string> id to label. */
	private function fixed( string $rule ): array {
		return match ( $rule ) {
			'user_logged_in' => array_combine(
				ChoicesShape::LOGIN,
				array( __( 'Logged in', 'userfeedback' ), __( 'Logged out', 'userfeedback' ) )
			),
			'wp_user_roles'  => array_map( 'translate_user_role', wp_roles()->get_names() ),
			'wp_page_type'   => array_combine( PageRuleKeys::PAGE_TYPES, $this->pageTypes() ),
			'post_type'      => array_map(
				static fn( WP_Post_Type $type ): string => $type->label,
				array_filter( get_post_types( array(), 'objects' ), 'is_post_type_viewable' )
			),
			'taxonomy'       => array_map( static fn( WP_Taxonomy $taxonomy ): string => $taxonomy->label, $this->taxonomies() ),
			default          => array(),
		};
	}

	/** @return list<string> in the order of PageRuleKeys::PAGE_TYPES. */
	private function pageTypes(): array {
		return array(
			__( 'Front page', 'userfeedback' ),
			__( 'Blog page', 'userfeedback' ),
			__( 'Single post', 'userfeedback' ),
			__( 'Single page', 'userfeedback' ),
			__( 'Archive', 'userfeedback' ),
			__( 'Search results', 'userfeedback' ),
			__( 'Page not found', 'userfeedback' ),
		);
	}

	/** @return list<array{id: int|string, label: string}> */
	private function terms( string $search ): array {
		$taxonomies = $this->taxonomies();
		$terms      = get_terms(
			array(
				'taxonomy'               => array_keys( $taxonomies ),
				'name__like'             => $search,
				'hide_empty'             => false,
				'number'                 => ChoicesShape::MOST,
				'orderby'                => 'name',
				'update_term_meta_cache' => false,
			)
		);

		$choices = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			if ( $term instanceof WP_Term ) {
				$choices[] = array(
					'id'    => $term->term_id,
					'label' => sprintf(
						/* translators: 1: name of a term, such as News. 2: its taxonomy, such as Categories. */
						__( '%1$s (%2$s)', 'userfeedback' ),
						html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
						$taxonomies[ $term->taxonomy ]->label ?? $term->taxonomy
					),
				);
			}
		}
		return $choices;
	}

	/** @return array<string, WP_Taxonomy> */
	private function taxonomies(): array {
		return array_filter( get_taxonomies( array(), 'objects' ), 'is_taxonomy_viewable' );
	}
}
