<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Settings;

use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\Edition;
use UserFeedback\Licensing\Plans\LicensedEdition;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Secrets\SecretRepository;
use UserFeedback\Plugin;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\Saving\SaveSettings;
use UserFeedback\Settings\Settings;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

final class EditionsTest extends SiteTestCase {

	/** Everything an edition can include, set to a value other than the default. */
	private const CHOICES = array(
		'widget_theme'                => 'dark',
		'widget_color'                => '#101010',
		'widget_text_color'           => '#fefefe',
		'widget_button_color'         => '#00ff00',
		'widget_toggle_icon'          => 'field-smile',
		'widget_toggle_color'         => '#123456',
		'widget_toggle_text'          => 'Tell us',
		'widget_font'                 => array(
			'family' => 'Lato',
			'weight' => '700',
		),
		'logo_type'                   => 'custom',
		'widget_custom_logo'          => 'https://example.org/logo.png',
		'widget_start_minimized'      => true,
		'widget_position'             => 'middle_left',
		'heatmap_auto_delete_enabled' => true,
		'heatmap_retention_period'    => '7',
		'create_edit_surveys'         => array( 'administrator', 'author' ),
		'view_results'                => array( 'administrator', 'author' ),
		'delete_surveys'              => array( 'administrator', 'author' ),
	);

	private const BRANDING = array(
		'widget_theme',
		'widget_color',
		'widget_text_color',
		'widget_button_color',
		'widget_toggle_icon',
		'widget_toggle_color',
		'widget_toggle_text',
		'widget_font',
		'logo_type',
		'widget_custom_logo',
	);
	private const ROLES    = array( 'create_edit_surveys', 'view_results', 'delete_surveys' );
	private const HEATMAPS = array( 'heatmap_auto_delete_enabled', 'heatmap_retention_period' );

	/**
	 * @dataProvider editions
	 * @param list<string> $has
	 */
	public function test_each_edition_applies_exactly_the_settings_it_includes( LicensedEdition $site, array $has ): void {
		$this->save( self::CHOICES, $site );

		$set = array_filter(
			self::CHOICES,
			fn( mixed $value, string $name ): bool => $value === ( $this->inForce( $site )->toArray()[ $name ] ?? null ),
			ARRAY_FILTER_USE_BOTH
		);
		self::assertEqualsCanonicalizing( $has, array_keys( $set ) );
		$stored = array_filter(
			self::CHOICES,
			static fn( mixed $value, string $name ): bool => $value === ( ( new SettingsRepository() )->get()->toArray()[ $name ] ?? null ),
			ARRAY_FILTER_USE_BOTH
		);
		self::assertEqualsCanonicalizing( $has, array_keys( $stored ), 'What is locked was stored.' );
	}

	/** @return array<string, array{Edition, list<string>}> */
	public static function editions(): array {
		$all = Addon::cases();
		return array(
			'lite'                                 => array( new LicensedEdition( Plan::LITE, $all ), array() ),
			'plus without add-ons'                 => array(
				new LicensedEdition( Plan::PLUS, array() ),
				array( 'widget_position', ...self::ROLES ),
			),
			'plus with branding'                   => array(
				new LicensedEdition( Plan::PLUS, array( Addon::BRANDING ) ),
				array( 'widget_position', ...self::ROLES, ...self::BRANDING ),
			),
			'plus with add-ons of a higher plan'   => array(
				new LicensedEdition( Plan::PLUS, $all ),
				array( 'widget_position', ...self::ROLES, ...self::BRANDING ),
			),
			'pro with behavior'                    => array(
				new LicensedEdition( Plan::PRO, array( Addon::BEHAVIOR ) ),
				array( 'widget_position', ...self::ROLES, 'widget_start_minimized' ),
			),
			'pro with heatmaps, which is elite\'s' => array(
				new LicensedEdition( Plan::PRO, array( Addon::HEATMAPS ) ),
				array( 'widget_position', ...self::ROLES ),
			),
			'elite with everything'                => array(
				new LicensedEdition( Plan::ELITE, $all ),
				array( 'widget_position', 'widget_start_minimized', ...self::ROLES, ...self::BRANDING, ...self::HEATMAPS ),
			),
		);
	}

	public function test_a_renewed_license_restores_the_saved_settings(): void {
		$elite = new LicensedEdition( Plan::ELITE, Addon::cases() );
		$lite  = new LicensedEdition( Plan::LITE, Addon::cases() );
		$this->save( self::CHOICES, $elite );

		self::assertSame( 'light', $this->inForce( $lite )->text( 'widget_theme' ) );
		$this->save( array( 'skip_text' => 'Later', 'widget_theme' => 'light' ), $lite );

		self::assertSame( 'dark', $this->inForce( $elite )->text( 'widget_theme' ) );
		self::assertSame( 'middle_left', $this->inForce( $elite )->text( 'widget_position' ) );
	}

	public function test_a_custom_logo_requires_its_image(): void {
		$elite = new LicensedEdition( Plan::ELITE, Addon::cases() );

		try {
			$this->save( array( 'logo_type' => 'custom' ), $elite );
			self::fail( 'A custom logo without an image was taken.' );
		} catch ( ValidationFailed $problem ) {
			self::assertSame(
				array( 'settings.widget_custom_logo', 'You must select a custom logo.' ),
				array( $problem->violations[0]->path, $problem->violations[0]->message )
			);
		}
		self::assertSame( 'none', $this->inForce( $elite )->text( 'logo_type' ) );
	}

	/** @param array<string, mixed> $changes */
	private function save( array $changes, LicensedEdition $site ): void {
		( new SaveSettings( new SettingsRepository(), Plugin::get( SecretRepository::class ), self::always( $site ) ) )->run( $changes );
	}

	private function inForce( LicensedEdition $site ): Settings {
		return ( new CurrentSettings( new SettingsRepository(), self::always( $site ) ) )->get();
	}

	private static function always( LicensedEdition $edition ): CurrentEdition {
		return new CurrentLicensedEdition(
			static fn(): Plan => $edition->plan,
			static fn(): array => array_values( array_filter( Addon::cases(), $edition->has( ... ) ) )
		);
	}
}
