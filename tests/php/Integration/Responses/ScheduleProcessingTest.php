<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Hooks;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Counting\ScheduleProcessing;
use UserFeedback\Responses\Moderation\ResponseProcessingHooks;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** PHP can't finish its response early here (it runs in a terminal), as on a server without FastCGI. */
final class ScheduleProcessingTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		wp_unschedule_hook( ScheduleProcessing::EVENT );
		remove_all_actions( 'shutdown' ); // Core's callbacks would end the test run's output and check for updates.
		remove_all_actions( 'admin_init' );
	}

	public function test_many_responses_schedule_cron_once_and_only_after_the_reply_is_sent(): void {
		$survey = $this->aSurvey();
		for ( $i = 0; $i < 3; ++$i ) {
			$this->send( $survey );
			self::assertSame( 0, $this->asked() );
		}

		do_action( 'shutdown' );
		self::assertSame( 1, $this->asked() );

		$this->send( $survey );
		do_action( 'shutdown' );
		self::assertSame( 1, $this->asked() );
	}

	/** @dataProvider schedules */
	public function test_a_response_is_counted_by_its_request_unless_cron_runs_soon( ?int $seconds, bool $countsItself ): void {
		if ( null !== $seconds ) {
			wp_schedule_single_event( time() + $seconds, ScheduleProcessing::EVENT );
		}
		( new ScheduleProcessing( Plugin::get( ResponseProcessor::class )->run( ... ) ) )->afterThisAnswer();

		self::assertSame( $countsItself, has_action( 'shutdown' ) );
	}

	/** @return iterable<string, array{int|null, bool}> */
	public static function schedules(): iterable {
		yield 'cron is not asked' => array( null, true );
		yield 'cron comes soon' => array( 40, false );
		yield 'cron is due and will run with the next page' => array( -20, false );
		yield 'cron comes next night' => array( 3600, true );
		yield 'cron does not run on this site' => array( -300, true );
	}

	public function test_cron_counts_pending_responses(): void {
		$survey = $this->aSurvey();
		$this->send( $survey );
		self::assertSame( 0, $this->counted() );

		do_action( ScheduleProcessing::EVENT );

		self::assertSame( 1, $this->counted() );
	}

	/** Guards against: cron counted one batch a minute, but the collector accepted more than that. */
	public function test_cron_keeps_counting_while_it_has_time(): void {
		$this->respondOften( 65 );

		( new ScheduleProcessing( Plugin::get( ResponseProcessor::class )->run( ... ), 1 ) )->byCron();

		self::assertSame( 65, $this->counted() );
		self::assertFalse( wp_next_scheduled( ScheduleProcessing::EVENT, array( 'rest' ) ) );
	}

	public function test_cron_schedules_the_remaining_responses_in_addition_to_the_event_each_minute(): void {
		$this->respondOften( 65 );
		wp_schedule_event( time(), 'hourly', ScheduleProcessing::EVENT );

		( new ScheduleProcessing( Plugin::get( ResponseProcessor::class )->run( ... ), 1, 0 ) )->byCron();

		self::assertSame( 20, $this->counted() );
		self::assertNotFalse( wp_next_scheduled( ScheduleProcessing::EVENT, array( 'rest' ) ) );
		do_action_ref_array( ScheduleProcessing::EVENT, array( 'rest' ) );
		self::assertSame( 65, $this->counted() );
	}

	private function respondOften( int $times ): void {
		$survey = $this->aSurvey();
		for ( $i = 0; $i < $times; ++$i ) {
			$this->respond( $survey, array( 'Yes' ) );
		}
	}

	public function test_without_cron_an_admin_screen_counts_pending_responses(): void {
		$survey = $this->aSurvey();
		$this->send( $survey );

		Hooks::addTo( new ResponseProcessingHooks( new ScheduleProcessing( Plugin::get( ResponseProcessor::class )->run( ... ) ) ) );
		do_action( 'admin_init' );

		self::assertSame( 1, $this->counted() );
	}

	private function send( Survey $survey ): void {
		$this->assertStatus( 201, $this->request( 'POST', "surveys/$survey->id/responses", $this->submission( $survey, array( 'Yes' ) ) ) );
	}

	private function asked(): int {
		$crons = _get_cron_array();
		return count( array_filter( $crons, static fn( array $hooks ): bool => isset( $hooks[ ScheduleProcessing::EVENT ] ) ) );
	}

	private function counted(): int {
		return (int) Plugin::get( Db::class )->value( 'SELECT SUM(responses) FROM {daily}' );
	}
}
