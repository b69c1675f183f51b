<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Publisher;

use UserFeedback\Publisher\PublisherTexts;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

final class PublisherTextsTest extends SiteTestCase {

	private const HOOK = 'userfeedback_publisher_texts';

	public function test_this_copy_says_nothing_that_only_a_publisher_can_say(): void {
		$texts = self::texts();
		array_walk_recursive( $texts, static fn( mixed $text, string $name ) => self::assertSame( '', $text, $name ) );
		self::assertSame( array(), $texts['testimonials'] );
	}

	public function test_a_publisher_says_what_has_the_shape(): void {
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
	public function test_of_another_shape_nothing_is_used( string $name, mixed $text ): void {
		$own = self::texts();
		add_filter( self::HOOK, static fn( array $texts ): array => array( $name => $text ) + $texts );
		self::assertSame( $own, self::texts() );
	}

	public function test_what_is_no_list_of_texts_is_not_used(): void {
		$own = self::texts();
		add_filter( self::HOOK, static fn(): string => 'Buy!' );
		self::assertSame( $own, self::texts() );
	}

	/** @return array<string, mixed> */
	private static function texts(): array {
		return PublisherTexts::get();
	}
}
