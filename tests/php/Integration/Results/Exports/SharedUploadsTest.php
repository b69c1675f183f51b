<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results\Exports;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\ErrorMapper;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Plugin;
use UserFeedback\Results\Exports\Jobs\ContinueExport;
use UserFeedback\Results\Exports\Jobs\FindExportFile;
use UserFeedback\Results\Exports\Jobs\SharedUploadsHealth;
use UserFeedback\Settings\Theme\DownloadedFonts;
use UserFeedback\Tests\Support\Cases\ExportTestCase;
use UserFeedback\Widget\Fonts\FontDownloadHooks;

/** A server without the files that another server wrote, because they don't share their uploads folders. */
final class SharedUploadsTest extends ExportTestCase {

	protected function tearDown(): void {
		DownloadedFonts::remove();
		parent::tearDown();
	}

	public function test_site_health_is_good_while_no_file_is_missing(): void {
		self::assertSame( 'good', $this->health()['status'] );
		$this->start();
		self::assertSame( 'good', $this->health()['status'], 'It has no file yet.' );
		$this->exported();
		self::assertSame( 'good', $this->health()['status'] );
	}

	public function test_a_missing_export_is_reported_in_site_health_and_at_the_download(): void {
		$id = $this->exported();
		unlink( self::files()[0] );

		self::assertSame( 'recommended', $this->health()['status'] );
		self::assertStringContainsString( 'The file of 1 export is missing.', $this->health()['description'] );
		try {
			Plugin::get( FindExportFile::class )->run( get_current_user_id(), array( 'export' => (string) $id ) );
			self::fail( 'There is no file.' );
		} catch ( RequestError $missing ) {
			self::assertStringContainsString( 'isn’t on this server', ( new ErrorMapper() )->toArray( $missing )['message'] );
		}
	}

	public function test_a_started_export_fails_without_a_warning_on_a_server_without_its_folder(): void {
		$this->respondMany( 2_100 );
		$id = $this->start();
		Plugin::get( ContinueExport::class )->run( $id, 0.0 );
		$folder = dirname( self::files()[0] );
		self::assertTrue( rename( $folder, "$folder-elsewhere" ) );

		$this->request( 'POST', "exports/$id" );

		self::assertSame( 'failed', $this->request( 'GET', "exports/$id" )->at( 'state' ) );
		self::assertStringContainsString( 'The file of 1 export is missing.', $this->health()['description'] );
	}

	public function test_a_font_is_reported_as_missing_unless_its_download_is_due(): void {
		$this->aSurvey( array( 'settings' => array( 'theming' => array( 'font' => array( 'family' => 'Lora', 'weight' => '400' ) ) ) ) );
		self::assertSame( 'good', $this->health()['status'], 'It is about to be downloaded.' );

		wp_clear_scheduled_hook( FontDownloadHooks::EVENT );
		wp_schedule_event( $this->now() + HOUR_IN_SECONDS, 'daily', FontDownloadHooks::EVENT );
		self::assertStringContainsString( 'fonts are missing: Lora 400.', $this->health()['description'] );

		DownloadedFonts::put( 'Lora', '400.css', '' );
		self::assertSame( 'good', $this->health()['status'] );
	}

	private function exported(): int {
		$this->respondMany( 3 );
		$list = $this->request( 'GET', "surveys/{$this->survey->id}/exports" )->column( 'exports', 'id' );
		$id   = $list[0] ?? $this->start();
		self::assertIsInt( $id );
		Plugin::get( ContinueExport::class )->run( $id, 9.0 );
		return $id;
	}

	private function now(): int {
		return Plugin::get( Clock::class )->now()->getTimestamp();
	}

	/** @return array{status: string, description: string, ...} */
	private function health(): array {
		return Plugin::get( SharedUploadsHealth::class )->check()->toArray( SharedUploadsHealth::TEST );
	}
}
