<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries;

use UserFeedback\Deliveries\Channels\DeliveryBatch;
use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Deliveries\DeliveryScheduler;
use UserFeedback\Deliveries\Log\JobRetryRepository;
use UserFeedback\Deliveries\Queue\JobState;
use UserFeedback\Deliveries\Queue\RetryDelays;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Tests\Support\Deliveries\DeliveryTestCase;

/** Deliveries arrive, or stay in the queue until they do. */
final class QueueTest extends DeliveryTestCase {

	/** The longest pause after a first failure. */
	private const A_REST = 66;

	private const A_LEASE = 901;

	public function test_each_response_goes_to_each_destination_once_however_often_it_is_queued(): void {
		$this->channelTo( array( 'a', 'b' ) );
		$survey = $this->aSurvey();
		$ids    = $this->noted( $survey, 3 );
		$this->note()->note( Plugin::get( ResponseRepository::class )->many( array( $ids[0], $ids[1], $ids[2] ) ) );

		self::assertSame( 6, $this->work() );
		self::assertSame( 0, $this->work() );

		self::assertSame( $ids, $this->triedAt( 'a' ) );
		self::assertSame( $ids, $this->triedAt( 'b' ) );
		self::assertSame( array( 'delivered' => 6 ), $this->states() );
		self::assertSame( 'ok', $this->destination( $survey )->state() );
		$known = $this->destination( $survey );
		self::assertSame( array( 200, 'It came.' ), array( $known->lastStatus, $known->lastMessage ) );
	}

	/** Guards against: a receiver that is down being called once for each of ten thousand responses. */
	public function test_a_failing_destination_is_paused_and_then_retried_with_one_delivery(): void {
		$survey           = $this->aSurvey();
		$ids              = $this->noted( $survey, 30 );
		$this->going['a'] = DeliveryOutcome::failed( 'Nobody answers.' );
		$this->channelTo( array( 'a' ), atOnce: 1 );

		self::assertSame( 1, $this->work(), 'The first one tells enough.' );
		self::assertSame( 0, $this->work() );
		$this->later( 53 );
		self::assertSame( 0, $this->work(), 'It rests for a minute, or a tenth less.' );
		$this->later( self::A_REST - 53 );
		self::assertSame( 1, $this->work() );
		self::assertSame( array( 'failing', 2 ), array( $this->destination( $survey )->state(), $this->destination( $survey )->failures ) );
		self::assertSame( array( 'waiting' => 30 ), $this->states() );

		$this->going = array();
		$this->later( 331 );
		self::assertSame( 30, $this->work() );

		self::assertSame( 'ok', $this->destination( $survey )->state() );
		$arrived = array_unique( $this->triedAt( 'a' ) );
		sort( $arrived );
		self::assertSame( $ids, $arrived );
		self::assertSame( array( 'delivered' => 30 ), $this->states() );
	}

	public function test_a_failed_or_slow_destination_delays_no_other(): void {
		$this->channelTo( array( 'slow', 'quick' ), atOnce: 1 );
		$this->going['slow'] = DeliveryOutcome::delivered( 'At last.', 200 )->withLog( '', '', 9_000 );
		$survey              = $this->aSurvey();
		$this->noted( $survey );
		$this->work();
		$this->noted( $survey, 25 );
		$this->channel->tried = array();

		self::assertSame( 50, $this->work() );

		self::assertSame( array_fill( 0, 25, 'quick' ), array_column( array_slice( $this->channel->tried, 0, 25 ), 0 ) );
	}

	public function test_the_retry_delay_that_a_receiver_asks_for_is_respected(): void {
		$survey           = $this->aSurvey();
		$this->going['a'] = DeliveryOutcome::failed( 'Too many.', 429, 600 );
		$this->noted( $survey );
		$this->work();
		$this->going = array();

		$this->later( 599 );
		self::assertSame( 0, $this->work() );
		$this->later( 2 );
		self::assertSame( 1, $this->work() );
		self::assertLessThanOrEqual( 86_400 * 1.1, RetryDelays::after( 1, 10_000_000 ), 'No receiver keeps the site waiting for months.' );
	}

	public function test_a_destination_that_is_gone_gets_nothing_until_it_is_resumed(): void {
		$survey           = $this->aSurvey();
		$this->going['a'] = DeliveryOutcome::rejectedPermanently( 'It says that it is gone.', 410 );
		$this->channelTo( array( 'a' ), atOnce: 1 );
		$this->noted( $survey, 3 );
		self::assertSame( 1, $this->work() );

		self::assertSame( array( 'failed' => 3 ), $this->states() );
		self::assertSame( 'off', $this->destination( $survey )->state() );
		$this->noted( $survey );
		self::assertSame( 0, $this->work() );

		$this->going = array();
		$answer      = $this->asMember( 'administrator' )->request( 'POST', "destinations/{$this->destination( $survey )->id}/resume" );
		$this->assertStatus( 200, $answer );
		self::assertSame( array( 'ok', 4 ), array( $answer->at( 'state' ), $answer->at( 'waiting' ) ) );
		self::assertSame( 4, $this->work() );
		self::assertSame( array( 'delivered' => 4 ), $this->states() );
	}

