<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget;

use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** The widget's consent settings on a site with a cookie banner; tests/e2e/visitor/consent.spec.ts covers the visitor's side. */
final class ConsentCategoryTest extends RestTestCase {

	use Responding;

	protected function tearDown(): void {
		remove_all_filters( 'userfeedback_consent_category' );
		parent::tearDown();
	}

	public function test_does_not_wait_for_consent_when_no_plugin_asks_visitors(): void {
		self::assertSame( '', $this->category() );
	}

	public function test_a_site_can_set_another_consent_category(): void {
		add_filter( 'userfeedback_consent_category', static fn(): string => 'functional' );
		self::assertSame( 'functional', $this->category() );

		add_filter( 'userfeedback_consent_category', static fn(): bool => false );
		self::assertSame( '', $this->category() );
	}

	public function test_declares_support_for_the_consent_api(): void {
		$plugin = plugin_basename( dirname( __DIR__, 4 ) . '/userfeedback.php' );

		self::assertTrue( apply_filters( "wp_consent_api_registered_$plugin", false ) );
	}

	private function category(): mixed {
		$this->aSurvey();
		return $this->asVisitor()->request( 'GET', 'widget/manifest' )->at( 'consent' );
	}
}
