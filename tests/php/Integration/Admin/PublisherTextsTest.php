<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use UserFeedback\Admin\GrowthTools\PublisherTexts;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

final class PublisherTextsTest extends SiteTestCase {

	private const HOOK = 'userfeedback_publisher_texts';

	public function test_all_publisher_texts_are_empty_by_default(): void {
		$texts = self::texts();
		array_walk_recursive( $texts, static fn( mixed $text, string $name ) => self::assertSame( '', $text, $name ) );
		self::assertSame( array(), $texts['testimonials'] );
	}

	public function test_a_publisher_can_set_texts_of_the_expected_shape(): void {
		$guide = array(
			'title'   => 'Asking well',
			'excerpt' => 'How to.',
			'url'     => 'https://example.org/ask',
		);
		add_filter(
			self::HOOK,
			static fn( array $texts ): array => array(
				'price'  => '$199 per year',
				'guides' => array( $guide ),
			) + $texts
		);
		self::assertSame( '$199 per year', self::texts()['price'] );
		self::assertSame( array( $guide ), self::texts()['guides'] );
		self::assertSame( '', self::texts()['guide_url'] );
	}

	/**
	 * @testWith ["price", 199]
	 *           ["guide_url", "javascript:alert(1)"]
	 *           ["video", {"title": "A", "url": "data:text/html,<script>"}]
	 *           ["testimonials", ["It is good."]]
	 *           ["tools", [{"section": "evil", "title": "A", "excerpt": "", "url": "https://example.org/"}]]
	 *           ["more", "of something"]
	 */
	public function test_texts_of_another_shape_are_ignored( string $name, mixed $text ): void {
		$own = self::texts();
		add_filter( self::HOOK, static fn( array $texts ): array => array( $name => $text ) + $texts );
		self::assertSame( $own, self::texts() );
	}

	public function test_a_value_that_is_not_a_list_of_texts_is_ignored(): void {
		$own = self::texts();
		add_filter( self::HOOK, static fn(): string => 'Buy!' );
		self::assertSame( $own, self::texts() );
	}

	/** @return array<string, mixed> */
	private static function texts(): array {
		return PublisherTexts::get();
	}
}
