<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Settings\Theme\DownloadedFonts;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Servers\FontServer;
use UserFeedback\Widget\Fonts\FontDownloadHooks;
use UserFeedback\Widget\Fonts\FontError;
use UserFeedback\Widget\Fonts\FontErrorRepository;
use UserFeedback\Widget\Fonts\MissingFontsNotice;

/** When catalog fonts are downloaded to the site, and what visitors get until then. */
final class FontFilesTest extends RestTestCase {

	private const LORA = array(
		'family' => 'Lora',
		'weight' => '400',
	);

	private FontServer $service;

	protected function setUp(): void {
		parent::setUp();
		DownloadedFonts::remove();
		$this->withPlan( Plan::PRO, Addon::BRANDING );
		$this->stopClockAt( '2026-11-24T09:00:00Z' );
		$this->service = new FontServer();
		$this->service->connect();
		wp_clear_scheduled_hook( FontDownloadHooks::EVENT );
		delete_option( FontErrorRepository::OPTION );
	}

	protected function tearDown(): void {
		$this->service->stop();
		DownloadedFonts::remove();
		wp_clear_scheduled_hook( FontDownloadHooks::EVENT );
		parent::tearDown();
	}

	public function test_saving_a_survey_contacts_no_service_and_cron_downloads_its_fonts(): void {
		$this->survey();
		self::assertSame( array( '', '' ), $this->drawn() );
		self::assertSame( array(), $this->service->asked() );
		self::assertSame( Plugin::get( Clock::class )->now()->getTimestamp(), wp_next_scheduled( FontDownloadHooks::EVENT ) );
		$told = did_action( 'userfeedback_surveys_changed' );

		do_action( FontDownloadHooks::EVENT );

		[ $style, $stylesheet ] = $this->drawn();
		self::assertStringEndsWith( '--font:"Lora";--weight:400', $style );
		self::assertSame( home_url(), substr( $stylesheet, 0, strlen( home_url() ) ), 'A visitor is sent elsewhere.' );
		self::assertSame( $told + 1, did_action( 'userfeedback_surveys_changed' ), 'Pages that are kept show the old letters.' );
		$asked = count( $this->service->asked() );
		do_action( FontDownloadHooks::EVENT );
		self::assertCount( $asked, $this->service->asked() );
		self::assertSame( $told + 1, did_action( 'userfeedback_surveys_changed' ) );
	}

	public function test_a_failed_font_is_retried_with_growing_delays_and_its_reason_is_shown(): void {
		$this->service->does( 'lying' );
		$this->survey();
		do_action( FontDownloadHooks::EVENT );
		self::assertSame( array( '', '' ), $this->drawn() );
		$asked = count( $this->service->asked() );
		self::assertSame( 300, self::waits() );
		do_action( FontDownloadHooks::EVENT );
		self::assertCount( $asked, $this->service->asked(), 'It did not wait.' );

		$told = $this->asRoleWith( Permission::EDIT )->request( 'GET', 'notifications' );
		self::assertSame( 'Font not downloaded yet', $told->at( 'notifications.0.title' ) );
		$content = $told->at( 'notifications.0.content' );
		self::assertIsString( $content );
		self::assertStringStartsWith( 'Couldn’t download Lora 400. The font service returned a file that isn’t a font.', $content );

		$this->stopClockAt( '2026-11-24T09:05:00Z' );
		do_action( FontDownloadHooks::EVENT );
		self::assertSame( 1800, self::waits() );

		$this->service->does( 'good' );
		$this->stopClockAt( '2026-11-24T09:35:00Z' );
		do_action( FontDownloadHooks::EVENT );
		self::assertNotSame( '', $this->drawn()[1] );
		self::assertFalse( get_option( FontErrorRepository::OPTION ) );
		self::assertSame( array(), $this->asRoleWith( Permission::EDIT )->request( 'GET', 'notifications' )->items( 'notifications' ) );
	}

	public function test_each_cause_is_reported_with_its_fonts(): void {
		$failed = static fn( FontError $why ): array => array( 'trouble' => $why, 'tries' => 1, 'next' => 1_795_510_800 );
		$fonts  = new FontErrorRepository();
		$fonts->save(
			array(
				'Lora 400'  => $failed( FontError::NO_FONT ),
				'Inter 700' => $failed( FontError::TOO_LARGE ),
				'Inter 400' => $failed( FontError::NO_FONT ),
			)
		);
		$this->asRoleWith( Permission::EDIT );
		$content = ( new MissingFontsNotice( $fonts ) )->messages()[0]->toArray()['content'];
		self::assertIsString( $content );

		self::assertStringStartsWith(
			'Couldn’t download Inter 400, Lora 400. The font service returned a file that isn’t a font. '
				. 'Couldn’t download Inter 700. This font is too large to store on your site. Until then, ',
			$content
		);
	}

