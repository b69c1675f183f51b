<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Hostile;

use PHPUnit\Framework\AssertionFailedError;
use Throwable;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Code\SentQueries;
use UserFeedback\Tests\Support\Made\Stored;
use WP_Error;

/** Base test that sends invalid and malicious input, and checks that it has no effect. */
abstract class HostileTestCase extends RestTestCase {

	/** Routes that return rendered text, in parts, in a message, or in a URL; other tests check that none of it becomes markup. */
	private const DRAWN = array(
		'POST /surveys/preview',
		'POST /response-mail/sample',
		'POST /webhooks/sample',
		'POST /surveys/{id}/single-use-links',
	);

	/** All status codes that a route of the contract may return. */
	private const DECLARED = array( 200, 201, 204, 400, 403, 404, 409, 413 );

	protected static int $cases = 0;

	/** Numbers of cases that ran and that a sample omitted. */
	protected int $made = 0;
	protected SentQueries $queries;

	private string $before = '';

	/** True if a database savepoint exists. */
	private bool $isMarked = false;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_http_request', static fn(): WP_Error => new WP_Error( 'http_request_failed', 'Nothing leaves a test.' ), 1 );
		$this->asRoleWith( Permission::EDIT, Permission::VIEW, Permission::DELETE, Permission::SETTINGS );
		wp_get_current_user()->add_cap( 'update_plugins' );
		$this->queries = new SentQueries();
	}

	protected function tearDown(): void {
		$this->goBack();
		parent::tearDown();
	}

	/** From now on, a rejected call must not change stored data. */
	protected function watch(): void {
		$this->before = Stored::now()->checksum();
		$this->queries->listen();
		Tripwire::$woke = 0;
	}

	/** True if this case runs here; see SeededSample. */
	protected function takes( string $case ): bool {
		++$this->made;
		return SeededSample::takes( $case );
	}

	/**
	 * Makes one call and undoes it.
	 *
	 * @param string $case what is sent where, for failure messages.
	 */
	protected function attempt( Route $route, string $path, ?string $json, string $case ): RestAnswer {
		++self::$cases;
		$this->queries->forget();
		$this->mark();
		try {
			$answer = $this->raw( $route->method, $path, $json );
			$this->assertHarmless( $answer, $json ?? '', $case, in_array( $route->key(), self::DRAWN, true ) );
		} catch ( AssertionFailedError $known ) {
			throw $known;
		} catch ( Throwable $fault ) {
			self::fail( "$case: " . $fault->getMessage() . ' in ' . $fault->getFile() . ':' . $fault->getLine() );
		}
		if ( array() !== $this->queries->writes() ) {
			$this->goBack();
			wp_cache_flush();
		}
		return $answer;
	}

	/** Stays until a call writes: most write nothing, and marking and rolling back costs as much as many calls. */
	private function mark(): void {
		if ( ! $this->isMarked ) {
			Plugin::get( Transaction::class )->begin();
			$this->isMarked = true;
		}
	}

	private function goBack(): void {
		if ( $this->isMarked ) {
			Plugin::get( Transaction::class )->rollBack();
			$this->isMarked = false;
		}
	}

	private function assertHarmless( RestAnswer $answer, string $json, string $case, bool $isDrawn ): void {
		$writes = $this->queries->writes();
		self::assertContains( $answer->status, self::DECLARED, $case );
		self::assertNotContains( $answer->text( 'code' ), array( 'userfeedback_forbidden', 'rest_forbidden' ), $case );
		self::assertSame( 0, Tripwire::$woke, $case );
		if ( $answer->status >= 400 && array() !== $writes ) {
			self::assertSame( $this->before, Stored::now()->checksum(), "$case: refused, and something was stored." );
		}
		if ( $answer->status < 300 ) {
			$stored = array() === $writes ? array() : Stored::writtenBy( $writes )->texts();
			$said   = $isDrawn ? array() : Stored::leaves( $answer->body );
			$this->assertWhole( array( ...$said, ...$stored ), $json, $case );
		}
	}

	/** Returns an address of the route at which it finds something. */
	protected function pathOf( Route $route, int $id ): string {
		$query = Sample::least( $route->queryShape() );
		return Sample::path( $route, $id ) . ( is_array( $query ) && array() !== $query ? '?' . http_build_query( $query ) : '' );
	}

	protected function assertRefused( RestAnswer $answer, string $path, string $case ): void {
		$said = "$case: " . wp_json_encode( $answer->body );
		self::assertSame( 400, $answer->status, $said );
		if ( 'rest_invalid_json' === $answer->text( 'code' ) ) {
			return;
		}
		$named = array_map( 'strval', array_keys( $answer->items( 'data.params' ) ) );
		$there = array_filter(
			$named,
			static fn( string $name ): bool => str_starts_with( $name, $path ) || str_starts_with( $path, $name )
		);
		self::assertNotSame( array(), $there, $said );
	}

	/**
	 * Sent text is stored character by character or not at all: never truncated, never "cleaned".
	 *
	 * @param list<string> $texts
	 */
	private function assertWhole( array $texts, string $json, string $case ): void {
		$sent = array_filter(
			Stored::leaves( json_decode( $json, true ) ),
			static fn( string $text ): bool => str_contains( $text, HostileText::MARK )
		);
		$may  = array();
		foreach ( $sent as $text ) { // Unchanged; with one kind of line break and trimmed; in one line; and without invisible characters.
			$tidy = trim( str_replace( "\r\n", "\n", $text ), " \t\n" );
			array_push( $may, $text, $tidy, (string) preg_replace( '/[ \t]*\n[ \t\n]*/', ' ', $tidy ), OwnerText::address( $text ) );
		}
		foreach ( $texts as $text ) {
			if ( str_contains( $text, HostileText::MARK ) ) {
				self::assertContains( $text, $may, $case );
			}
		}
	}
}
