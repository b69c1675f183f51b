<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results\Exports;

use Closure;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Plugin;
use UserFeedback\Results\Exports\ExportDownloadHooks;
use UserFeedback\Results\Exports\Jobs\ExportRepository;
use UserFeedback\Results\Exports\Jobs\FindExportFile;
use UserFeedback\Surveys\Lifecycle\SurveyDataRepository;
use UserFeedback\Tests\Support\Cases\ExportTestCase;
use UserFeedback\Tests\Support\Cases\Halted;

/** A file is only for the user who requested it, while they have permission, and for one day. */
final class OwnExportsTest extends ExportTestCase {

	public function test_another_user_cannot_see_the_export(): void {
		$id = $this->done();
		self::assertSame( array( $id ), $this->listed() );

		$this->asRoleWith( Permission::VIEW );
		self::assertSame( array(), $this->listed() );
		foreach ( array( 'GET', 'POST', 'DELETE' ) as $method ) {
			$this->assertNotFound( $this->request( $method, "exports/$id" ) );
		}
		$this->expectException( RequestError::class );
		$this->fetch( $id );
	}

	public function test_an_export_is_not_listed_for_another_survey(): void {
		$this->done();
		$this->survey = $this->aSurvey();
		self::assertSame( array(), $this->listed() );
		$this->assertNotFound( $this->request( 'GET', 'surveys/999999/exports' ) );
		$this->assertNotFound( $this->request( 'POST', 'surveys/999999/exports', array() ) );
	}

	public function test_exports_require_the_permission(): void {
		$id = $this->done();
		$this->asRoleWith( Permission::EDIT );
		$this->assertForbidden( $this->request( 'GET', "exports/$id" ) );
		$this->assertForbidden( $this->request( 'POST', "surveys/{$this->survey->id}/exports", array() ) );
	}

	public function test_the_free_plan_gets_an_upgrade_hint(): void {
		$id = $this->done();
		$this->withPlan( Plan::LITE );
		$answer = $this->request( 'POST', "surveys/{$this->survey->id}/exports", array() );
		$this->assertStatus( 403, $answer );
		self::assertSame( 'export', $answer->at( 'data.upgrade.feature' ) );

		$this->expectException( RequestError::class );
		$this->expectExceptionMessage( 'export needs the ' );
		$this->fetch( $id );
	}

	public function test_only_one_export_runs_at_a_time(): void {
		$id     = $this->start();
		$answer = $this->request( 'POST', "surveys/{$this->survey->id}/exports", array() );
		$this->assertStatus( 409, $answer );
		self::assertSame( 'userfeedback_export_running', $answer->at( 'code' ) );
		self::assertCount( 1, $this->folders() );

		$this->assertStatus( 204, $this->request( 'DELETE', "exports/$id" ) );
		self::assertSame( array(), $this->folders() );
		$this->start();
	}

	public function test_an_export_expires_after_a_day(): void {
		$id = $this->done();
		$this->stopClockAt( '2026-11-24T10:00:01Z' );
		self::assertSame( array(), $this->listed() );
		$this->assertNotFound( $this->request( 'GET', "exports/$id" ) );

		do_action( 'userfeedback_export' );
		self::assertSame( array(), $this->folders() );
		self::assertNull( Plugin::get( ExportRepository::class )->find( $id ) );
	}

	public function test_deleting_the_account_deletes_the_export(): void {
		$this->done();
		do_action( 'deleted_user', get_current_user_id() );
		self::assertSame( array( array(), array() ), array( $this->folders(), $this->listed() ) );
	}

	public function test_deleting_the_survey_deletes_the_export(): void {
		$id = $this->done();
		( new SurveyDataRepository( Plugin::get( Db::class ) ) )->deleteOf( array( $this->survey->id ) );
		$this->assertNotFound( $this->request( 'GET', "exports/$id" ) );

		do_action( 'userfeedback_recount' );
		self::assertSame( array(), $this->folders() );
	}

	public function test_the_folder_of_an_export_is_protected(): void {
		$this->done();
		$folder = dirname( self::files()[0] );
		self::assertMatchesRegularExpression( '#/userfeedback-exports/[0-9a-f]{32}/[0-9a-f]{32}\.csv$#', self::files()[0] );
		foreach ( array( $folder, dirname( $folder ) ) as $closed ) {
			self::assertStringContainsString( 'Require all denied', (string) file_get_contents( "$closed/.htaccess" ) );
			self::assertFileExists( "$closed/index.php" );
		}
	}

	public function test_the_page_refuses_requests_without_a_link_of_the_current_login(): void {
		add_filter(
			'wp_die_handler',
			static fn(): Closure => static fn( mixed $said, mixed $title, mixed $more ) => throw new Halted(
				(
					is_array( $more ) && is_int( $more['response'] ?? null ) ? $more['response'] : 0
				) . ( is_string( $said ) ? " $said" : '' )
			)
		);
		$page  = new ExportDownloadHooks( Plugin::get( FindExportFile::class ) );
		$nonce = wp_create_nonce( 'userfeedback_exports' );
		$told  = array();
		$this->asRoleWith( Permission::VIEW );
		foreach ( array( '', 'x', $nonce, wp_create_nonce( 'wp_rest' ) ) as $sent ) {
			$told[] = $this->halted( $page, array( '_wpnonce' => $sent, 'survey_id' => (string) $this->survey->id ) );
		}
		self::assertSame( array( '403 This link has expired. Go back and export again.' ), array_unique( $told ) );

		$own = array( '_wpnonce' => wp_create_nonce( 'userfeedback_exports' ) );
		self::assertStringStartsWith( '404 ', $this->halted( $page, $own + array( 'survey_id' => '999999' ) ) );
		self::assertStringStartsWith(
			'400 report: ',
			$this->halted( $page, $own + array( 'survey_id' => (string) $this->survey->id, 'report' => '<b>' ) )
		);
		$this->asRoleWith( Permission::EDIT );
		self::assertStringStartsWith( '403 Sorry', $this->halted( $page, $own ) );
	}

	/** @param array<string, string> $query */
	private function halted( ExportDownloadHooks $page, array $query ): string {
		$_GET = $query;
		try {
			$page->answer();
			self::fail( 'Nothing was told.' );
		} catch ( Halted $halted ) {
			return $halted->getMessage();
		} finally {
			$_GET = array();
		}
	}

	private function done(): int {
		$this->respondMany( 3 );
		$id = $this->start();
		self::assertSame( 'done', $this->request( 'POST', "exports/$id" )->at( 'state' ) );
		return $id;
	}

	/** @return list<mixed> */
	private function listed(): array {
		$exports = $this->request( 'GET', "surveys/{$this->survey->id}/exports" )->at( 'exports' );
		self::assertIsArray( $exports );
		return array_column( $exports, 'id' );
	}

	private function fetch( int $id ): void {
		Plugin::get( FindExportFile::class )->run( get_current_user_id(), array( 'export' => (string) $id ) );
	}

	/** @return list<string> */
	private function folders(): array {
		$found = glob( wp_upload_dir( null, false )['basedir'] . '/userfeedback-exports/*', GLOB_ONLYDIR );
		return false === $found ? array() : $found;
	}
}
