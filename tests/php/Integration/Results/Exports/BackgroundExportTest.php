<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results\Exports;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Results\Exports\Files\ExportFolder;
use UserFeedback\Results\Exports\Jobs\ContinueExport;
use UserFeedback\Results\Exports\Jobs\Export;
use UserFeedback\Results\Exports\Jobs\ExportRepository;
use UserFeedback\Results\Exports\Jobs\ExportState;
use UserFeedback\Results\Exports\Jobs\FindExportFile;
use UserFeedback\Tests\Support\Cases\ExportTestCase;
use UserFeedback\Tests\Support\Cases\Workbook;

/** Long files: written piece by piece by any request, and interrupted anywhere. */
final class BackgroundExportTest extends ExportTestCase {

	/** @dataProvider formats */
	public function test_a_killed_worker_leaves_no_trace_in_the_file( string $format ): void {
		$this->respondMany( 4_500 );
		$id = $this->start( array( 'format' => $format ) );

		$this->work( $id );
		$place = $this->export( $id )->cursor;
		self::assertGreaterThan( 1_000, $place->bytes );
		self::assertSame( 2_000, $this->export( $id )->done );

		// Killed after writing and before recording it: the file has half an extra page, and the lease is still held.
		$path = ( new ExportFolder() )->of( $this->export( $id )->file );
		file_put_contents( $path, random_bytes( 7_000 ), FILE_APPEND );
		self::assertTrue( Plugin::get( ExportRepository::class )->take( $id, str_repeat( 'a', 32 ) ) );
		$this->work( $id );
		self::assertEquals( $place, $this->export( $id )->cursor, 'Another worked at it meanwhile.' );

		$this->stopClockAt( '2026-11-23T10:01:01Z' );
		$this->respond( $this->survey, array( 'Later than the export' ) );
		$this->work( $id );
		$this->work( $id );
		self::assertSame( array( ExportState::DONE, 4_500 ), array( $this->export( $id )->state, $this->export( $id )->done ) );

		self::assertSame( md5( $this->atOnce( $format ) ), md5_file( $path ) );
	}

	/** @return array<string, array{string}> */
	public static function formats(): array {
		return array( 'CSV' => array( 'csv' ), 'XLSX' => array( 'xlsx' ) );
	}

	public function test_a_waiting_user_sees_the_progress_and_gets_each_response_once(): void {
		$this->respondMany( 2_100 );
		$id = $this->start( array( 'format' => 'xlsx' ) );
		self::assertSame( array( 'waiting', 0, 2_100, null ), $this->told( $id, 'GET' ) );

		$this->work( $id );
		self::assertSame( array( 'running', 2_000, 2_100, null ), $this->told( $id, 'GET' ) );

		$told = $this->told( $id, 'POST' );
		self::assertSame( array( 'done', 2_100, 2_100 ), array_slice( $told, 0, 3 ) );
		self::assertStringContainsString( "page=userfeedback_exports&export=$id&_wpnonce=", is_string( $told[3] ) ? $told[3] : '' );

		[ $file, $name ] = Plugin::get( FindExportFile::class )->run( get_current_user_id(), array( 'export' => (string) $id ) );
		self::assertSame( "userfeedback-{$this->survey->id}-what-do-you-think-responses-all-until-2026-11-23.xlsx", $name );
		$rows = Workbook::read( self::files()[0] )['Responses'];
		self::assertCount( 2_100, array_unique( array_column( array_slice( $rows, 1 ), 0 ) ) );
		self::assertSame( md5_file( self::files()[0] ), md5( (string) stream_get_contents( $file ) ) );
	}

	public function test_cron_finishes_an_export_without_a_waiting_user(): void {
		$this->respondMany( 2_100 );
		$id = $this->start();
		self::assertNotFalse( wp_next_scheduled( 'userfeedback_export' ) );
		wp_set_current_user( 0 );

		do_action( 'userfeedback_export' );

		self::assertSame( ExportState::DONE, $this->export( $id )->state );
	}

	public function test_an_edit_of_the_survey_restarts_the_export(): void {
		$this->respondMany( 2_100 );
		$id = $this->start();
		$this->work( $id );
		Plugin::get( Db::class )->write( 'UPDATE {surveys} SET version = version + 1 WHERE id = %d', array( $this->survey->id ) );
		wp_cache_flush();

		$this->work( $id );
		self::assertSame( 2_000, $this->export( $id )->done );
		$this->work( $id );
		self::assertSame( $this->atOnce( 'csv' ), file_get_contents( self::files()[0] ) );
	}

	public function test_a_missing_file_is_reported_as_failed(): void {
		$this->respondMany( 2_100 );
		$id = $this->start();
		$this->work( $id );
		unlink( self::files()[0] );

		$this->work( $id );

		self::assertSame( 'failed', $this->told( $id, 'GET' )[0] );
		$this->start(); // And another export can start.
	}

	public function test_fifty_thousand_responses_need_no_more_memory_than_a_page(): void {
		$this->respondMany( 50_000 );
		$id = $this->start( array( 'format' => 'xlsx' ) );
		$this->work( $id );
		$before = memory_get_peak_usage();

		Plugin::get( ContinueExport::class )->run( $id, 300.0 );

		self::assertSame( array( ExportState::DONE, 50_000 ), array( $this->export( $id )->state, $this->export( $id )->done ) );
		self::assertLessThan( 16 * 1024 * 1024, memory_get_peak_usage() - $before );
	}

	/** One page. */
	private function work( int $id ): void {
		Plugin::get( ContinueExport::class )->run( $id, 0.0 );
	}

	private function export( int $id ): Export {
		$export = Plugin::get( ExportRepository::class )->find( $id );
		self::assertNotNull( $export );
		return $export;
	}

	/** @return list<mixed> */
	private function told( int $id, string $method ): array {
		$answer = $this->request( $method, "exports/$id" );
		$this->assertStatus( 200, $answer );
		return array( $answer->at( 'state' ), $answer->at( 'done' ), $answer->at( 'total' ), $answer->at( 'url' ) );
	}

	/** Returns the same file, written in one go, without later responses. */
	private function atOnce( string $format ): string {
		Plugin::get( Db::class )->write( "DELETE FROM {responses} WHERE answers LIKE '%%Later than%%'" );
		[ $file ] = Plugin::get( FindExportFile::class )->run( 1, array( 'survey_id' => (string) $this->survey->id, 'format' => $format ) );
		return (string) stream_get_contents( $file );
	}
}
