<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\AiDrafts;

use TypeError;
use UserFeedback\Platform\Rest\Permission;

/** Detects if the site has a model that can draft: in the background, and cached. */
final class ModelAvailabilityTest extends DraftingTestCase {

	private const TIMES = array( '2026-11-22T12:00:00Z', '2026-11-23T11:59:59Z', '2026-11-23T12:00:00Z' );

	public function test_a_positive_result_is_cached_for_a_day(): void {
		foreach ( self::TIMES as $index => $time ) {
			$this->stopClockAt( $time );
			self::assertSame( self::hasClient(), $this->isAvailable() );
			wp_cache_flush(); // WordPress caches lists of models for the full process.
			self::assertCount( self::hasClient() ? array( 1, 1, 2 )[ $index ] : 0, $this->asks() );
		}
	}

	public function test_a_negative_result_is_cached_for_an_hour(): void {
		$this->stopClockAt( '2026-11-22T12:00:00Z' );
		$this->ai->says( 'no models' );
		self::assertFalse( $this->isAvailable() );
		$this->ai->says( '' );
		$this->stopClockAt( '2026-11-22T12:59:59Z' );
		self::assertFalse( $this->isAvailable() );
		$this->stopClockAt( '2026-11-22T13:00:00Z' );
		self::assertSame( self::hasClient(), $this->isAvailable() );
	}

	/** @dataProvider writings */
	public function test_an_added_or_removed_key_or_plugin_triggers_a_new_check( string $option, bool $counts ): void {
		self::assertSame( self::hasClient(), $this->isAvailable() );
		$before = get_option( $option );
		wp_cache_flush();
		update_option( $option, 'active_plugins' === $option ? array( 'another' ) : 'another' );
		$this->isAvailable();
		update_option( $option, $before );
		self::assertCount( self::hasClient() ? ( $counts ? 2 : 1 ) : 0, $this->asks() );
	}

	/** @return array<string, array{string, bool}> */
	public static function writings(): array {
		return array(
			'a key'       => array( 'connectors_ai_fake_api_key', true ),
			'a plugin'    => array( 'active_plugins', true ),
			'the tagline' => array( 'blogdescription', false ),
		);
	}

	public function test_a_site_that_turns_ai_off_has_no_support_immediately_and_sends_no_request(): void {
		add_filter( 'wp_supports_ai', '__return_false' );
		self::assertFalse( $this->isAvailable() );
		self::assertRefused( $this->drafted( '' ), 'turned off' );
		self::assertSame( array(), $this->ai->asked() );
	}

	public function test_a_provider_that_throws_counts_as_no_support(): void {
		add_filter( 'http_request_args', static fn(): array => throw new TypeError( 'A provider of the site' ) );
		self::assertFalse( $this->isAvailable() );
	}

	public function test_the_check_requires_permission_to_edit_surveys(): void {
		$this->asRoleWith( Permission::VIEW, Permission::SETTINGS, Permission::DELETE );
		$this->assertForbidden( $this->request( 'POST', 'drafting/support' ) );
	}

	/** @return list<array{string, mixed}> requested lists of models. */
	private function asks(): array {
		return array_values( array_filter( $this->ai->asked(), static fn( array $asked ): bool => '/models' === $asked[0] ) );
	}
}
