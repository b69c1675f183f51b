<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Platform;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Wiring\Counter;
use UserFeedback\Tests\Support\Wiring\Listener;

final class HooksTest extends SiteTestCase {

	private Counter $created;

	protected function setUp(): void {
		parent::setUp();
		$this->created = new Counter();
		( new Hooks( $this->container() ) )->add( Hooks::of( Listener::class ) );
	}

	public function test_a_class_is_created_once_when_its_first_hook_fires_and_a_filter_returns_its_value(): void {
		$before = $this->created->count;

		self::assertSame( 'b1', apply_filters( 'uf_test_append', 'b', '1' ) );
		self::assertSame( 'c2', apply_filters( 'uf_test_append', 'c', '1' ) );
		self::assertSame( array( 0, 1 ), array( $before, $this->created->count ) );
	}

	public function test_a_condition_that_is_false_creates_nothing_and_passes_the_value_on(): void {
		self::assertSame( 'as it was', apply_filters( 'uf_test_in_admin', 'as it was' ) );
		self::assertSame( array( 'read' ), apply_filters( 'uf_test_own_name', array( 'read' ), 'theirs' ) );
		self::assertSame( 'as it was', apply_filters( 'uf_test_asked', 'as it was' ) );
		self::assertSame( 0, $this->created->count );

		$_GET = array( 'uf_test' => '1' );
		self::assertSame( array( 'heard' ), apply_filters( 'uf_test_own_name', array( 'read' ), 'userfeedback_edit' ) );
		self::assertSame( array( 'heard' ), apply_filters( 'uf_test_asked', 'as it was' ) );
		$_GET = array();
		self::assertSame( 1, $this->created->count );
	}

	/** An update deletes the files of classes that a running request hasn't loaded yet. */
	public function test_a_filter_keeps_its_value_if_a_class_of_the_plugin_is_missing(): void {
		/** @var class-string $missing */
		$missing = self::missingClass();
		( new Hooks( $this->container() ) )->add( array( array( 'uf_test_missing', $missing, 'append', 10, 1, null ) ) );

		self::assertSame( 'as it was', apply_filters( 'uf_test_missing', 'as it was' ) );
	}

	private static function missingClass(): string {
		return 'UserFeedback\\Missing\\Listener';
	}

	private function container(): Container {
		$listener = function (): Listener {
			++$this->created->count;
			return new Listener();
		};
		return new Container( static fn( string $className ): ?Closure => Listener::class === $className ? $listener : null );
	}
}
