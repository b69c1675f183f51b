<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Platform;

use UserFeedback\Platform\Ajax\ActionTable;
use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\Ajax\AjaxReply;
use UserFeedback\Platform\Ajax\AjaxRouter;
use UserFeedback\Platform\Notices\DismissalActions;
use UserFeedback\Platform\Notices\UserDismissalRepository;
use UserFeedback\Platform\Rest\ErrorMapper;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

final class NoticesTest extends SiteTestCase {

	public function test_a_dismissed_notice_stays_dismissed_for_this_user_only(): void {
		$this->asRoleWith( Permission::VIEW );

		$reply = $this->sendAway( 'license-expired' );

		self::assertTrue( $reply->success );
		self::assertSame( array( 'license-expired' ), $reply->data['dismissed'] ?? null );
		self::assertSame( array( 'license-expired' ), ( new UserDismissalRepository() )->dismissed() );
		$this->asRoleWith( Permission::VIEW );
		self::assertSame( array(), ( new UserDismissalRepository() )->dismissed() );
	}

	public function test_a_wp_admin_notice_is_separate_from_a_notice_of_a_plugin_screen(): void {
		$this->asRoleWith( Permission::EDIT );

		$this->sendAway( 'welcome', 'ajax_vue_remove_wp_notice' );

		self::assertSame( array( 'wp-welcome' ), ( new UserDismissalRepository() )->dismissed() );
	}

	public function test_a_dismissed_notice_is_stored_once_and_only_the_last_hundred_are_kept(): void {
		$this->asRoleWith( Permission::EDIT );
		foreach ( range( 1, 101 ) as $number ) {
			( new UserDismissalRepository() )->dismiss( "notice-$number" );
		}

		$this->sendAway( 'notice-50' );

		$kept = ( new UserDismissalRepository() )->dismissed();
		self::assertCount( 100, $kept );
		self::assertSame( array( 'notice-2', 'notice-50' ), array( $kept[0], $kept[99] ) );
	}

	/** @dataProvider strangeIds */
	public function test_an_invalid_id_is_not_stored( string $id ): void {
		$this->asRoleWith( Permission::EDIT );

		$reply = $this->sendAway( $id );

		self::assertSame( array( false, 400 ), array( $reply->success, $reply->status ) );
		self::assertSame( array(), ( new UserDismissalRepository() )->dismissed() );
	}

	/** @return array<string, array{string}> */
	public static function strangeIds(): array {
		return array(
			'none'             => array( '' ),
			'a script'         => array( '<script>alert(1)</script>' ),
			'an id and a line' => array( "welcome\n" ),
			'more than fits'   => array( str_repeat( 'a', 65 ) ),
		);
	}

	public function test_a_user_without_permissions_cannot_dismiss_notices(): void {
		$this->asMember( 'subscriber' );

		self::assertSame( 403, $this->sendAway( 'welcome' )->status );
		self::assertSame( array(), ( new UserDismissalRepository() )->dismissed() );
	}

	private function sendAway( string $id, string $name = 'ajax_vue_remove_notice' ): AjaxReply {
		$router = new AjaxRouter(
			static fn(): DismissalActions => new DismissalActions( new UserDismissalRepository() ),
			new ErrorMapper()
		);
		$action = current( array_filter( ActionTable::all(), static fn( AjaxAction $action ): bool => $name === $action->name ) );
		self::assertInstanceOf( AjaxAction::class, $action );
		return $router->answer(
			$action,
			array(
				'nonce'     => wp_create_nonce( $action->nonceAction() ),
				'notice_id' => $id,
			)
		);
	}
}
