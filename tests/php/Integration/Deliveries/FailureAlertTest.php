<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries;

use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Deliveries\Failures\DeliveriesHealth;
use UserFeedback\Deliveries\Failures\DeliveryFailureNotice;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Notices\InboxMessage;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Deliveries\DeliveryTestCase;

/** Notifies people who can fix failed deliveries within fifteen minutes, once. */
final class FailureAlertTest extends DeliveryTestCase {

	/** @var list<array{to: mixed, message: string}> */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'pre_wp_mail',
			function ( mixed $sent, array $mail ): bool {
				self::assertIsString( $mail['message'] );
				$this->mails[] = array(
					'to'      => $mail['to'],
					'message' => $mail['message'],
				);
				return true;
			},
			10,
			2
		);
	}

	public function test_a_lasting_failure_is_reported_once_within_fifteen_minutes_and_again_if_it_recurs(): void {
		$survey           = $this->aSurvey( array( 'title' => 'Prices' ) );
		$this->going['a'] = DeliveryOutcome::failed( 'Nobody answers at example.org.' );
		$this->noted( $survey, 20 );
		$minutes = 0;
		while ( array() === $this->mails && $minutes <= 20 ) {
			$this->keep()->runInBackground();
			$this->later( 60 );
			++$minutes;
		}
		self::assertLessThanOrEqual( 15, $minutes );
		self::assertGreaterThan( 5, $minutes, 'Not of each hiccup.' );
		self::assertSame( get_option( 'admin_email' ), $this->mails[0]['to'] );
		$text = $this->mails[0]['message'];
		self::assertStringContainsString( 'Responses to the survey “Prices” aren’t reaching The a.', $text );
		self::assertStringContainsString( 'Nobody answers at example.org.', $text );
		self::assertStringContainsString( 'page=userfeedback_surveys#/deliveries', $text );

		for ( $i = 0; $i < 40; ++$i ) {
			$this->later( 60 );
			$this->keep()->runInBackground();
		}
		self::assertCount( 1, $this->mails );

		$this->going = array();
		$this->later( 90_000 );
		$this->keep()->runInBackground();
		self::assertSame( array( 'delivered' => 20 ), $this->states() );
		$this->going['a'] = DeliveryOutcome::rejectedPermanently( 'It is gone.', 410 );
		$this->noted( $survey );
		$this->keep()->runInBackground();
		self::assertCount( 2, $this->mails );
		self::assertStringContainsString( 'Deliveries to The a for the survey ', implode( '', array_column( $this->mails, 'message' ) ) );
	}

	public function test_a_destination_that_the_owner_removed_is_not_reported(): void {
		$this->going['a'] = DeliveryOutcome::rejectedPermanently( 'It is gone.' );
		$this->noted( $this->aSurvey() );
		$this->work();
		$this->channel->targets = array();

		$this->tell()->run();

		self::assertSame( array(), $this->mails );
		self::assertSame( array(), $this->failures()->run() );
	}

	public function test_screens_report_failures_only_to_users_who_can_edit_surveys_and_view_results(): void {
		$this->going['a'] = DeliveryOutcome::rejectedPermanently( 'It is gone.' );
		$this->noted( $this->aSurvey( array( 'title' => 'Prices' ) ) );
		$this->work();
		$fact = new DeliveryFailureNotice( $this->failures() );

		self::assertSame( array(), $this->asRoleWith( Permission::VIEW )->told( $fact ) );
		self::assertSame( array(), $this->asRoleWith( Permission::EDIT )->told( $fact ) );
		$told = $this->asRoleWith( Permission::EDIT, Permission::VIEW )->told( $fact );
		self::assertSame( array( 'Deliveries to The a for the survey “Prices” have stopped. Last error: It is gone.' ), $told );
	}

	public function test_site_health_reports_that_nothing_is_processed(): void {
		$health = new DeliveriesHealth( $this->jobs(), Plugin::get( Clock::class ) );
		$this->noted( $this->aSurvey() );
		$this->later( 590 );
		self::assertSame( 'good', $health->check()->toArray( 'x' )['status'] );
		$this->later( 20 );
		$found = $health->check()->toArray( 'x' );
		self::assertSame( 'recommended', $found['status'] );
		// WordPress's wording, which was shorter before 6.7.
		self::assertMatchesRegularExpression( '/10 min(ute)?s/', $health->check()->toArray( 'x' )['description'] );

		$this->work();
		self::assertSame( 'good', $health->check()->toArray( 'x' )['status'] );
	}

	/** @return list<mixed> */
	private function told( DeliveryFailureNotice $fact ): array {
		return array_map( static fn( InboxMessage $one ): mixed => $one->toArray()['content'], $fact->messages() );
	}
}
