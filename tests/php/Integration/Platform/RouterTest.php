<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Platform;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migrator;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Servers\ReplicatedWpdb;
use wpdb;

final class RouterTest extends RestTestCase {

	public function test_an_unknown_survey_is_not_found(): void {
		$this->assertNotFound( $this->asRoleWith( Permission::VIEW )->request( 'GET', 'surveys/999999' ) );
	}

	public function test_an_id_outside_the_range_of_the_database_is_refused(): void {
		$this->asRoleWith( Permission::VIEW );

		$this->assertInvalid( $this->request( 'GET', 'surveys/0' ), 'id' );
		$this->assertInvalid( $this->request( 'GET', 'surveys/99999999999999999999' ), 'id' );
	}

	public function test_the_message_names_the_field_and_the_error(): void {
		$answer = $this->asRoleWith( Permission::EDIT )->request(
			'POST',
			'surveys',
			array( 'title' => 'x', 'questions' => array( array( 'title' => 'y' ) ) )
		);

		self::assertSame( 'questions[0].type: This is required.', $answer->at( 'message' ) );
		self::assertSame( 'This has the wrong data type.', $this->raw( 'POST', 'surveys', '5' )->at( 'message' ) );
	}

	public function test_a_user_without_permission_gets_no_details_about_an_invalid_body(): void {
		$this->assertForbidden( $this->asVisitor()->raw( 'POST', 'surveys', '{"title":""}' ) );
	}

	public function test_a_public_body_that_is_too_large_is_not_read(): void {
		$survey = $this->aSurvey();
		$answer = $this->asVisitor()->request(
			'POST',
			"surveys/$survey->id/responses",
			array( 'answers' => str_repeat( 'x', Limits::PUBLIC_BODY_BYTES ) )
		);

		$this->assertStatus( 413, $answer );
	}

	public function test_undeclared_query_parameters_are_ignored(): void {
		$this->assertStatus(
			200,
			$this->asRoleWith( Permission::VIEW )->request( 'GET', 'surveys', array( '_locale' => 'user', 'x' => '1' ) )
		);
	}

	public function test_a_site_preparing_its_tables_asks_the_client_to_retry(): void {
		update_option( SiteSetup::SCHEMA_LOG, array() );
		add_option( Migrator::LOCK . '.lock', time() );
		$this->restart();

		$answer = $this->asRoleWith( Permission::VIEW )->request( 'GET', 'surveys' );

		$this->assertStatus( 503, $answer );
		self::assertSame( '5', $answer->headers['Retry-After'] ?? '' );
	}

	/**
	 * Guards against: behind replicas that lag, a survey that was just saved did not exist for its owner.
	 *
	 * @group mariadb
	 */
	public function test_behind_replicas_owners_see_what_was_just_saved(): void {
		$id    = $this->aSurvey()->id;
		$owner = $this->asRoleWith( Permission::VIEW );
		/** @var wpdb $primary */
		$primary = $GLOBALS['wpdb'];
		/** @var array{string, string, string, string} $login what wp-config.php says. */
		$login = array_map( 'constant', array( 'DB_USER', 'DB_PASSWORD', 'DB_NAME', 'DB_HOST' ) );
		$wpdb  = new ReplicatedWpdb( ...$login );
		$wpdb->set_prefix( $primary->prefix );
		$wpdb->readFrom( new wpdb( ...$login ), $primary ); // Like a replica, another connection doesn't see what the test stored.
		$GLOBALS['wpdb'] = $wpdb;
		try {
			$this->restart();
			$onReplica = ( new Db( $wpdb ) )->value( 'SELECT id FROM {surveys} WHERE id = %d', array( $id ) );
			$answer    = $owner->request( 'GET', "surveys/$id" );
		} finally {
			$GLOBALS['wpdb'] = $primary;
		}

		self::assertNull( $onReplica );
		$this->assertStatus( 200, $answer );
	}

	/** Serves requests with a new plugin, as another process does. */
	private function restart(): void {
		remove_all_actions( 'rest_api_init' );
		$GLOBALS['wp_rest_server'] = null;
		( new Plugin() )->register();
	}

	protected function tearDown(): void {
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}
}
