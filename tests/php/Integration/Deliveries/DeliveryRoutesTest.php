<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries;

use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Deliveries\Log\DeleteOldJobs;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Deliveries\DeliveryTestCase;

/** The send log as owners read it, and its actions. */
final class DeliveryRoutesTest extends DeliveryTestCase {

	public function test_the_list_has_counts_filters_and_pages(): void {
		$this->channelTo( array( 'a', 'b' ) );
		$this->going['b'] = DeliveryOutcome::refused( 'No.', 400 );
		$one              = $this->aSurvey( array( 'title' => 'One' ) );
		$ids              = $this->noted( $one, 3 );
		$this->work();
		$this->going['a'] = DeliveryOutcome::failed( 'Nobody answers.' );
		$other            = $this->aSurvey( array( 'title' => 'Other' ) );
		$this->channelTo( array( 'a' ) );
		$this->noted( $other );
		$this->work();
		$this->noted( $this->aSurvey( array( 'title' => 'New' ) ) );
		$this->asMember( 'administrator' );

		$all = $this->request( 'GET', 'deliveries' );
		$this->assertStatus( 200, $all );
		self::assertSame(
			array( 'all' => 8, 'waiting' => 1, 'retrying' => 1, 'delivered' => 3, 'failed' => 3 ),
			array_column( $all->items( 'status_filters' ), 'count', 'status' )
		);
		self::assertSame( array( 'New', 'Other' ), array_slice( array_column( $all->items( 'items' ), 'survey_title' ), 0, 2 ) );

		$failed = $this->request( 'GET', "deliveries?filter[status]=failed&filter[survey_id]=$one->id&filter[channel]=webhook&per_page=2" );
		$items  = $failed->items( 'items' );
		self::assertSame( array( $ids[2], $ids[1] ), array_column( $items, 'response_id' ) );
		self::assertSame(
			array( 'No.', 400, 1, 'failed', null ),
			array_map(
				static fn( string $key ): mixed => $failed->at( "items.0.$key" ),
				array( 'message', 'status', 'attempts', 'state', 'due_at' )
			)
		);
		self::assertSame( array( 'page' => 1, 'pages' => 2, 'per_page' => 2, 'total' => 3 ), $failed->at( 'pagination' ) );

		$retried = $this->request( 'GET', 'deliveries?filter[status]=retrying' );
		self::assertCount( 1, $retried->items( 'items' ) );
		self::assertIsString( $retried->at( 'items.0.due_at' ) );
		self::assertSame( array(), $this->request( 'GET', 'deliveries?filter[channel]=email' )->at( 'items' ) );
	}

	public function test_a_delivery_shows_the_data_sent_and_the_reply(): void {
		$this->going['a'] = DeliveryOutcome::failed( 'It did not like it.', 500 )->withLog( "POST /\n\n{}", 'Oops', 12 );
		$this->noted( $this->aSurvey() );
		$this->work();
		$this->asMember( 'administrator' );
		$id = $this->idOf( 'waiting' );

		$shown = $this->request( 'GET', "deliveries/$id" );

		$this->assertStatus( 200, $shown );
		self::assertSame(
			array( "POST /\n\n{}", 'Oops', 12, 500 ),
			array_map( $shown->at( ... ), array( 'sent', 'answered', 'took', 'status' ) )
		);
		$this->assertNotFound( $this->request( 'GET', 'deliveries/999999' ) );
	}

	public function test_any_delivery_can_be_resent_immediately_whatever_its_result(): void {
		$survey = $this->aSurvey();
		$ids    = $this->noted( $survey );
		$this->work();
		$id = $this->idOf( 'delivered' );

		$this->asMember( 'administrator' );
		$answer = $this->request( 'POST', 'deliveries/retry', array( 'delivery_ids' => array( $id, 999_999 ) ) );

		self::assertSame( array( $id ), $answer->at( 'updated' ) );
		self::assertSame( array( 999_999 ), array_column( $answer->items( 'skipped' ), 'id' ) );
		self::assertSame( 1, $this->work() );
		self::assertSame( array( $ids[0], $ids[0] ), $this->triedAt( 'a' ) );

		$this->going['a'] = DeliveryOutcome::failed( 'Nobody answers.' );
		$this->noted( $survey );
		$this->work();
		$this->going = array();
		$this->request( 'POST', 'deliveries/retry', array( 'delivery_ids' => array( $this->idOf( 'waiting' ) ) ) );
		self::assertSame( 1, $this->work(), 'Whoever asks does not want to wait for the rest.' );
	}

