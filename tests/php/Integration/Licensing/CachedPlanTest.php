<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Licensing;

use UserFeedback\Licensing\Keys\CachedPlan;
use UserFeedback\Licensing\Keys\CurrentLicense;
use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Keys\License\StoredLicense;
use UserFeedback\Licensing\Keys\LicenseStore;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

/** Plans are computed once, and again as soon as any of their inputs change. */
final class CachedPlanTest extends SiteTestCase {

	private int $workedOut = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->withKey( $this->licenseKey( Plan::PRO, '127.0.0.1' ) );
		delete_option( CachedPlan::OPTION );
	}

	public function test_the_plan_is_computed_once_for_all_later_requests(): void {
		self::assertSame( array( Plan::PRO, Plan::PRO, Plan::PRO ), array( $this->asked(), $this->asked(), $this->asked() ) );
		self::assertSame( 1, $this->workedOut );
	}

	public function test_without_a_key_nothing_is_computed_or_stored(): void {
		$this->withPlan( Plan::LITE );
		delete_option( CachedPlan::OPTION );

		self::assertSame( Plan::LITE, $this->asked() );
		self::assertSame( 0, $this->workedOut );
		self::assertFalse( get_option( CachedPlan::OPTION ) );
	}

	/** @dataProvider changes */
	public function test_a_change_causes_the_plan_to_be_computed_again( callable $change, Plan $then ): void {
		$first = $this->remembering();
		$first->get();
		$change();

		self::assertSame( array( $then, $then ), array( $first->get(), $this->asked() ) );
		self::assertSame( 2, $this->workedOut );
	}

	/** @return array<string, array{callable(): mixed, Plan}> the change, and the plan after it. */
	public static function changes(): array {
		$stored = static fn( string $name, mixed $value ): bool => update_option(
			LicenseStore::OPTION,
			array( $name => $value ) + (array) get_option( LicenseStore::OPTION )
		);
		return array(
			'another key'                   => array( static fn() => $stored( 'key', 'UF1.a.b' ), Plan::LITE ),
			'a word of the license service' => array( static fn() => $stored( 'said', 'disabled' ), Plan::LITE ),
			'the beginning of an outage'    => array( static fn() => $stored( 'failing_since', 1_795_262_400 ), Plan::PRO ),
			'a move of the site'            => array( static fn() => update_option( 'home', 'https://a.example' ), Plan::LITE ),
			'a new write key'               => array( static fn() => update_option( SiteSetup::WRITE_KEY, 'new' ), Plan::PRO ),
			'a week'                        => array(
				static fn() => Plugin::get( Clock::class )->stopAt( Clock::fromStored( '2026-11-28 12:00:01' ) ),
				Plan::PRO,
			),
		);
	}

	public function test_the_stored_plan_expires_with_the_key(): void {
		$this->withKey( $this->licenseKey( Plan::PRO, expires: '2026-11-22T00:00:00Z' ) );
		self::assertSame( Plan::PRO, $this->asked() );

		$this->stopClockAt( '2026-11-22T00:00:00Z' );
		self::assertSame( Plan::PRO, $this->asked() );
		$this->stopClockAt( '2026-11-22T00:00:01Z' );
		self::assertSame( Plan::LITE, $this->asked() );
	}

	public function test_a_forged_row_is_not_used_as_the_plan(): void {
		$this->asked();
		$true = get_option( CachedPlan::OPTION );
		self::assertIsArray( $true );

		foreach ( array( 'plan' => 'elite', 'until' => PHP_INT_MAX, 'mac' => null, 'else' => '' ) as $name => $forged ) {
			update_option( CachedPlan::OPTION, array( $name => $forged ) + $true );
			self::assertSame( Plan::PRO, $this->asked() );
		}
		self::assertSame( 4, $this->workedOut );
	}

	public function test_a_translated_page_with_its_own_url_does_not_invalidate_the_plan(): void {
		add_filter( 'home_url', static fn(): string => 'https://de.example.org/' );

		self::assertSame( Plan::PRO, $this->asked() );
		self::assertSame( Plan::PRO, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
	}

	private function withKey( string $key ): void {
		( new LicenseStore() )->saveOfSite( ( new StoredLicense() )->replacedBy( $key ) );
	}

	/** Simulates a new request. */
	private function asked(): Plan {
		return $this->remembering()->get();
	}

	private function remembering(): CachedPlan {
		return new CachedPlan(
			function (): CurrentLicense {
				++$this->workedOut;
				return Plugin::get( CurrentLicense::class );
			},
			SiteSetup::writeKey( ... ),
			Plugin::get( Clock::class )
		);
	}
}
