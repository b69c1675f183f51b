<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget;

use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** The widget's consent settings on a site with a cookie banner; tests/e2e/visitor/consent.spec.ts covers the visitor's side. */
final class ConsentTest extends RestTestCase {

	use Responding;

	protected function tearDown(): void {
		remove_all_filters( 'userfeedback_consent_category' );
		parent::tearDown();
	}

	public function test_where_nobody_asks_visitors_nothing_is_waited_for(): void {
		self::assertSame( '', $this->category() );
	}

	public function test_a_site_may_name_another_category(): void {
		add_filter( 'userfeedback_consent_category', static fn(): string => 'functional' );
		self::assertSame( 'functional', $this->category() );

		add_filter( 'userfeedback_consent_category', static fn(): bool => false );
		self::assertSame( '', $this->category() );
	}

	public function test_the_consent_api_is_told_that_we_keep_to_it(): void {
		$plugin = plugin_basename( dirname( __DIR__, 4 ) . '/userfeedback.php' );

		self::assertTrue( apply_filters( "wp_consent_api_registered_$plugin", false ) );
	}

	private function category(): mixed {
		$this->aSurvey();
		return $this->asVisitor()->request( 'GET', 'widget/manifest' )->at( 'consent' );
	}
}
