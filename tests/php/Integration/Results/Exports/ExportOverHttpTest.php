<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results\Exports;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Lifecycle\SurveyDataRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Tests\Support\Servers\SiteServer;
use WP_Session_Tokens;

/** Downloads from the hidden admin page of a real server. */
final class ExportOverHttpTest extends SiteTestCase {

	use Responding;

	private ?SiteServer $server = null;
	private ?Survey $survey     = null;

	/** @var list<int> */
	private array $users = array();

	/** The server is another process: its data must be committed, so this test cleans up by itself. */
	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Transaction::class )->rollBack();
		$this->server = SiteServer::start();
		$this->survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text' ) ) ) );
		$this->respond( $this->survey, array( '=1+1' ), '2026-11-21T10:00:00Z' );
	}

	protected function tearDown(): void {
		$this->server?->stop();
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
		foreach ( $this->users as $id ) {
			is_multisite() ? wpmu_delete_user( $id ) : wp_delete_user( $id );
		}
		if ( null !== $this->survey ) {
			( new SurveyDataRepository( Plugin::get( Db::class ) ) )->deleteOf( array( $this->survey->id ) );
			Plugin::get( Db::class )->write( 'DELETE FROM {surveys} WHERE id = %d', array( $this->survey->id ) );
		}
		Plugin::get( Transaction::class )->begin();
		parent::tearDown();
	}

	public function test_the_file_is_sent_as_a_download(): void {
		[ $cookie, $nonce ] = $this->login( 'administrator' );

		[ $status, $body ] = $this->open( $cookie, "&format=csv&_wpnonce=$nonce" );

		self::assertSame( 200, $status );
		self::assertStringStartsWith( "\xEF\xBB\xBFResponse ID,", $body );
		self::assertStringEndsWith( ",'=1+1\r\n", $body );
		$headers = strtolower( implode( "\n", $this->server->headers ?? array() ) );
		self::assertStringContainsString( 'content-type: text/csv; charset=utf-8', $headers );
		self::assertStringContainsString( 'content-disposition: attachment; filename="userfeedback-', $headers );
		self::assertStringContainsString( 'x-content-type-options: nosniff', $headers );
		self::assertStringContainsString( 'content-length: ' . strlen( $body ), $headers );
		self::assertMatchesRegularExpression( '/cache-control: [^\n]*(no-store|private)/', $headers );
	}

	public function test_errors_show_on_a_page_with_a_link_back(): void {
		[ $cookie, $nonce ] = $this->login( 'administrator' );

		[ $status, $body ] = $this->open( $cookie, "&format=exe&_wpnonce=$nonce" );
		self::assertSame( 400, $status );
		self::assertStringContainsString( 'This must be one of: csv, xlsx.', $body );
		self::assertStringContainsString( 'page=userfeedback_results', $body );

		[ $status, $body ] = $this->open( $cookie, '&_wpnonce=0123456789' );
		self::assertSame( 403, $status );
		self::assertStringContainsString( 'This link has expired.', $body );
	}

	public function test_other_users_are_refused(): void {
		[ , $nonce ] = $this->login( 'administrator' );
		[ $cookie ]  = $this->login( 'subscriber' );

		self::assertSame( 403, $this->open( $cookie, "&_wpnonce=$nonce" )[0] );
		self::assertSame( 302, $this->open( '', "&_wpnonce=$nonce" )[0] );
	}

	/** @return array{int, string} */
	private function open( string $cookie, string $query ): array {
		self::assertNotNull( $this->server );
		$id = $this->survey->id ?? 0;
		return $this->server->get( "/wp-admin/admin.php?page=userfeedback_exports&survey_id=$id$query", array( 'Cookie' => $cookie ) );
	}

	/** @return array{string, string} the cookie header of a new login and the signature of its links. */
	private function login( string $role ): array {
		$user                        = $this->asMember( $role )->users[] = get_current_user_id();
		$until                       = time() + HOUR_IN_SECONDS;
		$token                       = WP_Session_Tokens::get_instance( $user )->create( $until );
		$ofUser                      = wp_generate_auth_cookie( $user, $until, 'logged_in', $token );
		$ofAdmin                     = wp_generate_auth_cookie( $user, $until, 'auth', $token );
		$_COOKIE[ LOGGED_IN_COOKIE ] = $ofUser;
		return array(
			LOGGED_IN_COOKIE . '=' . rawurlencode( $ofUser ) . '; ' . AUTH_COOKIE . '=' . rawurlencode( $ofAdmin ),
			wp_create_nonce( 'userfeedback_exports' ),
		);
	}
}
