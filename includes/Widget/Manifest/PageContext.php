<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use Closure;
use UserFeedback\Surveys\Settings\PageUrl;
use UserFeedback\Surveys\Storage\PageRuleKeys;
use UserFeedback\Widget\Page\PageProperties;
use WP_Post;
use WP_Post_Type;
use WP_Query;
use WP_Term;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The current page of the site: used to evaluate page rules, and stored with responses as their source. */
final class PageContext {

	/**
	 * @param int           $id    of the post or page, 0 for anything else.
	 * @param Closure(): string $name
	 * @param list<string>  $types of PageRuleKeys::PAGE_TYPES; a page may have several.
	 * @param string        $postType of a single post, or of an archive of all its posts; otherwise empty.
	 * @param list<WP_Term> $terms of a single post, or the term of an archive.
	 * @param string        $url   as requested; empty if unknown.
	 * @param bool          $isPrinted true if visitors have it at exactly this URL.
	 * @param bool          $isKnown   true if more than its URL is known.
	 */
	private function __construct(
		public readonly int $id,
		private readonly Closure $name,
		private readonly array $types = array(),
		private readonly string $postType = '',
		private readonly array $terms = array(),
		private readonly string $url = '',
		private readonly bool $isPrinted = true,
		public readonly bool $isKnown = true
	) {}

	/** Returns the page being rendered. */
	public static function current(): self {
		/** @var WP_Query $query WordPress's. */
		$query = $GLOBALS['wp_query'];
		return self::ofQuery( $query, self::currentUrl(), wp_get_document_title( ... ) );
	}

	/**
	 * Returns the page that WordPress found for a URL.
	 *
	 * @param Closure(): string $title used if it isn't a post.
	 */
	public static function ofQuery( WP_Query $query, string $url, Closure $title ): self {
		$object = $query->get_queried_object();
		$post   = $query->is_singular() && $object instanceof WP_Post ? $object : null;
		$types  = array_combine(
			PageRuleKeys::PAGE_TYPES,
			array(
				$query->is_front_page(),
				$query->is_home(),
				$query->is_single(),
				$query->is_page(),
				$query->is_archive(),
				$query->is_search(),
				$query->is_404(),
			)
		);

		return new self(
			$post->ID ?? 0,
			static fn(): string => self::plain( null === $post ? $title() : get_the_title( $post ) ),
			array_keys( array_filter( $types ) ),
			$post->post_type ?? ( $object instanceof WP_Post_Type ? $object->name : '' ),
			null === $post ? self::publicOf( array( $object ) ) : self::termsOf( $post ),
			$url
		);
	}

	/**
	 * Returns a page by its ID; reveals nothing if it isn't public.
	 *
	 * @param string $url where visitors have it; empty if only its permalink is known, and not which of its pages it is.
	 */
	public static function byId( int $id, string $url = '' ): self {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || ! is_post_publicly_viewable( $post ) ) {
			return new self( 0, static fn(): string => '', url: $url, isKnown: false );
		}
		$name = static fn(): string => self::plain( get_the_title( $post ) );
		$at   = '' === $url ? (string) get_permalink( $post ) : $url;
		if ( 'page' === get_option( 'show_on_front' ) && $post->ID === self::option( 'page_for_posts' ) ) {
			return new self( 0, $name, array( 'home' ), '', array(), $at, '' !== $url );
		}
		$types = array( 'page' === $post->post_type ? 'page' : 'single' );
		$front = 'page' === get_option( 'show_on_front' ) && $post->ID === self::option( 'page_on_front' )
			? array( 'front_page' )
			: array();
		return new self( $post->ID, $name, array( ...$front, ...$types ), $post->post_type, self::termsOf( $post ), $at, '' !== $url );
	}

	/** Returns true if a URL is on this site, under any of its own host names or the one of this request. */
	public static function isHere( string $url ): bool {
		$host = PageUrl::of( $url )?->host;
		$own  = array_map(
			static fn( string $address ): ?string => PageUrl::of( $address )?->host,
			array( home_url( '/' ), site_url( '/' ), self::currentUrl() )
		);
		return null !== $host && in_array( $host, $own, true );
	}

	/** Returns the page at a URL of this site. For archives only the URL is known: the rest needs a full page load. */
	public static function byUrl( string $url ): self {
		$home = PageUrl::of( home_url( '/' ) );
		$at   = PageUrl::of( $url );
		$id   = url_to_postid( $url );
		if ( 0 === $id && null !== $at && '' === $at->query && $at->path === $home?->path ) {
			$front = 'page' === get_option( 'show_on_front' ) ? self::option( 'page_on_front' ) : 0;
			return $front > 0
				? self::byId( $front, $url )
				: new self( 0, static fn(): string => '', array( 'front_page', 'home' ), url: $url );
		}
		return self::byId( $id, $url );
	}

	/** @param list<string>|null $roles of the logged-in user; null for a visitor. */
	public function view( ?array $roles ): PageProperties {
		$is = $this->toIds( $roles );
		return new PageProperties(
			$this->isKnown ? $is : array_intersect_key( $is, array( 'user_logged_in' => true, 'user_role' => true ) ),
			$this->url,
			$this->isPrinted
		);
	}

	/**
	 * Maps to ManifestShape.
	 *
	 * @param list<string>|null $roles of the logged-in user; null for a visitor.
	 * @return array{id: int, name: string, is: array<string, list<string>>}
	 */
	public function toArray( ?array $roles ): array {
		return array(
			'id'   => $this->id,
			'name' => ( $this->name )(),
			'is'   => $this->toIds( $roles ),
		);
	}

	/**
	 * @param list<string>|null $roles
	 * @return array<string, list<string>>
	 */
	private function toIds( ?array $roles ): array {
		return array(
			'user_logged_in'   => array( null === $roles ? 'logged_out' : 'logged_in' ),
			'user_role'        => $roles ?? array(),
			'page_type'        => $this->types,
			'page_or_post_is'  => 0 === $this->id ? array() : array( (string) $this->id ),
			'post_type_is'     => '' === $this->postType ? array() : array( $this->postType ),
			'taxonomy_is'      => array_values( array_unique( array_column( $this->terms, 'taxonomy' ) ) ),
			'taxonomy_term_is' => array_map( 'strval', array_column( $this->terms, 'term_id' ) ),
		);
	}

	private static function option( string $name ): int {
		$id = get_option( $name );
		return is_scalar( $id ) ? absint( $id ) : 0;
	}

	/** Returns the URL that the browser requested. */
	private static function currentUrl(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with page rules, and neither shown nor stored.
		$host = $_SERVER['HTTP_HOST'] ?? '';
		$path = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- As above.
		return is_string( $host ) && is_string( $path ) ? ( is_ssl() ? 'https://' : 'http://' ) . wp_unslash( $host . $path ) : '';
	}

	/** @return list<WP_Term> */
	private static function termsOf( WP_Post $post ): array {
		$terms = array();
		foreach ( get_object_taxonomies( $post ) as $taxonomy ) {
			$found = get_the_terms( $post, $taxonomy ); // Already cached by the page itself.
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
