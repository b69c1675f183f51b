<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\PostRatings;

use UserFeedback\Plugin;
use UserFeedback\PostRatings\Places\PageRatings;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\PostRatings\Settings\RatingSettingsShape;
use UserFeedback\PostRatings\Settings\SaveRatingSettings;
use UserFeedback\PostRatings\StarCounts;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Rating;
use WP_Query;

/**
 * Data for search engines. For each available type it is stored in tests/fixtures/reviews, where tests/js/review-markup.test.ts
 * compares it with the published vocabulary.
 */
final class ReviewStructuredDataTest extends RestTestCase {

	use Rating;

	private const FILE = 'tests/fixtures/rules/review-markup.json';

	protected function tearDown(): void {
		$GLOBALS['wp_query'] = new WP_Query();
		parent::tearDown();
	}

	public function test_each_type_with_stars_has_name_and_rating_as_in_the_fixtures(): void {
		$post   = $this->opened( 'The &amp; "best" <b>one</b> 🙂' );
		$image  = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'x' ), '2026/11/image.png', $post );
		$markup = array();
		set_post_thumbnail( $post, (int) $image );
		add_filter( 'post_link', static fn(): string => 'https://example.org/a-post/' );
		add_filter( 'wp_get_attachment_image_src', static fn(): array => array( 'https://example.org/image.png', 10, 10, false ) );
		foreach ( RatingSettingsShape::TYPES_WITH_STARS as $type ) {
			$this->choose( $type );
			$markup[ $type ] = $this->markup( $post, array( 5 => 3, 4 => 1 ) );
		}
		self::assertSame(
			array(
				'@context'        => 'https://schema.org',
				'@type'           => 'Recipe',
				'name'            => 'The & “best” one 🙂',
				'url'             => 'https://example.org/a-post/',
				'image'           => 'https://example.org/image.png',
				'aggregateRating' => array(
					'@type'       => 'AggregateRating',
					'ratingValue' => 4.8,
					'ratingCount' => 4,
					'bestRating'  => 5,
					'worstRating' => 1,
				),
			),
			$markup['Recipe']
		);
		$json = wp_json_encode( $markup, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n";
		$file = dirname( __DIR__, 4 ) . '/' . self::FILE;
		if ( '1' === getenv( 'UF_RECORD' ) ) {
			file_put_contents( $file, $json );
		}
		self::assertSame( json_decode( (string) file_get_contents( $file ), true ), json_decode( $json, true ) );
	}

	public function test_there_is_no_markup_for_posts_without_stars(): void {
		$post  = $this->opened( 'An article' );
		$votes = array( 5 => 1 );
		self::assertNull( $this->markup( $post, $votes ), 'Nobody said what it is.' );
		$this->choose( 'Article' );
		self::assertNull( $this->markup( $post, $votes ) );
		$this->choose( 'Recipe' );
		self::assertNotNull( $this->markup( $post, $votes ) );
		self::assertNull( $this->markup( $post, array() ), 'Without a vote.' );
		foreach ( array( array( 'show_rating' => 'no' ), array( 'show_rating' => 'yes', 'use_review_schema' => 'no' ) ) as $settings ) {
			Plugin::get( SaveRatingSettings::class )->run( $settings );
			self::assertNull( $this->markup( $post, $votes ), (string) wp_json_encode( $settings ) );
		}
	}

	public function test_a_business_type_forced_into_the_settings_gives_no_markup(): void {
		$post = $this->opened( 'Our company' );
		foreach ( RatingSettingsShape::REFUSED as $type ) {
			update_option(
				RatingSettings::OPTION,
				array(
					'use_review_schema' => 'yes',
					'schema_types'      => array( array( 'post_type' => 'post', 'schema_type' => $type ) ),
				)
			);
			self::assertNull( $this->markup( $post, array( 5 => 1 ) ) );
		}
	}

	public function test_there_is_no_markup_without_a_title_or_without_a_rating_on_this_page(): void {
		$this->choose( 'Recipe' );
		$nameless = $this->opened( '' );
		self::assertNull( $this->markup( $nameless, array( 5 => 1 ) ) );
		$post = $this->opened( 'A recipe' );
		self::assertNull( $this->markup( $post + 1, array( 5 => 1 ) ), 'The place is of another post.' );
		self::assertNotNull( $this->markup( $post, array( 5 => 1 ) ) );
	}

	/**
	 * @param array<int, int> $votes
	 * @return array<string, mixed>|null
	 */
	private function markup( int $post, array $votes ): ?array {
		return PageRatings::structuredDataOfPage( ( new RatingSettingsRepository() )->get(), array( $post => new StarCounts( $votes ) ) );
	}

	private function opened( string $title ): int {
		$post                = $this->aPost( $title );
		$GLOBALS['wp_query'] = new WP_Query( array( 'p' => $post ) );
		return $post;
	}

	private function choose( string $type ): void {
		Plugin::get( SaveRatingSettings::class )->run(
			array(
				'use_review_schema' => 'yes',
				'show_rating'       => 'yes',
				'schema_types'      => array(
					array(
						'post_type'   => 'post',
						'schema_type' => $type,
					),
				),
			)
		);
	}
}