	public function test_all_failed_deliveries_of_a_range_of_site_days_are_resent_and_no_others(): void {
		update_option( 'timezone_string', 'Asia/Tokyo' );
		$survey           = $this->aSurvey();
		$this->going['a'] = DeliveryOutcome::refused( 'No.' );
		$this->stopClockAt( '2026-11-20T14:59:00Z' ); // It is still the 20th there.
		$this->noted( $survey );
		$this->stopClockAt( '2026-11-20T15:01:00Z' );
		$second = $this->noted( $survey );
		$this->stopClockAt( '2026-11-21T14:59:00Z' );
		$third = $this->noted( $survey );
		$this->stopClockAt( '2026-11-21T15:01:00Z' );
		$this->noted( $survey );
		$this->work();
		$this->channel->tried = array();
		$this->going          = array();

		$answer = $this->asMember( 'administrator' )->request(
			'POST',
			'deliveries/replay',
			array( 'from' => '2026-11-21', 'to' => '2026-11-21', 'channel' => 'webhook', 'survey_id' => $survey->id )
		);

		self::assertSame( array( 'updated' => 2 ), $answer->body );
		$this->work();
		self::assertSame( array( ...$second, ...$third ), $this->triedAt( 'a' ) );
		$this->assertInvalid( $this->request( 'POST', 'deliveries/replay', array( 'from' => '2026-11-21' ) ), 'to' );
	}

	public function test_users_with_only_one_of_the_two_permissions_can_read_nothing(): void {
		$survey = $this->aSurvey();
		$this->noted( $survey );
		foreach ( array( Permission::EDIT, Permission::VIEW, Permission::DELETE, Permission::SETTINGS ) as $right ) {
			$this->assertForbidden( $this->asRoleWith( $right )->request( 'GET', 'deliveries' ) );
			$this->assertForbidden( $this->request( 'GET', "deliveries/{$this->idOf( 'waiting' )}" ) );
			$this->assertForbidden( $this->request( 'POST', 'deliveries/work' ) );
		}
		$this->assertForbidden( $this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/$survey->id/destinations" ) );
		$known = $this->asRoleWith( Permission::EDIT )->request( 'GET', "surveys/$survey->id/destinations" );
		self::assertSame( array( 'a', 'ok', 1 ), array_map( $known->at( ... ), array( '0.target', '0.state', '0.waiting' ) ) );
	}

	public function test_the_log_is_kept_as_long_as_the_owner_sets_and_pending_deliveries_longer(): void {
		$this->asMember( 'administrator' );
		$this->assertStatus( 200, $this->request( 'POST', 'settings', array( 'settings' => array( 'delivery_log_days' => '7' ) ) ) );
		$this->noted( $this->aSurvey(), 2 );
		$this->work();
		$this->going['a'] = DeliveryOutcome::failed( 'Nobody answers.' );
		$this->noted( $this->aSurvey() );

		$this->later( 7 * 86_400 - 10 );
		Plugin::get( DeleteOldJobs::class )->run();
		self::assertSame( array( 'delivered' => 2, 'waiting' => 1 ), $this->states() );
		$this->later( 20 );
		Plugin::get( DeleteOldJobs::class )->run();
		self::assertSame( array( 'waiting' => 1 ), $this->states() );
	}

	private function idOf( string $state ): int {
		return (int) Plugin::get( Db::class )->value( 'SELECT MAX(id) FROM {jobs} WHERE state = %s', array( $state ) );
	}
}