	public function test_the_font_of_new_surveys_is_downloaded_and_unused_fonts_are_deleted(): void {
		$this->asRoleWith( Permission::SETTINGS )->request(
			'POST',
			'settings',
			array( 'settings' => array( 'widget_font' => self::LORA ) )
		);
		self::assertNotFalse( wp_next_scheduled( FontDownloadHooks::EVENT ) );
		do_action( FontDownloadHooks::EVENT );
		self::assertSame( array( 400 ), DownloadedFonts::weights( 'Lora' ) );

		$none = array( 'family' => '', 'weight' => '' );
		$this->request( 'POST', 'settings', array( 'settings' => array( 'widget_font' => $none ) ) );
		do_action( FontDownloadHooks::EVENT );
		self::assertSame( array( 400 ), DownloadedFonts::weights( 'Lora' ), 'A page of a cache may still show it.' );
		$monthAgo = Plugin::get( Clock::class )->now()->getTimestamp() - 31 * DAY_IN_SECONDS;
		touch( wp_upload_dir()['basedir'] . '/userfeedback/fonts/lora', $monthAgo );
		do_action( FontDownloadHooks::EVENT );
		self::assertSame( array(), DownloadedFonts::weights( 'Lora' ) );
	}

	public function test_nothing_is_downloaded_without_the_add_on_or_for_trashed_surveys(): void {
		$survey = $this->survey();
		$this->withPlan( Plan::LITE );
		do_action( FontDownloadHooks::EVENT );
		$this->withPlan( Plan::PRO, Addon::BRANDING );
		$this->asRoleWith( Permission::DELETE )->request( 'POST', 'surveys/trash', array( 'survey_ids' => array( $survey ) ) );
		do_action( FontDownloadHooks::EVENT );
		self::assertSame( array(), $this->service->asked() );
	}

	public function test_the_picker_downloads_a_font_and_reports_the_result(): void {
		$offered = $this->asRoleWith( Permission::EDIT )->request( 'GET', 'fonts?search=lora' );
		self::assertSame( array(), self::kept( $offered ) );
		self::assertSame( array(), $this->service->asked(), 'Somebody was asked before anything was chosen.' );

		$this->service->does( 'broken' );
		$failed = $this->request( 'POST', 'fonts', self::LORA );
		$this->assertStatus( 200, $failed );
		self::assertFalse( $failed->at( 'is_kept' ) );
		self::assertSame( 'The font service returned an error.', $failed->at( 'message' ) );

		$this->service->does( 'good' );
		self::assertTrue( $this->request( 'POST', 'fonts', self::LORA )->at( 'is_kept' ) );
		self::assertSame( array( 400 ), self::kept( $this->request( 'GET', 'fonts?search=lora' ) ) );

		$unknown = $this->request( 'POST', 'fonts', array( 'family' => '../../x', 'weight' => '400' ) );
		$this->assertStatus( 400, $unknown );
		$this->withPlan( Plan::LITE );
		$this->assertStatus( 403, $this->asRoleWith( Permission::EDIT )->request( 'POST', 'fonts', self::LORA ) );
	}

	private static function kept( RestAnswer $fonts ): mixed {
		return $fonts->column( 'items', 'kept', 'family' )['Lora'] ?? null;
	}

	/**
	 * Returns the seconds until a retry.
	 *
	 * @phpstan-impure
	 */
	private static function waits(): int {
		return (int) wp_next_scheduled( FontDownloadHooks::EVENT ) - Plugin::get( Clock::class )->now()->getTimestamp();
	}

	private function survey(): int {
		return $this->aSurvey( array( 'settings' => array( 'theming' => array( 'font' => self::LORA ) ) ) )->id;
	}

	/** @return array{string, string} style and stylesheet of the newest survey. */
	private function drawn(): array {
		$manifest = $this->asVisitor()->request( 'GET', 'widget/manifest' );
		$parts    = array( $manifest->at( 'surveys.0.look.style' ), $manifest->at( 'surveys.0.look.stylesheet' ) );
		self::assertContainsOnly( 'string', $parts );
		/** @var array{string, string} $parts */
		return $parts;
	}
}
