<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Tester;

use UserFeedback\Surveys\Settings\PageUrl;
use UserFeedback\Widget\Manifest\PageContext;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Finds the page at an address of this site, as visitors see it. Doesn't request the page itself. */
final class FindPageByUrl {

	public function find( string $url ): PageContext {
		$address = PageUrl::of( $url );
		$asked   = null === $address ? null : PermalinkParser::of( $address );
		if ( null === $asked ) {
			return PageContext::byId( 0, $url );
		}
		$query = new WP_Query();
		$query->query( wp_slash( $asked ) );
		if ( self::isMissing( $query ) ) {
			$query->set_404();
		}
		$object = $query->get_queried_object();
		return $query->is_singular() && $object instanceof WP_Post && ! is_post_publicly_viewable( $object )
			? PageContext::byId( 0, $url ) // The user may see it, a visitor may not.
			: PageContext::ofQuery( $query, $url, static fn(): string => '' );
	}

	/** Follows WP::handle_404(). */
	private static function isMissing( WP_Query $query ): bool {
		if ( $query->is_404() ) {
			return true;
		}
		if ( array() !== $query->posts ) {
			return self::isBeyondLastPart( $query );
		}
		if ( $query->is_paged() || $query->is_home() || $query->is_search() ) {
			return $query->is_paged();
		}
		return null === $query->get_queried_object()
			|| ! ( $query->is_author() || $query->is_tag() || $query->is_category() || $query->is_tax() || $query->is_post_type_archive() );
	}

	/** A post may have several pages. */
	private static function isBeyondLastPart( WP_Query $query ): bool {
		$part = $query->get( 'page' );
		if ( ! is_numeric( $part ) || (int) $part < 1 ) {
			return false;
		}
		$content = $query->is_singular() && $query->post instanceof WP_Post ? $query->post->post_content : '';
		$breaks  = substr_count( $content, '<!--nextpage-->' );
		return $query->is_posts_page || ( $query->is_singular() && ( 0 === $breaks || (int) $part > $breaks + 1 ) );
	}
}
