<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use Closure;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Platform\Rest\Router;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\PostRatings\StarCounts;
use UserFeedback\Responses\Collector\CheckCollector;
use UserFeedback\Widget\WidgetScripts;

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
		#[Lazy( CheckCollector::class, 'named' )] private readonly Closure $collector
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
		$review = ReviewStructuredData::ofPage( $this->settings, $this->sums );
		if ( null !== $review ) {
			self::printData( $review, array( 'type' => 'application/ld+json' ) );
		}
		if ( ! $this->scripts->hasRatings() ) {
			return;
		}
		self::printData(
			RatingPageData::of( $this->settings, rest_url( Router::NAMESPACE . '/' ), $this->scripts->voting(), ( $this->collector )() ),
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
}
