<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries;

use UserFeedback\Deliveries\GoogleSheets\Connect\ConnectionRepository;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Settings\Saving\SaveSettings;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Google\GoogleServer;
use UserFeedback\Tests\Support\Google\WithGoogle;
use UserFeedback\Tests\Support\Processes\Worker;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** Workers that are killed, and several at once. Data is committed, so this test cleans up by itself. */
final class InterruptedSheetsTest extends ServedCollector {

	use WithGoogle;

	/** @var array<mixed> */
	private array $users = array();

	protected function setUp(): void {
		parent::setUp();
		$this->withClient();
		self::assertStringEndsWith( 'google=connected', $this->connect() );
		$this->users[] = get_current_user_id();
	}

	protected function tearDown(): void {
		foreach ( array_filter( $this->users, 'is_int' ) as $id ) {
			wp_delete_user( $id );
		}
		( new ConnectionRepository( Plugin::get( Db::class ) ) )->delete();
		Plugin::get( SaveSettings::class )->run( array( 'google_client_id' => '', 'google_client_secret' => '' ) );
		Plugin::get( Db::class )->write( 'DELETE FROM {rate_limits} WHERE survey_id = 0' );
		wp_clear_scheduled_hook( 'userfeedback_deliver' );
		parent::tearDown();
	}

	public function test_a_worker_killed_before_writing_its_rows_leaves_each_response_once(): void {
		$survey = $this->aStoredSheetSurvey();
		$ids    = array_map( fn(): int => $this->respond( $survey, array( 'Yes' ) ), range( 1, 300 ) );
		Plugin::get( ResponseProcessor::class )->run();

		self::assertSame( SIGKILL, $this->worker( 'die' ) );
		self::assertSame( 100, $this->placed() );
		self::assertCount( 0, $this->ids() );

		$this->worker( 'deliver' ); // Another worker, while the first may be alive: doesn't take its rows.
		$later = $this->respond( $survey, array( 'No' ) );
		foreach ( array( 400, 1_000, 2_000, 6_000 ) as $seconds ) {
			$this->stopClockAt( gmdate( 'c', time() + $seconds ) );
			$this->work();
		}
		self::assertSame( array( ...$ids, $later ), $this->sortedIds() );
		self::assertCount( 301, $this->jobs( 'delivered' ) );
	}

	public function test_workers_on_one_spreadsheet_take_turns_and_none_writes_twice(): void {
		$survey = $this->aStoredSheetSurvey();
		$ids    = array_map( fn(): int => $this->respond( $survey, array( 'Yes' ) ), range( 1, 300 ) );
		Plugin::get( ResponseProcessor::class )->run();
		$this->google->plan( '~^POST /drive/v3/files~', 'hang', array( 'milliseconds' => 600, 'times' => 4 ) );
		$this->google->plan( '~values:batchUpdate~', 'hang', array( 'milliseconds' => 400, 'times' => 3 ) );

		$workers = array_map( fn(): Worker => $this->start( 'deliver' ), range( 1, 4 ) );
		foreach ( $workers as $worker ) {
			$worker->end();
		}
		foreach ( array( 60, 200, 400 ) as $seconds ) {
			$this->stopClockAt( gmdate( 'c', time() + $seconds ) );
			$this->work();
		}
		self::assertSame( $ids, $this->sortedIds() );
		self::assertCount( 1, $this->google->spreadsheets() );
		self::assertCount( 300, $this->jobs( 'delivered' ) );
	}

	public function test_of_several_workers_that_need_a_new_token_one_fetches_it(): void {
		( new ConnectionRepository( Plugin::get( Db::class ) ) )->deleteToken();
		$this->google->plan( '~^POST /token~', 'hang', array( 'milliseconds' => 800 ) );

		$workers = array_map( fn(): Worker => $this->start( 'token' ), range( 1, 4 ) );
		foreach ( $workers as $worker ) {
			self::assertSame( "ready\n", $worker->line() );
		}
		foreach ( $workers as $worker ) {
			$worker->tell( "go\n" );
		}
		$tokens = array_map( static fn( Worker $worker ): string => trim( $worker->line() ), $workers );
		foreach ( $workers as $worker ) {
			self::assertSame( 0, $worker->end()->signal );
		}
		self::assertCount( 1, array_unique( $tokens ) );
		self::assertArrayHasKey( $tokens[0], $this->google->state()['access'] );
		self::assertSame( 1, $this->google->state()['refreshes'] );
	}

	private function aStoredSheetSurvey(): Survey {
		return $this->aStoredSurvey( array( 'settings' => array( 'google_drive' => array( 'enable' => true ) ) ) );
	}

	/** @return list<mixed> */
	private function sortedIds(): array {
		$ids = $this->ids();
		sort( $ids );
		return $ids;
	}

	private function placed(): int {
		return (int) Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {sheet_rows} WHERE is_written = 0' );
	}

	/** @return int the signal that ended it. */
	private function worker( string $does ): int {
		return $this->start( $does )->end()->signal;
	}

	private function start( string $does ): Worker {
		return Worker::start( 'Processes/google-worker.php', $this->google->url, $does );
	}
}
