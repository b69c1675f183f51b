<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Licensing;

use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Keys\LicenseStore;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Edition;
use UserFeedback\Licensing\Plans\LicensedEdition;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Rest\ErrorMapper;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

/** The complete table of editions: each plan, with each state of the feature's add-on. */
final class EditionsTest extends SiteTestCase {

	/** Written by hand, from the specification, because a wrong table would match itself. */
	private const TABLE = array(
		'extra-question-types'   => array( 'plus', 'question-types' ),
		'picture-question-types' => array( 'plus', null ),
		'question-options'       => array( 'plus', 'question-types' ),
		'templates'              => array( 'plus', 'templates' ),
		'thank-you'              => array( 'plus', null ),
		'redirects'              => array( 'pro', 'behavior' ),
		'devices'                => array( 'pro', 'targeting' ),
		'page-targeting'         => array( 'plus', 'targeting' ),
		'geo-targeting'          => array( 'elite', 'geo-restrictions' ),
		'behavior'               => array( 'pro', 'behavior' ),
		'scheduling'             => array( 'pro', 'behavior' ),
		'branding'               => array( 'plus', 'branding' ),
		'middle-positions'       => array( 'plus', null ),
		'email-logic'            => array( 'pro', null ),
		'webhooks'               => array( 'pro', 'webhooks' ),
		'google-drive'           => array( 'pro', 'google-drive' ),
		'post-ratings'           => array( 'pro', 'post-ratings' ),
		'heatmaps'               => array( 'elite', 'heatmaps' ),
		'long-ranges'            => array( 'plus', null ),
		'export'                 => array( 'plus', null ),
		'quick-filters'          => array( 'plus', null ),
		'bulk-actions'           => array( 'plus', null ),
		'single-response'        => array( 'plus', null ),
		'trash-responses'        => array( 'plus', null ),
		'ai-summary'             => array( 'pro', null ),
		'access-roles'           => array( 'plus', null ),
	);

	private const RANKS = array( 'lite' => 0, 'plus' => 1, 'pro' => 2, 'elite' => 3 );

	public function test_the_test_site_has_every_feature(): void {
		foreach ( PlanFeature::cases() as $feature ) {
			self::assertTrue( Plugin::get( CurrentLicensedEdition::class )->get()->allows( $feature ), $feature->value );
		}
	}

	/** @dataProvider plans */
	public function test_a_plan_includes_exactly_its_own_features_if_their_addons_are_active( Plan $plan ): void {
		self::assertSame(
			array_map( static fn( PlanFeature $feature ): string => $feature->value, PlanFeature::cases() ),
			array_keys( self::TABLE )
		);
		foreach ( PlanFeature::cases() as $feature ) {
			[ $lowest, $slug ] = self::TABLE[ $feature->value ];
			$isEnough          = self::RANKS[ $plan->value ] >= self::RANKS[ $lowest ];
			$addon             = null === $slug ? null : Addon::from( $slug );

			$this->withPlan( $plan, ...Addon::cases() );
			self::assertSame(
				$isEnough,
				Plugin::get( CurrentLicensedEdition::class )->get()->allows( $feature ),
				"$feature->value on $plan->value, all active"
			);
			if ( null === $addon ) {
				$this->withPlan( $plan );
				self::assertSame(
					$isEnough,
					Plugin::get( CurrentLicensedEdition::class )->get()->allows( $feature ),
					"$feature->value on $plan->value, none active"
				);
				continue;
			}
			$this->withPlan( $plan, ...array_filter( Addon::cases(), static fn( Addon $other ): bool => $other !== $addon ) );
			self::assertFalse(
				Plugin::get( CurrentLicensedEdition::class )->get()->allows( $feature ),
				"$feature->value on $plan->value, not installed"
			);
			$addon->setActive( false );
			self::assertFalse(
				Plugin::get( CurrentLicensedEdition::class )->get()->allows( $feature ),
				"$feature->value on $plan->value, not active"
			);
		}
	}

	/** @return array<string, array{Plan}> */
	public static function plans(): array {
		return array(
			'lite'  => array( Plan::LITE ),
			'plus'  => array( Plan::PLUS ),
			'pro'   => array( Plan::PRO ),
			'elite' => array( Plan::ELITE ),
		);
	}

	public function test_a_refusal_names_the_feature_and_the_required_plan_or_the_inactive_addon(): void {
		$said = array();
		foreach ( PlanFeature::cases() as $feature ) {
			$said[] = self::refusal( new LicensedEdition( Plan::LITE, array() ), $feature );
		}
		self::assertCount( count( PlanFeature::cases() ), array_unique( $said ) );
		self::assertContains(
			"We're sorry, Webhooks is not available on your plan. Please upgrade to the Pro plan to unlock all these awesome features.",
			$said
		);
		self::assertContains(
			"We're sorry, exporting results is not available on your plan. Please upgrade to the Pro plan to unlock all these awesome features.",
			$said,
			'Prompts treat Plus as Pro.'
		);
		self::assertStringNotContainsString( 'Plus plan', implode( $said ) );

		self::assertSame(
			'Please activate the Geo Restrictions addon to access this feature.',
			self::refusal( new LicensedEdition( Plan::ELITE, array() ), PlanFeature::GEO_TARGETING )
		);
	}

	private static function refusal( Edition $site, PlanFeature $feature ): string {
		try {
			$site->check( $feature );
		} catch ( RequestError $problem ) {
			return ( new ErrorMapper() )->toWpError( $problem )->get_error_message();
		}
		self::fail( "$feature->value is allowed." );
	}

	public function test_a_forged_license_option_unlocks_nothing(): void {
		update_option( LicenseStore::OPTION, array( 'key' => 'UF1.e30.AAAA', 'accepted' => true, 'plan' => 'elite' ) );

		self::assertSame( Plan::LITE, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
		self::assertFalse( Plugin::get( CurrentLicensedEdition::class )->get()->allows( PlanFeature::EXPORT ) );
	}

	public function test_a_visitor_page_needs_no_query_to_know_the_plan(): void {
		Plugin::get( CurrentLicensedEdition::class )->get();
		wp_cache_flush();
		wp_load_alloptions();
		$before = $this->queries();
		Plugin::get( CurrentLicensedEdition::class )->get();

		self::assertSame( is_multisite() ? 1 : 0, $this->queries() - $before, 'Only what a network keeps is not loaded beforehand.' );
	}
}
