<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Plugin;
use UserFeedback\Settings\Saving\SaveSettings;
use UserFeedback\Settings\Theme\DownloadedFonts;
use UserFeedback\Settings\Theme\ThemingShape;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\WholeSurvey;

/** The theme settings of a survey that reach the visitor's browser. */
final class WidgetThemeTest extends RestTestCase {

	public function test_light_is_the_same_for_every_visitor_and_auto_adds_a_dark_theme(): void {
		$this->withPlan( Plan::PRO, Addon::BRANDING );

		self::assertSame( array( '', '' ), $this->style( array() ) );
		self::assertSame( array( '', '' ), $this->style( array( 'color_scheme' => 'light' ) ) );
		list( $dark, $style ) = $this->style( array( 'color_scheme' => 'auto' ) );
		self::assertSame( '', $style );
		self::assertStringStartsWith( 'color-scheme:dark;--card:#333333;--text:#ffffff;', $dark );
		list( $dark, $style ) = $this->style(
			array(
				'color_scheme' => 'auto',
				'button_color' => '#A00',
			)
		);
		self::assertStringContainsString( '--button:#aa0000;', $dark );
		self::assertStringStartsWith( 'color-scheme:light;', $style );
		list( $dark, $style ) = $this->style( array( 'button_color' => '#A00' ) );
		self::assertSame( '', $dark );
		self::assertStringStartsWith( 'color-scheme:light;--card:#ffffff;--text:#23282d;', $style );
		self::assertStringContainsString( '--button:#aa0000;', $style );
	}

	public function test_a_selected_theme_is_the_same_for_everyone(): void {
		$this->withPlan( Plan::PRO, Addon::BRANDING );
		$own = array(
			'widget_color' => '#123',
			'text_color'   => '#FEDCBA',
		);

		list( , $dark )   = $this->style( $own + array( 'color_scheme' => 'dark' ) );
		list( , $custom ) = $this->style( $own + array( 'color_scheme' => 'custom' ) );
		self::assertStringStartsWith( 'color-scheme:dark;--card:#333333;--text:#ffffff;', $dark );
		self::assertStringStartsWith( 'color-scheme:dark;--card:#112233;--text:#fedcba;', $custom );
	}

	public function test_ignores_saved_design_options_the_edition_lacks(): void {
		$this->withPlan( Plan::ELITE, Addon::BRANDING, Addon::BEHAVIOR, Addon::QUESTION_TYPES );
		$this->stopClockAt( '2026-01-02T10:00:00Z' ); // Before its run time ends.
		$whole    = WholeSurvey::body();
		$settings = is_array( $whole['settings'] ) ? $whole['settings'] : array();
		// These or its questions would hide it from everyone.
		unset( $settings['targeting'], $settings['geo_targeting'], $settings['share_page'] );
		$this->aSurvey( array( 'type' => 'survey', 'questions' => array( self::aQuestion() ), 'settings' => $settings ) + $whole );
		DownloadedFonts::put( 'Lora', '500.css', '' );
		$full = $this->manifest();
		DownloadedFonts::remove();
		self::assertSame( array( 'Tell us', 'custom', true, 'middle_left', 'Not now' ), $this->looks( $full ) );
		self::assertSame( 'Bye', $full->at( 'surveys.0.thank_you.heading.0.text' ) );
		self::assertStringEndsWith( '--font:"Lora";--weight:500', $this->text( $full, 'style' ) );
		self::assertStringEndsWith( '/fonts/lora/500.css', $this->text( $full, 'stylesheet' ) );

		$this->withPlan( Plan::LITE, Addon::BRANDING, Addon::BEHAVIOR );
		$free = $this->manifest();
		self::assertSame( array( '', 'none', false, 'bottom_right', 'Not now' ), $this->looks( $free ) );
		self::assertSame( 'Thanks for your feedback!', $free->at( 'surveys.0.thank_you.heading.0.text' ) );
		self::assertSame( array( '', '' ), array( $this->text( $free, 'style' ), $this->text( $free, 'stylesheet' ) ) );
	}

	public function test_a_survey_only_embedded_in_a_page_opens_at_the_bottom_right(): void {
		$this->withPlan( Plan::PLUS );
		$old = $this->aSurvey( array( 'settings' => array( 'theming' => array( 'position' => 'middle_left' ) ) ) );
		self::assertSame( 'middle_left', $this->manifest()->at( 'surveys.0.look.position' ) );
		for ( $i = 0; $i < 20; ++$i ) {
			$this->aSurvey();
		}

		self::assertSame( 'bottom_right', $this->manifest( "?inline[]=$old->id" )->at( 'surveys.20.look.position' ) );
	}

