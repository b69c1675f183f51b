<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use UserFeedback\Contract\Schema\Choices;
use WP_Post;
use WP_Post_Type;
use WP_Term;

/** Which page of the site this is: what page rules are decided on, and where a visitor's answer will say it came from. */
final class PageContext {

	/**
	 * @param int           $id    of the post or page, 0 for anything else.
	 * @param list<string>  $types of Schema\Choices::PAGE_TYPES; a page may be of several.
	 * @param string        $post_type of a single post, or of an archive of all its posts; else empty.
	 * @param list<WP_Term> $terms of a single post, or the one that an archive is of.
	 */
	private function __construct(
		public readonly int $id,
		private readonly string $name,
		private readonly array $types = array(),
		private readonly string $post_type = '',
		private readonly array $terms = array()
	) {}

	/** The page that is being printed. */
	public static function current(): self {
		$object = get_queried_object();
		$post   = is_singular() && $object instanceof WP_Post ? $object : null;
		$types  = array_combine( Choices::PAGE_TYPES, array( is_front_page(), is_home(), is_single(), is_page(), is_archive(), is_search(), is_404() ) );

		return new self(
			$post->ID ?? 0,
			self::plain( null === $post ? wp_get_document_title() : get_the_title( $post ) ),
			array_keys( array_filter( $types ) ),
			$post->post_type ?? ( $object instanceof WP_Post_Type ? $object->name : '' ),
			null === $post ? self::publicOf( array( $object ) ) : self::termsOf( $post )
		);
	}

	/** A page by its id; of one that is not public nothing is told. */
	public static function byId( int $id ): self {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || ! is_post_publicly_viewable( $post ) ) {
			return new self( 0, '' );
		}
		$types = array( 'page' === $post->post_type ? 'page' : 'single' );
		return new self( $post->ID, self::plain( get_the_title( $post ) ), $types, $post->post_type, self::termsOf( $post ) );
	}

	/**
	 * As Schema\WidgetManifest shows it.
	 *
	 * @param list<string>|null $roles of who is logged in; null for a visitor.
	 * @return array{id: int, name: string, is: array<string, list<string>>}
	 */
	public function toArray( ?array $roles ): array {
		return array(
			'id'   => $this->id,
			'name' => $this->name,
			'is'   => array(
				'user_logged_in'   => array( null === $roles ? 'logged_out' : 'logged_in' ),
				'user_role'        => $roles ?? array(),
				'page_type'        => $this->types,
				'page_or_post_is'  => 0 === $this->id ? array() : array( (string) $this->id ),
				'post_type_is'     => '' === $this->post_type ? array() : array( $this->post_type ),
				'taxonomy_is'      => array_values( array_unique( array_column( $this->terms, 'taxonomy' ) ) ),
				'taxonomy_term_is' => array_map( 'strval', array_column( $this->terms, 'term_id' ) ),
			),
		);
	}

	/** @return list<WP_Term> */
	private static function termsOf( WP_Post $post ): array {
		$terms = array();
		foreach ( get_object_taxonomies( $post ) as $taxonomy ) {
			$found = get_the_terms( $post, $taxonomy ); // The page itself has read them already.
			$terms = array( ...$terms, ...self::publicOf( is_array( $found ) ? $found : array() ) );
		}
		return $terms;
	}

	/**
	 * @param array<mixed> $objects
	 * @return list<WP_Term>
	 */
	private static function publicOf( array $objects ): array {
		$terms = array();
		foreach ( $objects as $term ) {
			if ( $term instanceof WP_Term && is_taxonomy_viewable( $term->taxonomy ) ) {
				$terms[] = $term;
			}
		}
		return $terms;
	}

	private static function plain( string $title ): string {
		return html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