	public function test_a_response_that_cannot_be_delivered_does_not_affect_the_others(): void {
		$survey     = $this->aSurvey();
		$ids        = $this->noted( $survey, 3 );
		$this->goes = static fn( DeliveryBatch $parcel ): DeliveryOutcome => $parcel->response()->id === $ids[0]
			? DeliveryOutcome::refused( 'Too long.' )
			: DeliveryOutcome::delivered( 'It came.' );

		self::assertSame( 3, $this->work() );

		self::assertSame( array( 'delivered' => 2, 'failed' => 1 ), $this->states() );
		self::assertSame( 'ok', $this->destination( $survey )->state() );
	}

	public function test_a_delivery_fails_after_nine_attempts_and_its_destination_stops_after_five_days(): void {
		$survey           = $this->aSurvey();
		$this->going['a'] = DeliveryOutcome::failed( 'Nobody answers.' );
		$this->noted( $survey );
		$tries = 0;
		while ( array( 'waiting' => 1 ) === $this->states() && $tries < 20 ) {
			$this->later( 95_041 );
			$tries += $this->work();
			self::assertSame( 'off' === $this->destination( $survey )->state(), array( 'failed' => 1 ) === $this->states() );
		}
		self::assertSame( 6, $tries, 'A day and a tenth between tries: the sixth is the first after five days.' );
		self::assertSame( 'off', $this->destination( $survey )->state() );
		self::assertNull( RetryDelays::after( 10 ) );
		self::assertNotNull( RetryDelays::after( 9 ) );
	}

	/** Guards against: a worker that was killed keeps its jobs forever. */
	public function test_jobs_of_a_dead_worker_pass_to_another_after_the_lease_expires(): void {
		$survey = $this->aSurvey();
		$this->noted( $survey, 5 );
		$of    = $this->destination( $survey )->id;
		$taken = $this->jobs()->lease( $of, str_repeat( 'a', 32 ), 3, false );
		self::assertCount( 3, $taken );

		$other = $this->jobs()->lease( $of, str_repeat( 'b', 32 ), 10, false );
		self::assertCount( 2, $other, 'Each worker gets jobs that no other worker has.' );
		self::assertSame( 0, $this->work() );

		$this->later( self::A_LEASE );
		self::assertSame( 5, $this->work() );
		$tooLate = DeliveryOutcome::refused( 'Too late.' );
		$this->jobs()->finish( array( $taken[0]->id ), str_repeat( 'a', 32 ), JobState::FAILED, $tooLate, 1 );
		self::assertSame( array( 'delivered' => 5 ), $this->states(), 'Whose lease is over has no say any more.' );
	}

	/** Guards against: if the destination was off, nobody could resend the jobs of a dead worker. */
	public function test_jobs_of_a_dead_worker_can_be_resent_by_hand(): void {
		$survey = $this->aSurvey();
		$this->noted( $survey );
		$of     = $this->destination( $survey )->id;
		$taken  = $this->jobs()->lease( $of, str_repeat( 'a', 32 ), 1, false );
		$resend = static fn(): array => Plugin::get( JobRetryRepository::class )->retryJobs( array( $taken[0]->id ) );
		$this->destinations()->disable( $of, 'Gone.' );

		self::assertSame( array(), $resend(), 'The worker may still send it.' );
		$this->later( self::A_LEASE );
		self::assertSame( array( $taken[0]->id ), $resend() );
		self::assertSame( 1, $this->work() );
	}

	public function test_jobs_of_one_destination_are_sent_in_batches_where_the_channel_supports_it(): void {
		$this->channelTo( array( 'a' ), together: 10 );
		$ids = $this->noted( $this->aSurvey(), 25 );

		self::assertSame( 25, $this->work() );

		self::assertSame( array( 10, 10, 5 ), array_map( static fn( array $one ): int => count( $one[1] ), $this->channel->tried ) );
		self::assertSame( $ids, $this->triedAt( 'a' ) );
	}

	/** A receiver that got the first attempt, but whose reply was lost, has to recognize the second. */
	public function test_a_retry_sends_the_same_batch_with_the_same_id(): void {
		$this->channelTo( array( 'a' ), together: 10 );
		$outcome    = DeliveryOutcome::failed( 'The receiver is down.' );
		$sent       = array();
		$this->goes = static function ( DeliveryBatch $batch ) use ( &$outcome, &$sent ): DeliveryOutcome {
			$sent[] = array( $batch->batch, count( $batch->responses ) );
			return $outcome;
		};
		$survey     = $this->aSurvey();
		$this->noted( $survey, 3 );
		$this->work();
		$this->noted( $survey, 2 );
		$outcome = DeliveryOutcome::delivered( 'It came.' );
		$this->later( self::A_REST );
		$this->work();

		[ $batch, $other ] = array( $sent[0][0], $sent[1][0] );
		self::assertSame( array( array( $batch, 3 ), array( $other, 2 ), array( $batch, 3 ) ), $sent );
		self::assertCount( 3, array_unique( array( '', $batch, $other ) ) );
	}

