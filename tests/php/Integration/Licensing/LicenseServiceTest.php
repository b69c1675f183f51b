<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Licensing;

use UserFeedback\Licensing\Keys\ChangeLicense;
use UserFeedback\Licensing\Keys\ConfirmLicense;
use UserFeedback\Licensing\Keys\CurrentLicense;
use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Keys\License\LicenseState;
use UserFeedback\Licensing\Keys\LicenseService;
use UserFeedback\Licensing\Keys\LicenseStore;
use UserFeedback\Licensing\Keys\LicensingHooks;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Servers\LicenseServer;

/** The optional license service, a real one on loopback. */
final class LicenseServiceTest extends SiteTestCase {

	private LicenseServer $server;
	private ConfirmLicense $confirm;
	private ChangeLicense $change;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->withPlan( Plan::LITE );
		$this->server  = new LicenseServer( 'valid' );
		$store         = new LicenseStore();
		$this->confirm = new ConfirmLicense( $store, new LicenseService( $this->server->url ), Plugin::get( Clock::class ) );
		$this->change  = new ChangeLicense( $store, Plugin::get( CurrentLicense::class ), $this->confirm );
	}

	protected function tearDown(): void {
		$this->server->stop();
		parent::tearDown();
	}

	public function test_the_service_is_asked_about_a_new_key_and_then_every_12_hours(): void {
		$key = $this->licenseKey( Plan::PRO );
		self::assertTrue( $this->change->accept( $key, false )->isValid() );
		$this->confirm->ifDue();
		$this->stopClockAt( '2026-11-21T23:59:59Z' );
		$this->confirm->ifDue();
		self::assertSame( array( array( 'key' => $key, 'site' => '127.0.0.1' ) ), $this->server->asked() );

		$this->stopClockAt( '2026-11-22T00:00:00Z' );
		$this->confirm->ifDue();
		self::assertCount( 2, $this->server->asked() );
	}

	/** @dataProvider verdicts */
	public function test_a_key_revoked_by_the_service_unlocks_nothing( string $verdict, LicenseState $state, string $notice ): void {
		$this->change->accept( $this->licenseKey( Plan::PRO ), false );
		$this->server->says( $verdict );
		self::assertSame( Plan::PRO, Plugin::get( CurrentLicensedEdition::class )->get()->plan );

		$this->stopClockAt( '2026-11-22T00:00:00Z' );
		$this->confirm->ifDue();
		self::assertSame( $state, Plugin::get( CurrentLicense::class )->effective()->state );
		self::assertSame( $notice, $state->notice() );
		self::assertSame( Plan::LITE, Plugin::get( CurrentLicensedEdition::class )->get()->plan );

		$this->server->says( 'valid' );
		self::assertTrue( $this->change->refresh()->isValid(), 'Refresh Key asks at once.' );
	}

	/** @dataProvider verdicts */
	public function test_a_revoked_key_is_not_accepted( string $verdict, LicenseState $state ): void {
		$this->server->says( $verdict );

		self::assertSame( $state, $this->change->accept( $this->licenseKey( Plan::PRO ), false )->state );
		self::assertSame( LicenseState::NONE, Plugin::get( CurrentLicense::class )->effective()->state );
		self::assertFalse( Plugin::get( CurrentLicense::class )->isPro() );
	}

	/** @return array<string, array{string, LicenseState, string}> */
	public static function verdicts(): array {
		return array(
			'disabled' => array(
				'disabled',
				LicenseState::DISABLED,
				'Your license key for the product has been disabled. Please use a different key.',
			),
			'invalid'  => array(
				'invalid',
				LicenseState::INVALID,
				'Your license key for the product is invalid. The key no longer exists or the user associated with the key has been deleted. Please use a different key.',
			),
		);
	}

	/** @dataProvider outages */
	public function test_a_key_stays_valid_for_7_days_while_the_service_is_unreachable( string $outage ): void {
		$this->change->accept( $this->licenseKey( Plan::PRO ), false );
		'gone' === $outage ? $this->server->stop() : $this->server->says( $outage );

		$this->stopClockAt( '2026-11-22T00:00:00Z' );
		$this->confirm->ifDue();
		$this->stopClockAt( '2026-11-29T00:00:00Z' );
		$this->confirm->ifDue();
		self::assertTrue( Plugin::get( CurrentLicense::class )->effective()->isValid() );

		$this->stopClockAt( '2026-11-29T00:00:01Z' );
		self::assertSame( LicenseState::UNCONFIRMED, Plugin::get( CurrentLicense::class )->effective()->state );
		self::assertSame( Plan::LITE, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
	}

	/** @return array<string, array{string}> */
	public static function outages(): array {
		return array(
			'it does not answer'        => array( 'gone' ),
			'it fails'                  => array( 'broken' ),
			'it says what nobody knows' => array( 'perhaps' ),
		);
	}

	public function test_the_key_stays_valid_if_the_service_recovers_within_an_hour(): void {
		$this->change->accept( $this->licenseKey( Plan::PRO ), false );
		$this->server->says( 'broken' );
		$this->stopClockAt( '2026-11-22T00:00:00Z' );
		$this->confirm->ifDue();
		$this->confirm->ifDue();
		self::assertCount( 2, $this->server->asked(), 'It is not hammered.' );

		$this->server->says( 'valid' );
		$this->stopClockAt( '2026-11-22T01:00:00Z' );
		$this->confirm->ifDue();
		$this->stopClockAt( '2026-12-22T01:00:00Z' );
		self::assertTrue( Plugin::get( CurrentLicense::class )->effective()->isValid(), 'The time of grace begins anew.' );
	}

	public function test_the_last_verdict_of_the_service_stays_in_force_while_it_is_unreachable(): void {
		$this->change->accept( $this->licenseKey( Plan::PRO ), false );
		$this->server->says( 'disabled' );
		$this->change->refresh();
		$this->server->says( 'broken' );

		self::assertSame( LicenseState::DISABLED, $this->change->refresh()->state );
	}

	/** @dataProvider verdicts */
	public function test_a_revoked_key_cannot_be_removed_and_entered_again_while_the_service_is_blocked(
		string $verdict,
		LicenseState $state
	): void {
		$key = $this->licenseKey( Plan::PRO );
		$this->change->accept( $key, false );
		$this->server->says( $verdict );
		$this->change->refresh();
		$this->change->removeFromSite();
		$this->server->stop();

		self::assertSame( $state, $this->change->accept( $key, false )->state );
		self::assertSame( Plan::LITE, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
	}

	public function test_entering_the_key_again_does_not_restart_the_grace_period(): void {
		$key = $this->licenseKey( Plan::PRO );
		$this->change->accept( $key, false );
		$this->server->stop();
		$this->stopClockAt( '2026-11-22T00:00:00Z' );
		$this->confirm->ifDue();

		foreach ( array(
			'2026-11-25T00:00:00Z' => LicenseState::VALID,
			'2026-11-29T00:00:00Z' => LicenseState::VALID,
			'2026-11-29T00:00:01Z' => LicenseState::UNCONFIRMED,
		) as $at => $state ) {
			$this->stopClockAt( $at );
			$this->change->removeFromSite();
			self::assertSame( $state, $this->change->accept( $key, false )->state, $at );
			self::assertSame(
				LicenseState::VALID === $state ? Plan::PRO : Plan::LITE,
				Plugin::get( CurrentLicensedEdition::class )->get()->plan,
				$at
			);
		}
	}

	public function test_entering_other_keys_in_between_does_not_clear_a_revocation(): void {
		$key = $this->licenseKey( Plan::PRO );
		$this->change->accept( $key, false );
		$this->server->says( 'disabled' );
		$this->change->refresh();
		$this->server->says( 'valid' );
		for ( $i = 0; $i < 5; ++$i ) {
			self::assertTrue( $this->change->accept( $this->licenseKey( Plan::PLUS, id: "other-$i" ), false )->isValid() );
		}
		$this->server->stop();

		self::assertSame( LicenseState::DISABLED, $this->change->accept( $key, false )->state );
	}

	public function test_an_unconfirmed_key_is_refused_while_the_service_is_unreachable(): void {
		$this->server->stop();

		$refused = $this->change->accept( $this->licenseKey( Plan::PRO ), false );

		self::assertSame( LicenseState::UNCONFIRMED, $refused->state );
		self::assertSame( LicenseState::NONE, Plugin::get( CurrentLicense::class )->effective()->state );
		self::assertStringContainsString( 'Couldn’t verify your license key', $refused->state->notice() );
	}

	public function test_a_visitor_page_never_calls_the_service(): void {
		$this->change->accept( $this->licenseKey( Plan::PRO ), false );
		$this->stopClockAt( '2027-11-22T00:00:00Z' );

		Plugin::get( CurrentLicensedEdition::class )->get();
		self::assertSame( array( 'onAdminPage' ), LicensingHooks::hooks()['admin_init'] );
		Plugin::get( LicensingHooks::class )->onAdminPage(); // Via admin-ajax.php, which anyone can reach.
		self::assertFalse( has_action( 'shutdown', array( Plugin::get( LicensingHooks::class ), 'afterSending' ) ) );

		$this->asMember( 'administrator' );
		Plugin::get( LicensingHooks::class )->onAdminPage();
		self::assertSame( 100, has_action( 'shutdown', array( Plugin::get( LicensingHooks::class ), 'afterSending' ) ) );
		self::assertCount( 1, $this->server->asked() );
	}
}
