<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Settings;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Settings\Theme\DownloadedFonts;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use WP_Theme_JSON_Data;

/** Every font that can be saved is used, and fonts on the site are never requested elsewhere. */
final class AvailableFontsTest extends RestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->withPlan( Plan::PRO, Addon::BRANDING );
		add_filter( 'wp_theme_json_data_theme', array( self::class, 'withTheme' ) );
		wp_clean_theme_json_cache();
	}

	protected function tearDown(): void {
		remove_filter( 'wp_theme_json_data_theme', array( self::class, 'withTheme' ) );
		wp_clean_theme_json_cache();
		DownloadedFonts::remove();
		parent::tearDown();
	}

	public function test_an_unavailable_font_or_weight_is_refused_by_field_and_not_saved(): void {
		$before = $this->asRoleWith( Permission::SETTINGS )->request( 'GET', 'settings' )->at( 'settings.widget_font' );
		$faults = array(
			'family' => array( 'family' => 'Comic Sans MS', 'weight' => '400' ),
			'weight' => array( 'family' => 'Lato', 'weight' => '700italic' ),
		);
		foreach ( $faults as $field => $font ) {
			$survey = $this->asRoleWith( Permission::EDIT )->request(
				'POST',
				'surveys',
				array( 'title' => 'Letters', 'settings' => array( 'theming' => array( 'font' => $font ) ) )
			);
			$this->assertStatus( 400, $survey );
			self::assertSame( array( "settings.theming.font.$field" ), array_keys( $survey->items( 'data.params' ) ) );

			$settings = $this->asRoleWith( Permission::SETTINGS )->request(
				'POST',
				'settings',
				array( 'settings' => array( 'widget_font' => $font ) )
			);
			$this->assertStatus( 400, $settings );
			self::assertSame( array( "settings.widget_font.$field" ), array_keys( $settings->items( 'data.params' ) ) );
		}
		self::assertSame( $before, $this->request( 'GET', 'settings' )->at( 'settings.widget_font' ) );
	}

	public function test_a_catalog_font_is_saved_and_shown_once_it_is_on_the_site(): void {
		self::assertSame( array( '', '' ), $this->look( 'Abril Fatface', '400' ) );

		DownloadedFonts::put( 'Abril Fatface', '400.css', '' );
		$look = $this->drawn();
		self::assertStringEndsWith( '--font:"Abril Fatface";--weight:400', $look[0] );
		self::assertSame( wp_upload_dir()['baseurl'] . '/userfeedback/fonts/abril-fatface/400.css', $look[1] );
	}

	public function test_a_theme_font_is_shown_by_its_family_without_contacting_another_company(): void {
		foreach ( array( 'Lora', 'House letters', 'house-letters' ) as $name ) {
			$look = $this->look( $name, '600' );
			self::assertStringEndsWith( '--font:"Lora";--weight:600', $look[0], $name );
			self::assertSame( '', $look[1], $name );
		}
	}

	public function test_a_library_font_that_no_page_prints_loads_from_a_file_of_the_site(): void {
		$this->inLibrary( 'Bree Serif', content_url( 'uploads/fonts/bree.woff2' ) );

		list( $style, $stylesheet ) = $this->look( 'Bree Serif', '400' );

		self::assertStringEndsWith( '--font:"Bree Serif";--weight:400', $style );
		self::assertStringStartsWith( 'data:text/css,', $stylesheet );
		$css = rawurldecode( $stylesheet );
		self::assertStringContainsString( 'font-family:"Bree Serif";font-style:normal;font-weight:400;', $css );
		self::assertStringContainsString( 'src:url("' . content_url( 'uploads/fonts/bree.woff2' ) . '")', $css );
		self::assertStringNotContainsString( 'google', $css );
	}

	public function test_a_file_on_another_site_does_not_make_a_font_local(): void {
		$this->inLibrary( 'Far Away', 'https://elsewhere.test/far.woff2' );

		$answer = $this->asRoleWith( Permission::EDIT )->request( 'GET', 'fonts?search=far%20away' );

		$this->assertStatus( 200, $answer );
		self::assertSame( array(), $answer->at( 'items' ) );
	}

	public function test_a_font_removed_from_the_site_is_not_shown_and_blocks_no_later_save(): void {
		$survey = $this->aSurvey(
			array( 'settings' => array( 'theming' => array( 'font' => array( 'family' => 'House letters', 'weight' => '600' ) ) ) )
		);
		$this->asRoleWith( Permission::SETTINGS )->request(
			'POST',
			'settings',
			array( 'settings' => array( 'widget_font' => array( 'family' => 'House letters', 'weight' => '600' ) ) )
		);
		remove_filter( 'wp_theme_json_data_theme', array( self::class, 'withTheme' ) );
		wp_clean_theme_json_cache();

		self::assertSame( array( '', '' ), $this->drawn() );
		$read = $this->asRoleWith( Permission::EDIT )->request( 'GET', "surveys/$survey->id" );
		$this->assertStatus(
			200,
			$this->request(
				'POST',
				'surveys',
				array( 'id' => $survey->id, 'title' => 'Another title', 'settings' => $read->items( 'settings' ) )
			)
		);
		$settings = $this->asRoleWith( Permission::SETTINGS )->request( 'GET', 'settings' );
		self::assertSame( 'House letters', $settings->at( 'settings.widget_font.family' ) );
		$this->assertStatus( 200, $this->request( 'POST', 'settings', array( 'settings' => $settings->items( 'settings' ) ) ) );
	}

	public function test_fonts_of_the_site_are_listed_first_with_a_note_about_the_others(): void {
		$this->inLibrary( 'Bree Serif', content_url( 'uploads/fonts/bree.woff2' ) );

		$all = $this->asRoleWith( Permission::SETTINGS )->request( 'GET', 'fonts' );

		$this->assertStatus( 200, $all );
		$items = $all->items( 'items' );
		self::assertCount( 100, $items );
		$lora = array( 'family' => 'Lora', 'weights' => array( 400, 500, 600 ), 'is_local' => true, 'kept' => array() );
		self::assertContains( $lora, $items );
		self::assertContains( array( 'family' => 'Bree Serif', 'weights' => array( 400 ), 'is_local' => true, 'kept' => array() ), $items );
		$order = array_column( $items, 'is_local' );
		$last  = array_keys( $order, true, true );
		self::assertSame( count( $last ) - 1, end( $last ), 'No font of another company stands before one of the site.' );
		$note = $all->at( 'note' );
		self::assertIsString( $note );
		self::assertStringContainsString( 'Visitors never contact a font service', $note );

		$found = $this->request( 'GET', 'fonts?search=LORA' );
		self::assertSame( array( 'Lora', 'Explora', 'Grandiflora One' ), array_column( $found->items( 'items' ), 'family' ) );
		self::assertSame( array( true, false, false ), array_column( $found->items( 'items' ), 'is_local' ) );
	}

	public static function withTheme( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data {
		$face = static fn( string $weight, string $style ): array => array(
			'fontFamily' => 'Lora',
			'fontWeight' => $weight,
			'fontStyle'  => $style,
			'src'        => array( 'file:./fonts/lora.woff2' ),
		);
		$lora = array(
			'name'       => 'House letters',
			'slug'       => 'house-letters',
			'fontFamily' => '"Lora", serif',
			'fontFace'   => array( $face( '400 600', 'normal' ), $face( '900', 'italic' ) ),
		);
		return $data->update_with(
			array( 'version' => 2, 'settings' => array( 'typography' => array( 'fontFamilies' => array( $lora ) ) ) )
		);
	}

	private function inLibrary( string $name, string $file ): void {
		if ( ! post_type_exists( 'wp_font_family' ) ) {
			register_post_type( 'wp_font_family' ); // Part of WordPress since 6.5.
			register_post_type( 'wp_font_face' );
		}
		$json   = static fn( array $content ): string => wp_slash( (string) wp_json_encode( $content ) );
		$family = wp_insert_post(
			array(
				'post_type'    => 'wp_font_family',
				'post_status'  => 'publish',
				'post_title'   => $name,
				'post_name'    => sanitize_title( $name ),
				'post_content' => $json( array( 'fontFamily' => "\"$name\", serif" ) ),
			)
		);
		wp_insert_post(
			array(
				'post_type'    => 'wp_font_face',
				'post_status'  => 'publish',
				'post_parent'  => $family,
				'post_content' => $json( array( 'fontFamily' => $name, 'fontWeight' => '400', 'fontStyle' => 'normal', 'src' => $file ) ),
			)
		);
	}

	/** @return array{string, string} */
	private function look( string $family, string $weight ): array {
		$this->aSurvey( array( 'settings' => array( 'theming' => array( 'font' => array( 'family' => $family, 'weight' => $weight ) ) ) ) );
		return $this->drawn();
	}

	/** @return array{string, string} style and stylesheet of the newest survey. */
	private function drawn(): array {
		$manifest = $this->asVisitor()->request( 'GET', 'widget/manifest' );
		$this->assertStatus( 200, $manifest );
		return array( self::text( $manifest, 'style' ), self::text( $manifest, 'stylesheet' ) );
	}

	private static function text( RestAnswer $manifest, string $name ): string {
		$text = $manifest->at( "surveys.0.look.$name" );
		self::assertIsString( $text );
		return $text;
	}
}
