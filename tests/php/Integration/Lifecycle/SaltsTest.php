<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Lifecycle;

use UserFeedback\Platform\Secrets\SaltsHealth;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

/** Secrets are encrypted with the site's salts; if those are in the same database, a copy of it can decrypt them. */
final class SaltsTest extends SiteTestCase {

	public function test_site_health_reports_salts_missing_from_wp_config(): void {
		$missing = ( new SaltsHealth( false ) )->check()->toArray( SaltsHealth::TEST );
		$present = ( new SaltsHealth( true ) )->check()->toArray( SaltsHealth::TEST );

		self::assertSame( array( 'recommended', 'good' ), array( $missing['status'], $present['status'] ) );
		self::assertStringContainsString( 'AUTH_KEY', (string) wp_json_encode( $missing['description'] ) );
	}

	public function test_site_health_is_good_with_salts_in_wp_config(): void {
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );

		self::assertIsArray( $tests );
		self::assertIsArray( $tests['direct'] );
		self::assertIsArray( $tests['direct']['userfeedback_salts'] );
		self::assertIsCallable( $tests['direct']['userfeedback_salts']['test'] );
		$found = $tests['direct']['userfeedback_salts']['test']();
		self::assertIsArray( $found );
		self::assertSame( 'good', $found['status'] );
	}
}
