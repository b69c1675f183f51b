<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Platform;

use UserFeedback\Platform\Notices\SiteDismissalRepository;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

final class InboxTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		delete_option( SiteDismissalRepository::OPTION );
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
	}

	public function test_the_first_response_creates_a_notification(): void {
		self::assertSame( array(), $this->ids( 'notifications' ) );

		$this->responses( 1 );

		self::assertSame( array( 'first_response' ), $this->ids( 'notifications' ) );
		self::assertSame( array(), $this->ids( 'dismissed' ) );
	}

	public function test_notifications_about_results_are_hidden_from_users_who_cannot_view_results(): void {
		$this->responses( 1 );

		self::assertSame( array(), $this->asRoleWith( Permission::EDIT )->ids( 'notifications' ) );
	}

	/** @dataProvider waysToDismiss */
	public function test_a_dismissed_notification_moves_to_the_dismissed_list_and_stays_there( string $id ): void {
		$this->responses( 1 );

		$answer = $this->request( 'POST', "notifications/$id/dismiss" );

		$this->assertStatus( 200, $answer );
		self::assertSame( array(), $answer->items( 'notifications' ) );
		self::assertSame( array( 'first_response' ), $answer->column( 'dismissed', 'id' ) );
		$this->request( 'POST', "notifications/$id/dismiss" );
		self::assertSame( array( 'first_response' ), $this->ids( 'dismissed' ) );
	}

	/** @return array<string, array{string}> */
	public static function waysToDismiss(): array {
		return array(
			'by its id' => array( 'first_response' ),
			'all'       => array( 'all' ),
		);
	}

	public function test_dismissing_all_does_not_dismiss_later_notifications(): void {
		$this->request( 'POST', 'notifications/all/dismiss' );
		$this->responses( 1 );

		self::assertSame( array( 'first_response' ), $this->ids( 'notifications' ) );
	}

	public function test_reading_the_inbox_writes_nothing(): void {
		$this->responses( 1 );

		$this->ids( 'notifications' );

		self::assertFalse( get_option( SiteDismissalRepository::OPTION ) );
	}

	public function test_a_notification_that_does_not_exist_cannot_be_dismissed(): void {
		$answer = $this->request( 'POST', 'notifications/no_such_thing/dismiss' );

		$this->assertNotFound( $answer );
		self::assertSame( 'This notification doesn’t exist.', $answer->at( 'message' ) );
	}

	public function test_the_button_of_a_notification_runs_its_action(): void {
		$this->responses( 1 );
		$button = $this->request( 'GET', 'notifications' )->items( 'notifications.0.buttons.0' );

		$answer = $this->request(
			'POST',
			'notifications/action',
			array( 'class' => $button['class'] ?? '', 'action' => $button['action'] ?? '' )
		);

		$this->assertStatus( 200, $answer );
		self::assertSame( admin_url( 'admin.php?page=userfeedback_results' ), $answer->at( 'redirect_to' ) );
		self::assertSame( array( 'first_response' ), $this->ids( 'dismissed' ) );
		$this->assertNotFound( $this->request( 'POST', 'notifications/action', array( 'class' => 'results', 'action' => 'read' ) ) );
	}

	/** @dataProvider strangeActions */
	public function test_an_unknown_action_is_refused( string $className, string $action ): void {
		$this->assertInvalid(
			$this->request( 'POST', 'notifications/action', array( 'class' => $className, 'action' => $action ) ),
			'results' === $className ? 'action' : 'class'
		);
	}

	/** @return array<string, array{string, string}> */
	public static function strangeActions(): array {
		return array(
			'a class of PHP'           => array( 'UserFeedback\\Surveys\\Lifecycle\\DeleteSurveys', 'delete' ),
			'a function of PHP'        => array( '', 'phpinfo' ),
			'another action'           => array( 'results', 'delete' ),
			'a dot in the wrong place' => array( 'results.read', '' ),
		);
	}

	public function test_only_the_last_hundred_dismissed_notifications_are_stored(): void {
		$kept = new SiteDismissalRepository();
		foreach ( range( 1, 120 ) as $number ) {
			$kept->add( "unseen-$number-expired" );
		}
		self::assertFalse( $kept->has( 'unseen-20-expired' ) );
		self::assertTrue( $kept->has( 'unseen-21-expired' ) );
		$this->assertNotFound( $this->request( 'POST', 'notifications/unseen-7-expired/dismiss' ) );
	}

	private function responses( int $number ): void {
		$survey = $this->aSurvey();
		for ( $i = 0; $i < $number; $i++ ) {
			$this->respond( $survey, array( 'Yes' ) );
		}
		Plugin::get( ResponseProcessor::class )->run();
	}

	/** @return array<int|string, mixed> */
	private function ids( string $list ): array {
		$answer = $this->request( 'GET', 'notifications' );
		$this->assertStatus( 200, $answer );
		return $answer->column( $list, 'id' );
	}
}