	public function test_buttons_use_the_text_of_the_survey_or_else_of_the_site(): void {
		Plugin::get( SaveSettings::class )->run( array( 'skip_text' => 'Later' ) );
		$this->aSurvey( array( 'settings' => array( 'theming' => array( 'next_text' => 'Onwards' ) ) ) );

		$manifest = $this->manifest();

		self::assertSame(
			array( 'Later', 'Onwards' ),
			array( $manifest->at( 'surveys.0.look.skip' ), $manifest->at( 'surveys.0.look.next' ) )
		);
	}

	public function test_option_icons_are_sent_as_paths_and_only_when_used(): void {
		$this->withPlan( Plan::PLUS, Addon::QUESTION_TYPES );
		$icon   = static fn( string $name ): array => array(
			'label' => "The $name",
			'icon'  => array(
				'style' => 'outline',
				'name'  => $name,
			),
		);
		$choice = array(
			'config'   => array( 'options' => array( $icon( 'sun' ), $icon( 'no-such-icon' ) ) ),
			'settings' => array(
				'icon_color' => '#C00',
				'icon_size'  => 'large',
			),
		);
		$this->aSurvey( array( 'questions' => array( self::aQuestion( 'icon-choice', $choice ), self::aQuestion() ) ) );

		$manifest = $this->manifest();
		$sun      = $manifest->at( 'surveys.0.questions.0.icons.0' );

		self::assertIsString( $sun );
		self::assertMatchesRegularExpression( '/^M[\d .]+/', $sun );
		self::assertSame( '', $manifest->at( 'surveys.0.questions.0.icons.1' ) );
		self::assertSame(
			array( '#cc0000', 24 ),
			array( $manifest->at( 'surveys.0.questions.0.icon_color' ), $manifest->at( 'surveys.0.questions.0.icon_size' ) )
		);
		self::assertSame(
			array( array(), array() ),
			array( $manifest->at( 'surveys.0.questions.0.images' ), $manifest->at( 'surveys.0.questions.1.icons' ) )
		);
	}

	public function test_shuffles_options_and_asks_for_comments_only_if_the_edition_includes_it(): void {
		$extras = array(
			'settings' => array(
				'randomize'   => true,
				'comment_box' => true,
			),
		);
		$asked  = fn(): array => array(
			$this->manifest()->at( 'surveys.0.questions.0.randomize' ),
			$this->manifest()->at( 'surveys.0.questions.0.comment_box' ),
		);
		$this->withPlan( Plan::PLUS, Addon::QUESTION_TYPES );
		$this->aSurvey( array( 'questions' => array( self::aQuestion( 'radio-button', $extras ) ) ) );
		self::assertSame( array( true, true ), $asked() );

		$this->withPlan( Plan::PLUS );
		self::assertSame( array( false, false ), $asked() );
	}

	public function test_each_toggle_icon_has_its_own_drawing(): void {
		$this->withPlan( Plan::PRO, Addon::BRANDING );
		$paths = array();
		foreach ( ThemingShape::ICONS as $icon ) {
			$this->aSurvey( array( 'settings' => array( 'theming' => array( 'widget_toggle_icon' => $icon ) ) ) );
			$path = $this->manifest()->at( 'surveys.0.look.icon' );
			self::assertIsString( $path );
			self::assertMatchesRegularExpression( '/^M[-\d. A-Za-z]+$/', $path );
			$paths[] = $path;
		}

		self::assertCount( 9, array_unique( $paths ) );
	}

	/**
	 * @param array<string, string> $theming
	 * @return array{string, string} the style on a dark page, and on a light one.
	 */
	private function style( array $theming ): array {
		$this->aSurvey( array( 'settings' => array( 'theming' => $theming ) ) );
		$manifest = $this->manifest();
		return array( $this->text( $manifest, 'dark' ), $this->text( $manifest, 'style' ) );
	}

	private function text( RestAnswer $manifest, string $name ): string {
		$text = $manifest->at( "surveys.0.look.$name" );
		self::assertIsString( $text );
		return $text;
	}

	/** @return list<mixed> */
	private function looks( RestAnswer $manifest ): array {
		return array_map(
			static fn( string $name ): mixed => $manifest->at( "surveys.0.look.$name" ),
			array( 'label', 'logo', 'minimized', 'position', 'skip' )
		);
	}

	private function manifest( string $query = '' ): RestAnswer {
		$answer = $this->asVisitor()->request( 'GET', "widget/manifest$query" );
		$this->assertStatus( 200, $answer );
		return $answer;
	}
}
