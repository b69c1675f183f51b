<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use ArrayObject;
use RuntimeException;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Hooks;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\CounterRepository;
use UserFeedback\Responses\Counting\OldestPendingQuery;
use UserFeedback\Responses\Counting\Recount\CountingHealth;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;
use UserFeedback\Responses\Counting\Recount\RecountAllSurveys;
use UserFeedback\Responses\Counting\Recount\RecountCommand;
use UserFeedback\Responses\Counting\Recount\RecountHooks;
use UserFeedback\Responses\Counting\Recount\RecountLog;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Surveys\Lifecycle\SurveyDataRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Made\Responding;

final class NightlyRecountTest extends SiteTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		wp_unschedule_hook( NightlyRecount::EVENT );
		wp_unschedule_hook( NightlyRecount::NEXT );
	}

	public function test_an_admin_screen_schedules_the_nightly_recount_once_in_the_time_zone_of_the_site(): void {
		update_option( 'timezone_string', 'Asia/Tokyo' );

		$nightly = new NightlyRecount( $this->all(), Plugin::get( Clock::class ) );
		$nightly->schedule();
		$first = wp_next_scheduled( NightlyRecount::EVENT );
		$nightly->schedule();

		self::assertIsInt( $first );
		self::assertSame( $first, wp_next_scheduled( NightlyRecount::EVENT ) );
		self::assertSame( 'daily', wp_get_schedule( NightlyRecount::EVENT ) );
		self::assertGreaterThanOrEqual( strtotime( '2026-11-22T02:00:00+09:00' ), $first );
		self::assertLessThanOrEqual( strtotime( '2026-11-22T04:00:00+09:00' ), $first );
	}

	public function test_the_nightly_event_fixes_every_survey_and_reports_what_it_found(): void {
		$surveys = array( $this->broken(), $this->broken(), $this->answered() );

		do_action( NightlyRecount::EVENT );

		foreach ( $surveys as $survey ) {
			self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
		}
		self::assertSame( 2, ( new RecountLog() )->found() );
		self::assertSame( strtotime( '2026-11-21T12:00:00Z' ), ( new RecountLog() )->finishedAt() );
		self::assertFalse( wp_next_scheduled( NightlyRecount::NEXT ) );
		do_action( NightlyRecount::EVENT );
		self::assertSame( 0, ( new RecountLog() )->found() );
	}

	public function test_a_recount_out_of_time_schedules_its_continuation(): void {
		$this->answered();
		$this->answered();
		$nightly = new NightlyRecount( $this->all(), Plugin::get( Clock::class ), 0.0 );

		$nightly->recount();

		self::assertNotFalse( wp_next_scheduled( NightlyRecount::NEXT ) );
		self::assertNull( ( new RecountLog() )->finishedAt() );
		do_action( NightlyRecount::NEXT );
		self::assertNotNull( ( new RecountLog() )->finishedAt() );
	}

	public function test_the_recount_is_scheduled_on_admin_screens(): void {
		wp_clear_scheduled_hook( NightlyRecount::EVENT );
		remove_all_actions( 'admin_init' ); // Core's callbacks would check for updates.
		Hooks::addTo( Plugin::get( RecountHooks::class ) );

		do_action( 'admin_init' );

		self::assertNotFalse( wp_next_scheduled( NightlyRecount::EVENT ) );
	}

	public function test_a_recount_out_of_time_continues_with_the_survey_after_the_last(): void {
		$this->answered();
		$this->broken();
		$last = $this->broken();
		$log  = new RecountLog();
		$all  = $this->all();

		$goes = 1;
		while ( ! $all->recount( 0.0 ) ) {
			self::assertNull( $log->finishedAt() );
			self::assertLessThan( 100, ++$goes );
		}

		self::assertGreaterThan( 3, $goes );
		self::assertSame( array( 0, 2 ), array( $log->after(), $log->found() ) );
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $last->id ) );
	}

	/** Bug: a survey too large for PHP's time limit was restarted each night, and no survey after it was ever recounted. */
	public function test_a_killed_recount_continues_with_the_next_survey(): void {
		$killed = $this->broken();
		$other  = $this->broken();
		$counts = '/FROM ' . Plugin::get( Db::class )->table( 'daily' ) . "\s+WHERE survey_id = $killed->id\\b/";
		$kill   = static fn( string $sql ): string => 1 === preg_match( $counts, $sql ) ? throw new RuntimeException( 'Killed.' ) : $sql;
		$all    = $this->all();
		add_filter( 'query', $kill );
		try {
			while ( ! $all->recount( 0.0 ) ) {
				continue;
			}
			self::fail( 'Nothing was killed.' );
		} catch ( RuntimeException $end ) {
			self::assertSame( 'Killed.', $end->getMessage() );
		} finally {
			remove_filter( 'query', $kill );
		}

		$all->recount( 60.0 );

		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $other->id ) );
		self::assertSame( 1, Plugin::get( RecountSurvey::class )->survey( $killed->id ) );
	}

	public function test_a_database_error_in_one_survey_does_not_prevent_recounts_of_others(): void {
		Plugin::get( Transaction::class )->rollBack(); // An error ends a complete transaction, and each survey has its own.
		$refused  = $this->broken();
		$other    = $this->broken();
		$counts   = '/FROM ' . Plugin::get( Db::class )->table( 'daily' ) . "\s+WHERE survey_id = $refused->id\\b/";
		$refuse   = static fn( string $sql ): string => 1 === preg_match( $counts, $sql ) ? 'SELECT nothing FROM nowhere' : $sql;
		$warnings = array();
		set_error_handler(
			static function ( int $level, string $message ) use ( &$warnings ): bool {
				$warnings[] = $message;
				return true;
			},
			E_USER_WARNING
		);
		add_filter( 'query', $refuse );
		$done = $this->all()->recount( 60.0 );
		remove_filter( 'query', $refuse );
		restore_error_handler();

		$found = array(
			( new RecountLog() )->found(),
			Plugin::get( RecountSurvey::class )->survey( $refused->id ),
			Plugin::get( RecountSurvey::class )->survey( $other->id ),
		);
		$this->forget( $refused, $other );
		Plugin::get( Transaction::class )->begin();

		self::assertTrue( $done );
		self::assertCount( 1, $warnings );
		self::assertSame( array( 1, 1, 0 ), $found );
	}

	public function test_the_command_recounts_one_survey_or_all_and_reports_the_result(): void {
		$one  = $this->broken();
		$two  = $this->broken();
		$said = new ArrayObject();
		$run  = new RecountCommand(
			Plugin::get( RecountSurvey::class ),
			new CounterRepository( Plugin::get( Db::class ) ),
			static function ( string $line ) use ( $said ): void {
				$said->append( $line );
			}
		);

		$run( array( (string) $one->id ) );
		self::assertSame( array( "Survey $one->id: 1 difference.", 'Found and fixed 1 difference.' ), $said->getArrayCopy() );

		$said->exchangeArray( array() );
		$run( array() );
		self::assertContains( "Survey $one->id: 0 differences.", $said->getArrayCopy() );
		self::assertContains( "Survey $two->id: 1 difference.", $said->getArrayCopy() );

		$said->exchangeArray( array() );
		$run( array( (string) $two->id ) );
		self::assertSame( array( "Survey $two->id: 0 differences.", 'All totals match their responses.' ), $said->getArrayCopy() );
	}

	public function test_the_command_reports_a_missing_survey(): void {
		$said = new ArrayObject();
		$run  = new RecountCommand(
			Plugin::get( RecountSurvey::class ),
			new CounterRepository( Plugin::get( Db::class ) ),
			static function ( string $line ) use ( $said ): void {
				$said->append( $line );
			}
		);

		foreach ( array( 'all', '-1', '0', '999999', '1.5' ) as $wrong ) {
			$run( array( $wrong ) );
		}

		self::assertSame(
			array_map(
				static fn( string $wrong ): string => "Survey $wrong has no responses.",
				array( 'all', '-1', '0', '999999', '1.5' )
			),
			$said->getArrayCopy()
		);
	}

	public function test_site_health_is_good_while_responses_are_counted(): void {
		$survey = $this->answered();
		$this->respond( $survey, array( 'Yes' ), '2026-11-21T11:30:00Z' ); // Pending for half an hour.

		self::assertSame( 'good', $this->health()['status'] );
	}

	public function test_site_health_reports_a_response_pending_for_hours(): void {
		$survey = $this->answered();
		$this->respond( $survey, array( 'Yes' ), '2026-11-21T07:00:00Z' );

		$health = $this->health();

		self::assertSame( array( 'recommended', 'Counting of survey responses is delayed' ), array( $health['status'], $health['label'] ) );
		self::assertStringContainsString( '5 hours', $health['description'] );
	}

	public function test_site_health_reports_totals_that_were_fixed(): void {
		$this->broken();
		do_action( NightlyRecount::EVENT );

		$health = $this->health();

		self::assertSame( array( 'recommended', 'Survey results were incorrect' ), array( $health['status'], $health['label'] ) );
		self::assertStringContainsString( 'found and fixed 1 wrong total. If', $health['description'] );
	}

	public function test_wordpress_runs_the_site_health_test(): void {
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );

		self::assertIsArray( $tests );
		self::assertIsArray( $tests['direct'] );
		self::assertIsArray( $tests['direct'][ CountingHealth::TEST ] );
		$check = $tests['direct'][ CountingHealth::TEST ]['test'];
		self::assertIsCallable( $check );
		$result = $check();
		self::assertIsArray( $result );
		self::assertSame( CountingHealth::TEST, $result['test'] );
	}

	private function answered(): Survey {
		$survey = $this->aSurvey();
		$this->respond( $survey, array( 'Yes' ), '2026-11-20T12:00:00Z' );
		Plugin::get( ResponseProcessor::class )->run();
		return $survey;
	}

	/** Makes one number of it wrong. */
	private function broken(): Survey {
		$survey = $this->answered();
		Plugin::get( Db::class )->write( 'UPDATE {daily} SET responses = 7 WHERE survey_id = %d', array( $survey->id ) );
		return $survey;
	}

	private function forget( Survey ...$surveys ): void {
		delete_option( RecountLog::OPTION );
		foreach ( $surveys as $survey ) {
			( new SurveyDataRepository( Plugin::get( Db::class ) ) )->deleteOf( array( $survey->id ) );
			Plugin::get( SurveyRepository::class )->changeStatus( array( $survey ), SurveyStatus::TRASH );
			Plugin::get( SurveyRepository::class )->delete( array( $survey->id ) );
		}
	}

	private function all(): RecountAllSurveys {
		return new RecountAllSurveys(
			Plugin::get( RecountSurvey::class ),
			new CounterRepository( Plugin::get( Db::class ) ),
			new RecountLog(),
			Plugin::get( Clock::class )
		);
	}

	/**
	 * @return array{
	 *     label: string,
	 *     status: string,
	 *     badge: array{label: string, color: string},
	 *     description: string,
	 *     actions: string,
	 *     test: string,
	 * }
	 */
	private function health(): array {
		return (
			new CountingHealth( new OldestPendingQuery( Plugin::get( Db::class ) ), new RecountLog(), Plugin::get( Clock::class ) )
		)->check()->toArray( CountingHealth::TEST );
	}
}
