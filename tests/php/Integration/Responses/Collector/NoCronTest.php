<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Collector;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Servers\ServedCollector;
use WP_Session_Tokens;
use WP_User;

/** A site on which cron never runs (DISABLE_WP_CRON), on a server that can't finish a reply early. */
final class NoCronTest extends ServedCollector {

	private ?WP_Session_Tokens $session = null;
	private string $token               = '';

	protected function tearDown(): void {
		$this->session?->destroy( $this->token );
		parent::tearDown();
	}

	public function test_without_cron_both_endpoints_take_answers_and_an_admin_visit_counts_them(): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve( null, dirname( __DIR__, 3 ) . '/Support/Servers/Routers/no-cron.php' ) );

		self::assertSame( 201, $this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( 'Yes' ) ) )[0] );
		self::assertSame( 201, $this->rest( "surveys/$survey->id/responses", $this->json( $survey, array( 'No' ) ) )[0] );
		self::assertSame( 2, $this->storedResponses( $survey ) );
		self::assertSame( 0, $this->counted( $survey->id ), 'Nothing has counted them yet.' );

		$this->server?->get( '/' );
		$this->server?->get( '/wp-admin/admin-ajax.php?action=uf_none' );
		self::assertSame( 0, $this->counted( $survey->id ), 'No visitor can make the site count.' );

		self::assertSame(
			200,
			$this->server?->get( '/wp-admin/admin.php?page=userfeedback_results', array( 'Cookie' => $this->cookie() ) )[0]
		);
		self::assertSame( 2, $this->counted( $survey->id ) );
	}

	/** Cookie of an administrator who has just logged in. */
	private function cookie(): string {
		$until = time() + HOUR_IN_SECONDS;
		$user  = get_users( array( 'role' => 'administrator', 'number' => 1 ) )[0] ?? null;
		self::assertInstanceOf( WP_User::class, $user );
		$this->session = WP_Session_Tokens::get_instance( $user->ID );
		$this->token   = $this->session->create( $until );
		$cookies       = array( LOGGED_IN_COOKIE => 'logged_in', AUTH_COOKIE => 'auth' );
		return implode(
			'; ',
			array_map(
				fn( string $name, string $kind ): string => "$name=" . rawurlencode(
					wp_generate_auth_cookie( $user->ID, $until, $kind, $this->token )
				),
				array_keys( $cookies ),
				$cookies
			)
		);
	}

	private function counted( int $surveyId ): int {
		return (int) Plugin::get( Db::class )->value( 'SELECT SUM(responses) FROM {daily} WHERE survey_id = %d', array( $surveyId ) );
	}
}
