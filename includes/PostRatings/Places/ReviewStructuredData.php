<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\ReviewTypes;
use UserFeedback\PostRatings\StarCounts;
use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Structured data (schema.org) about a rating for search engines. It is printed only for types that can show stars, only with
 * at least one vote, and only where visitors see the same rating on the page. Search engines treat the rest as spam.
 */
final class ReviewStructuredData {

	/**
	 * @param array<int, StarCounts> $places posts whose rating is visible on this page
	 * @return array<string, mixed>|null null if there is no markup for this page
	 */
	public static function ofPage( RatingSettings $settings, array $places ): ?array {
		if ( ! $settings->isOn( 'use_review_schema' ) || ! $settings->isOn( 'show_rating' ) ) {
			return null;
		}
		$post = get_queried_object();
		$sums = $post instanceof WP_Post ? $places[ $post->ID ] ?? null : null;
		return $post instanceof WP_Post && null !== $sums ? self::of( $settings->reviewType( $post->post_type ), $post, $sums ) : null;
	}

	/** @return array<string, mixed>|null */
	private static function of( string $type, WP_Post $post, StarCounts $sums ): ?array {
		$name    = trim( html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		$average = $sums->average();
		if ( ! ReviewTypes::showsStars( $type ) || null === $average || '' === $name ) {
			return null;
		}
		$image = get_the_post_thumbnail_url( $post, 'full' );
		return array(
			'@context' => 'https://schema.org',
			'@type'    => $type,
			'name'     => $name,
			'url'      => (string) get_permalink( $post ),
		)
			+ ( false === $image ? array() : array( 'image' => $image ) )
			+ array(
				'aggregateRating' => array(
					'@type'       => 'AggregateRating',
					'ratingValue' => round( $average, 1 ), // As shown on the page.
					'ratingCount' => $sums->total(),
					'bestRating'  => Limits::STARS,
					'worstRating' => 1,
				),
			);
	}
}
