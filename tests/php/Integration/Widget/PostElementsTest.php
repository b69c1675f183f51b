<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget;

use UserFeedback\Tests\Support\Cases\SiteTestCase;

/** The widget relies on one promise of WordPress: post authors can't add scripts. */
final class PostElementsTest extends SiteTestCase {

	public function test_posts_cannot_contain_a_script_that_looks_like_ours(): void {
		$printed = '<script type="application/json" id="userfeedback-manifest">{}</script>';

		self::assertStringNotContainsString(
			'<script',
			wp_kses_post( "$printed<SCRIPT type='application/json'>{}</SCRIPT><svg>$printed</svg><template>$printed</template>" )
		);
		self::assertArrayNotHasKey( 'script', wp_kses_allowed_html( 'post' ) );
	}

	public function test_the_browser_tests_cover_every_element_and_attribute_allowed_in_posts(): void {
		/** @var array{everywhere: list<string>, elements: array<string, list<string>>} $known */
		$known = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/post-elements.json' ), true );

		foreach ( wp_kses_allowed_html( 'post' ) as $element => $attributes ) {
			self::assertArrayHasKey( $element, $known['elements'] );
			self::assertSame(
				array(),
				array_diff( array_keys( (array) $attributes ), $known['everywhere'], $known['elements'][ $element ] ),
				"<$element>"
			);
		}
	}
}
