<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use Closure;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\PostRatings\Settings\ReviewTypes;
use UserFeedback\PostRatings\StarCounts;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Widget\WidgetScripts;
use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The posts with a rating on the current page, and the data that are printed once for all of them, at its end. */
#[Shared]
final class PageRatings {

	public const SCRIPT = 'userfeedback-rating';
	public const DATA   = 'userfeedback-post-ratings';

	/** @var array<int, StarCounts> by post. */
	private array $sums = array();

	/** @param Closure(): string $collector URL of the collector, empty if it is not used. */
	public function __construct(
		#[ResultOf( RatingSettingsRepository::class, 'get' )] private readonly RatingSettings $settings,
		private readonly WidgetScripts $scripts,
		#[Lazy( CollectorState::class, 'named' )] private readonly Closure $collector
	) {}

	public function add( int $postId, StarCounts $sums ): void {
		if ( array() === $this->sums ) {
			// In the footer, because the page's text is rendered by then; before its scripts are printed.
			add_action( 'wp_footer', array( $this, 'finish' ) );
		}
		$this->sums[ $postId ] = $sums;
	}

	/** @return StarCounts|null null if this page doesn't show its rating. */
	public function sumsOf( int $postId ): ?StarCounts {
		return $this->sums[ $postId ] ?? null;
	}

	public function finish(): void {
		$review = self::structuredDataOfPage( $this->settings, $this->sums );
		if ( null !== $review ) {
			self::printData( $review, array( 'type' => 'application/ld+json' ) );
		}
		if ( ! $this->scripts->hasRatings() ) {
			return;
		}
		self::printData(
			RatingPageData::of(
				$this->settings,
				rest_url( FeatureIndex::REST_NAMESPACE . '/' ),
				$this->scripts->voting(),
				( $this->collector )()
			),
			array(
				'type' => 'application/json',
				'id'   => self::DATA,
			)
		);
		$font = RatingTheme::of( $this->settings )['stylesheet'];
		if ( '' !== $font ) {
			// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- It has its content in its name.
			wp_enqueue_style( self::SCRIPT, $font, array(), null );
		}
		wp_enqueue_script(
			self::SCRIPT,
			$this->scripts->rating(),
			array(),
			$this->scripts->ratingVersion(),
			array(
				'strategy'  => 'defer',
				'in_footer' => true,
			)
		);
	}

	/**
	 * Escapes it so that no text can end the element, or looks like a comment to a minifier of inline scripts.
	 *
	 * @param array<string, mixed>  $data
	 * @param array<string, string> $attributes
	 */
	private static function printData( array $data, array $attributes ): void {
		$json = (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION );
		wp_print_inline_script_tag( $json, $attributes );
	}

	/**
	 * Structured data (schema.org) about a rating for search engines. It is printed only for types that can show stars, only with
	 * at least one vote, and only where visitors see the same rating on the page. Search engines treat the rest as spam.
	 *
	 * @param array<int, StarCounts> $places posts whose rating is visible on this page
	 * @return array<string, mixed>|null null if there is no markup for this page
	 */
	public static function structuredDataOfPage( RatingSettings $settings, array $places ): ?array {
		if ( ! $settings->isOn( 'use_review_schema' ) || ! $settings->isOn( 'show_rating' ) ) {
			return null;
		}
		$post = get_queried_object();
		$sums = $post instanceof WP_Post ? $places[ $post->ID ] ?? null : null;
		return $post instanceof WP_Post && null !== $sums
			? self::structuredData( $settings->reviewType( $post->post_type ), $post, $sums )
			: null;
	}

	/** @return array<string, mixed>|null */
	private static function structuredData( string $type, WP_Post $post, StarCounts $sums ): ?array {
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
