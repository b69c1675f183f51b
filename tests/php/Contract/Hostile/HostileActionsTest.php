<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Hostile;

use UserFeedback\Platform\Ajax\ActionTable;
use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\AjaxTestCase;
use UserFeedback\Tests\Support\Hostile\CaseCount;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Hostile\HostileText;
use UserFeedback\Tests\Support\Hostile\Sample;
use UserFeedback\Tests\Support\Hostile\Tripwire;
use UserFeedback\Tests\Support\Made\Stored;
use WP_Error;

/** Sends every invalid value in every form field to every admin-ajax action. */
final class HostileActionsTest extends AjaxTestCase {

	private static int $cases = 0;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_http_request', static fn(): WP_Error => new WP_Error( 'http_request_failed', 'Nothing leaves a test.' ), 1 );
		add_filter( 'plugins_api', static fn(): WP_Error => new WP_Error( 'plugins_api_failed', 'Nothing leaves a test.' ) );
		$this->asOwner();
		Tripwire::$woke = 0;
	}

	public static function tearDownAfterClass(): void {
		CaseCount::write( 'hostile actions', self::$cases );
	}

	/** @dataProvider actions */
	public function test_an_unexpected_field_has_no_effect( AjaxAction $action ): void {
		$least = Sample::least( $action->bodyShape() );
		self::assertIsArray( $least );
		foreach ( array_keys( $action->bodyShape()->properties() ) as $field ) {
			foreach ( self::values() as $name => $value ) {
				$this->attempt( $action, array( $field => $value ) + $least, "$action->name, $field: $name" );
			}
			if ( $action->bodyShape()->properties()[ $field ]->isRequired() ) {
				$answer = $this->attempt( $action, array_diff_key( $least, array( $field => true ) ), "$action->name, $field: missing" );
				$this->assertRefused( $answer, 400, 'userfeedback_invalid' );
			}
		}
		$this->attempt( $action, array( 'uf_extra' => HostileText::MARK ) + $least, "$action->name: a field nobody knows" );
	}

	/** @return array<string, array{AjaxAction}> */
	public static function actions(): array {
		$actions = array();
		foreach ( ActionTable::all() as $action ) {
			$actions[ $action->name ] = array( $action );
		}
		return $actions;
	}

	/** @return array<string, mixed> values that a form can send: texts, and lists and maps of texts. */
	private static function values(): array {
		return HostileText::all() + array(
			'nothing'                => '',
			'a list'                 => array( 'a' ),
			'a map'                  => array( 'a' => array( 'b' => 'c' ) ),
			'a deep nest'            => json_decode( str_repeat( '{"a":', 60 ) . '"b"' . str_repeat( '}', 60 ), true ),
			'64 KB'                  => str_repeat( 'a', 65536 ),
			'bytes that are no text' => "\xFF\xFE\x00",
			'a path'                 => '../../../wp-config.php',
			'an address'             => 'http://169.254.169.254/latest/meta-data/',
		);
	}

	/** @param array<array-key, mixed> $body */
	private function attempt( AjaxAction $action, array $body, string $case ): RestAnswer {
		++self::$cases;
		$before = Stored::now()->checksum();
		Plugin::get( Transaction::class )->begin();
		try {
			$answer = $this->post( $action->name, $body );
			self::assertSame( 0, Tripwire::$woke, $case );
			if ( true !== $answer->at( 'success' ) ) {
				// An invalid key is a normal reply, not an error. Without a connection to Google there is nothing to do there.
				self::assertContains( $answer->at( 'data.status' ) ?? 200, array( 200, 400, 403, 409 ), $case );
				self::assertNotSame( '', $answer->text( 'data.message' ), $case );
				self::assertSame( $before, Stored::now()->checksum(), "$case: refused, and something was stored." );
			}
		} finally {
			Plugin::get( Transaction::class )->rollBack();
			wp_cache_flush();
		}
		return $answer;
	}
}
