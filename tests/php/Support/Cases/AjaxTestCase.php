<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use RuntimeException;
use UserFeedback\Platform\Ajax\ActionTable;
use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\Ajax\AjaxRouter;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Plugin;

/** Base test that posts to admin-ajax.php as a browser does. Each successful response is checked against the contract. */
abstract class AjaxTestCase extends SiteTestCase {

	/** Sends the right nonce where a test sets none. */
	private const RIGHT = 'right';

	/** Does what admin-ajax.php does first. */
	protected function setUp(): void {
		parent::setUp();
		Plugin::get( AjaxRouter::class )->addActions();
	}

	protected function tearDown(): void {
		$_POST = array();
		parent::tearDown();
	}

	/** Acts as an administrator, also of the network if there is one. */
	protected function asOwner(): static {
		$this->asMember( 'administrator' );
		if ( is_multisite() ) {
			grant_super_admin( get_current_user_id() );
		}
		return $this;
	}

	/**
	 * @param string                $name  without our prefix.
	 * @param array<array-key, mixed> $body
	 * @param string|null           $nonce null sends no nonce.
	 */
	protected function post( string $name, array $body = array(), ?string $nonce = self::RIGHT ): RestAnswer {
		$action = self::action( $name );
		$nonce  = self::RIGHT === $nonce ? wp_create_nonce( $action->nonceAction() ) : $nonce;
		$_POST  = wp_slash( $body + ( null === $nonce ? array() : array( 'nonce' => $nonce ) ) );

		$text = $this->sent( static fn() => do_action( 'wp_ajax_' . $action->action() ) );
		$json = json_decode( $text, true );
		self::assertIsArray( $json, "$name answered: $text" );
		self::assertSame( array( 'success', 'data' ), array_keys( $json ) );

		$answer = new RestAnswer( 200, $json, array() );
		if ( true === $answer->at( 'success' ) ) {
			$faults = array_map(
				static fn( Violation $violation ): string => "$violation->path: $violation->rule",
				Validator::body( $action->answerShape(), $answer->at( 'data' ) )->violations
			);
			self::assertSame( array(), $faults, $text );
		}
		return $answer;
	}

	protected function assertRefused( RestAnswer $answer, int $status, string $code ): void {
		self::assertSame(
			array( false, $code, $status ),
			array( $answer->at( 'success' ), $answer->at( 'data.code' ), $answer->at( 'data.status' ) )
		);
		self::assertNotSame( '', $answer->text( 'data.message' ) );
		self::assertSame( $answer->at( 'data.message' ), $answer->at( 'data.error' ) );
	}

	protected function assertDone( RestAnswer $answer ): void {
		self::assertTrue( $answer->at( 'success' ), (string) wp_json_encode( $answer->body ) );
	}

	protected static function action( string $name ): AjaxAction {
		foreach ( ActionTable::all() as $action ) {
			if ( $action->name === $name ) {
				return $action;
			}
		}
		throw new RuntimeException( "There is no action $name." );
	}

	/** Returns WordPress's output before it dies. */
	private function sent( callable $run ): string {
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter( 'wp_die_ajax_handler', static fn(): callable => static fn() => throw new RuntimeException( 'died' ) );
		ob_start();
		try {
			$run();
		} catch ( RuntimeException $end ) {
			if ( 'died' !== $end->getMessage() ) {
				throw $end;
			}
		} finally {
			$text = (string) ob_get_clean();
			remove_filter( 'wp_doing_ajax', '__return_true' );
		}
		return $text;
	}
}
