<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Licensing;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Keys\License\License;
use UserFeedback\Licensing\Keys\License\LicenseKey;
use UserFeedback\Licensing\Keys\License\LicenseVerifier;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\FeatureRequirement;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Licensing\Plans\PlanFeature;

/**
 * Each plan, active and expired, with its feature's add-on in each state: what the server allows, and what it says would unlock
 * the other features. The browser's result is checked with the same file (src/lib/edition/edition-table.test.ts). After an
 * intended change, UF_RECORD=1 before the command writes it again.
 *
 * @phpstan-type Row array{
 *     key: string|null, expired: bool, plan: string, lasting: string, licensed: bool,
 *     feature: string, addon: string|null, state: string|null, allowed: bool, opens: string|null, runs: bool,
 * }
 */
final class EditionTableTest extends TestCase {

	private const FILE = __DIR__ . '/../../../fixtures/rules/editions.json';

	private const NOW = '2026-11-24T12:00:00+00:00';

	/** Features for existing responses: an expired license locks none of them. */
	private const OF_ANSWERS = array(
		'long-ranges', 'export', 'quick-filters', 'bulk-actions', 'single-response', 'trash-responses',
	);

	/** States of an add-on: not installed, installed and inactive, active. */
	private const STATES = array( 'missing', 'inactive', 'active' );

	public function test_the_table_for_the_browser_matches_the_decisions_of_the_server(): void {
		$lines = array_map( static fn( array $row ): string => (string) json_encode( $row, JSON_UNESCAPED_SLASHES ), self::rows() );
		$table = "[\n\t" . implode( ",\n\t", $lines ) . "\n]\n";
		if ( '1' === getenv( 'UF_RECORD' ) ) {
			file_put_contents( self::FILE, $table );
		}
		self::assertStringEqualsFile( self::FILE, $table, 'The server decides something else than the table says.' );
	}

	/** States the rules a second time, only by plan, so that the table isn't right only because it was recorded. */
	public function test_paid_features_need_a_plan_and_the_highest_plan_with_add_ons_has_them_all(): void {
		foreach ( self::rows() as $row ) {
			$case = (string) json_encode( $row );
			if ( $row['expired'] && in_array( $row['feature'], self::OF_ANSWERS, true ) ) {
				self::assertSame( array( true, null ), array( $row['allowed'], $row['opens'] ), $case );
			} elseif ( ! $row['licensed'] ) {
				self::assertFalse( $row['allowed'], $case );
				self::assertContains( $row['opens'], array( 'pro', 'elite' ), $case );
			}
			if ( ! $row['expired'] ) {
				self::assertSame( $row['allowed'], $row['runs'], $case );
			}
			if ( 'elite' === $row['plan'] ) {
				$isOn = null === $row['addon'] || 'active' === $row['state'];
				self::assertSame( array( $isOn, $isOn ? null : $row['addon'] ), array( $row['allowed'], $row['opens'] ), $case );
			}
		}
	}

	/** @return list<Row> */
	private static function rows(): array {
		$rows = array();
		foreach ( self::licenses() as [ 'key' => $key, 'expired' => $isExpired, 'license' => $license ] ) {
			foreach ( PlanFeature::cases() as $feature ) {
				$addon = FeatureRequirement::of( $feature )->addon;
				foreach ( null === $addon ? array( null ) : self::STATES as $state ) {
					$current = new CurrentLicensedEdition(
						static fn(): Plan => $license->plan(),
						static fn(): array => null !== $addon && 'active' === $state ? array( $addon ) : array(),
						static fn(): Plan => $license->lastingPlan()
					);
					$rows[]  = array(
						'key'      => $key?->value,
						'expired'  => $isExpired,
						'plan'     => $license->plan()->value,
						'lasting'  => $license->lastingPlan()->value,
						'licensed' => $license->isValid(),
						'feature'  => $feature->value,
						'addon'    => $addon?->value,
						'state'    => $state,
						'allowed'  => self::allowed( $current, $feature ),
						'opens'    => $current->get()->opener( $feature )?->value,
						'runs'     => $current->lasting()->allows( $feature ), // In a live survey.
					);
				}
			}
		}
		return $rows;
	}

	/** Asserts that both of the server's checks give one result. */
	private static function allowed( CurrentEdition $current, PlanFeature $feature ): bool {
		$isAllowed = $current->allows( $feature );
		self::assertSame( $isAllowed, $current->get()->allows( $feature ), $feature->value );
		return $isAllowed;
	}

	/** @return iterable<array{key: Plan|null, expired: bool, license: License}> as real keys are evaluated. */
	private static function licenses(): iterable {
		yield array(
			'key'     => null,
			'expired' => false,
			'license' => License::none(),
		);
		$pair     = sodium_crypto_sign_keypair();
		$verifier = new LicenseVerifier( sodium_crypto_sign_publickey( $pair ) );
		$now      = new DateTimeImmutable( self::NOW );
		foreach ( array( Plan::PLUS, Plan::PRO, Plan::ELITE ) as $plan ) {
			foreach ( array( false, true ) as $isExpired ) {
				$end = $now->modify( $isExpired ? '-1 second' : '+1 year' );
				$key = LicenseKey::issue( 'of-the-table', $plan, LicenseKey::ANY_SITE, false, $end, sodium_crypto_sign_secretkey( $pair ) );
				yield array(
					'key'     => $plan,
					'expired' => $isExpired,
					'license' => $verifier->verify( $key, $now ),
				);
			}
		}
	}
}
