<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Rights;

use RuntimeException;
use UserFeedback\Platform\Ajax\ActionTable;
use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\Ajax\AjaxRouter;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Hostile\CaseCount;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Hostile\Sample;
use UserFeedback\Tests\Support\Made\OwnHooks;
use UserFeedback\Tests\Support\Made\Stored;
use UserFeedback\Tests\Support\Rights\Principal;
use UserFeedback\Tests\Support\Rights\PrincipalTestCase;
use UserFeedback\Tests\Support\Rights\PromisedRights;
use WP_Error;

/**
 * Calls every admin-ajax.php action as every kind of user, with a valid nonce, none, and another user's.
 *
 * @group anywhere
 */
final class AjaxAuthorizationTest extends PrincipalTestCase {

	private string $before = '';

	protected function setUp(): void {
		parent::setUp();
		Plugin::get( AjaxRouter::class )->addActions(); // As admin-ajax.php does first.
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter( 'plugins_api', static fn(): WP_Error => new WP_Error( 'plugins_api_failed', 'Nothing leaves a test.' ) );
		add_filter( 'wp_die_ajax_handler', static fn(): callable => static fn() => throw new RuntimeException( 'The request ends here.' ) );
	}

	protected function tearDown(): void {
		$_POST = array();
		parent::tearDown();
	}

	public static function tearDownAfterClass(): void {
		CaseCount::write( 'ajax', self::$cases );
	}

	public function test_the_site_has_exactly_the_actions_of_the_table_each_with_its_permission(): void {
		$wanted = array_map( static fn( AjaxAction $action ): string => 'wp_ajax_' . $action->action(), ActionTable::all() );
		sort( $wanted );
		self::assertSame( $wanted, OwnHooks::beginning( 'wp_ajax_' ) );

		$asked = array();
		foreach ( ActionTable::all() as $action ) {
			$asked[ $action->name ] = array( $action->permission, $action->also );
		}
		$promised = PromisedRights::OF_ACTIONS;
		ksort( $promised ); // Features decide the order of actions.
		ksort( $asked );
		self::assertSame( $promised, $asked );
	}

	/** @dataProvider everybody */
	public function test_each_user_can_do_only_what_they_have_permission_for( Principal $who ): void {
		$ofVisitor = array_map( static fn( AjaxAction $action ): string => wp_create_nonce( $action->nonceAction() ), ActionTable::all() );
		if ( Principal::VISITOR === $who ) {
			$who = Principal::SUBSCRIBER; // WordPress has nothing for visitors: we register no wp_ajax_nopriv_ action.
		}
		$this->as( $who );
		$this->before = Stored::now()->checksum();

		foreach ( ActionTable::all() as $place => $action ) {
			$nonces = array(
				'right'           => wp_create_nonce( $action->nonceAction() ),
				'absent'          => null,
				'another user\'s' => $ofVisitor[ $place ],
				'of the REST API' => wp_create_nonce( 'wp_rest' ),
				'a list'          => array( wp_create_nonce( $action->nonceAction() ) ),
			);
			foreach ( $nonces as $kind => $nonce ) {
				$this->attempt( $who, $action, $kind, null === $nonce ? array() : array( 'nonce' => $nonce ) );
			}
		}
	}

	/** @param array<string, mixed> $nonce */
	private function attempt( Principal $who, AjaxAction $action, string $kind, array $nonce ): void {
		++self::$cases;
		$this->sent = array();
		Plugin::get( Transaction::class )->begin();
		try {
			$answer = $this->answer( $action, $nonce );
			$said   = "$who->value, {$action->name}, nonce $kind: " . wp_json_encode( $answer->body );
			if ( 'right' === $kind && $this->may( $who, $action ) ) {
				self::assertNotSame( 'userfeedback_forbidden', $answer->at( 'data.code' ), $said );
				self::assertIsBool( $answer->at( 'success' ), $said );
			} else {
				self::assertSame( 'userfeedback_forbidden', $answer->at( 'data.code' ), $said );
				self::assertFalse( $answer->at( 'success' ), $said );
				self::assertSame( array(), $this->sent, $said );
				self::assertSame( $this->before, Stored::now()->checksum(), "$said, and something changed." );
			}
		} finally {
			Plugin::get( Transaction::class )->rollBack();
			wp_cache_flush();
		}
	}

	private function may( Principal $who, AjaxAction $action ): bool {
		[ $can, $also ] = PromisedRights::ofAction( $action->name );
		$keeper         = is_multisite() ? Principal::SUPER_ADMIN : Principal::ADMINISTRATOR; // The user who manages plugins.
		return $who->may( $can ) && ( null === $also || $keeper === $who );
	}

	/** @param array<string, mixed> $nonce */
	private function answer( AjaxAction $action, array $nonce ): RestAnswer {
		$body  = Sample::least( $action->bodyShape() );
		$_POST = $nonce + ( is_array( $body ) ? $body : array() );
		ob_start();
		try {
			do_action( 'wp_ajax_' . $action->action() );
			self::fail( "{$action->name} did not end the request." );
		} catch ( RuntimeException $end ) {
			self::assertSame( 'The request ends here.', $end->getMessage(), $action->name );
		} finally {
			$printed = (string) ob_get_clean();
		}
		return new RestAnswer( 0, json_decode( $printed, true ), array() );
	}
}