	public function test_a_batch_of_a_dead_worker_stays_together_until_it_is_resent_by_hand(): void {
		$survey = $this->aSurvey();
		$this->noted( $survey, 3 );
		$of    = $this->destination( $survey )->id;
		$taken = $this->jobs()->lease( $of, str_repeat( 'a', 32 ), 10, true );
		$this->later( self::A_LEASE );
		$this->noted( $survey, 2 );
		$again = $this->jobs()->lease( $of, str_repeat( 'b', 32 ), 10, true );

		self::assertEquals( $taken, $again );
		self::assertSame( str_repeat( 'a', 32 ), $again[0]->batch );
		$this->jobs()->release( array( $again[0]->id ), str_repeat( 'b', 32 ) );
		Plugin::get( JobRetryRepository::class )->retryJobs( array( $again[0]->id ) );
		$resent = $this->jobs()->lease( $of, str_repeat( 'c', 32 ), 10, true );
		self::assertSame( array( str_repeat( 'c', 32 ) ), array_unique( array_column( $resent, 'batch' ) ) );
		self::assertCount( 3, $resent, 'It goes with the two that are new.' );
	}

	/** Guards against: a slow mail server keeps a run going for longer than PHP allows. */
	public function test_when_time_runs_out_remaining_jobs_are_left_free_for_the_next_run(): void {
		$this->channelTo( array( 'a' ), atOnce: 1 );
		$this->goes = static function (): DeliveryOutcome {
			usleep( 30_000 );
			return DeliveryOutcome::delivered( 'It came.' );
		};
		$this->noted( $this->aSurvey(), 20 );

		$tried = $this->work( 0.2 );

		self::assertGreaterThan( 1, $tried );
		self::assertLessThan( 12, $tried );
		self::assertSame( '0', Plugin::get( Db::class )->value( "SELECT COUNT(*) FROM {jobs} WHERE lease <> ''" ) );
		self::assertSame( 20 - $tried, $this->work() );
	}

	/** Guards against: a name in capitals stops all counting, because the database treats both as equal. */
	public function test_a_target_in_different_letter_case_is_the_same_one(): void {
		$survey = $this->aSurvey();
		$this->noted( $survey );
		$this->channelTo( array( 'A' ) );
		$this->noted( $survey );

		self::assertSame( 2, $this->work() );
		self::assertCount( 1, $this->destinations()->ofSurvey( $survey->id ) );
	}

	public function test_deleting_a_response_deletes_its_sent_and_pending_deliveries(): void {
		$survey = $this->aSurvey();
		$ids    = $this->noted( $survey, 2 );
		$this->work();
		$this->noted( $survey );

		Plugin::get( DeleteResponses::class )->delete( array( $ids[0], $ids[1] ) );

		self::assertSame( array( 'waiting' => 1 ), $this->states() );
		Plugin::get( Db::class )->write( 'DELETE FROM {responses} WHERE survey_id = %d', array( $survey->id ) );
		$this->work();
		self::assertSame( array(), $this->states() );
		self::assertCount( 2, $this->channel->tried );
	}

	public function test_an_event_runs_each_minute_while_anything_is_pending(): void {
		wp_clear_scheduled_hook( DeliveryScheduler::EVENT );
		$this->keep()->runInBackground();
		self::assertFalse( wp_next_scheduled( DeliveryScheduler::EVENT ) );

		$this->going['a'] = DeliveryOutcome::failed( 'Nobody answers.' );
		$this->noted( $this->aSurvey() );
		$this->keep()->processNew();
		self::assertSame( 'userfeedback_minute', wp_get_schedule( DeliveryScheduler::EVENT ) );
		$this->keep()->runInBackground();
		self::assertNotFalse( wp_next_scheduled( DeliveryScheduler::EVENT ) );

		$this->going = array();
		$this->later( self::A_REST );
		$this->keep()->runInBackground();
		self::assertSame( array( 'delivered' => 1 ), $this->states() );
		self::assertFalse( wp_next_scheduled( DeliveryScheduler::EVENT ) );
	}

	/** Guards against: a site whose cron does not run sends nothing. */
	public function test_without_cron_admin_screens_send(): void {
		$this->noted( $this->aSurvey() );
		$this->keep()->runAfterAdminScreen();
		self::assertSame( array( 'waiting' => 1 ), $this->states(), 'Cron may come still.' );

		$this->later( 121 );
		$this->keep()->runAfterAdminScreen();
		self::assertSame( array( 'delivered' => 1 ), $this->states() );
	}
}
