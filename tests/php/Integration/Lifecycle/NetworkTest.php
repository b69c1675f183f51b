<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Lifecycle;

use UserFeedback\Licensing\Keys\ChangeLicense;
use UserFeedback\Licensing\Keys\CurrentLicense;
use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Keys\License\LicenseState;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Lifecycle\SiteSetupHooks;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Results\Exports\Files\ExportFolder;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Servers\SecondSite;
use wpdb;

/**
 * The plugin on a network: each site has its own data.
 *
 * @group multisite
 */
final class NetworkTest extends RestTestCase {

	private SecondSite $second;

	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Transaction::class )->rollBack();
		$this->second = SecondSite::make();
		Plugin::get( Transaction::class )->begin();
	}

	protected function tearDown(): void {
		SecondSite::goBack();
		Plugin::get( Transaction::class )->rollBack();
		$this->second->remove();
		Plugin::get( Transaction::class )->begin();
		parent::tearDown();
	}

	public function test_a_new_site_is_set_up_on_first_use(): void {
		switch_to_blog( $this->second->id );
		self::assertFalse( Plugin::get( SiteSetup::class )->isReady() );

		( new SiteSetupHooks( Plugin::get( SiteSetup::class ) ) )->prepare();

		self::assertTrue( Plugin::get( SiteSetup::class )->isReady() );
		self::assertNull( Plugin::get( SiteSetup::class )->failure() );
		self::assertStringContainsString( "_{$this->second->id}_uf_surveys", Plugin::get( Db::class )->table( 'surveys' ) );
		self::assertSame( '0', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {surveys}' ) );
	}

	/** A network may have ten thousand sites: activation runs queries on none of them, and visitors' pages change no tables. */
	public function test_network_activation_sets_up_no_site_until_its_first_use(): void {
		do_action( 'activate_' . plugin_basename( USERFEEDBACK_FILE ), true );
		self::assertFalse( $this->onSecond( static fn(): bool => Plugin::get( SiteSetup::class )->isReady() ) );
		self::assertSame( array(), $this->onSecond( static fn(): array => Plugin::get( Db::class )->tables() ) );

		$this->onSecond(
			static function (): void {
				( new SiteSetupHooks( Plugin::get( SiteSetup::class ) ) )->beforeRest();
				self::assertTrue( Plugin::get( SiteSetup::class )->isReady() );
			}
		);
	}

	/** Guards against: removing a user from a site without tables caused a database error. */
	public function test_a_user_can_be_removed_from_a_site_that_was_never_used(): void {
		$this->asMember( 'subscriber' );
		$user = get_current_user_id();
		add_user_to_blog( $this->second->id, $user, 'editor' );
		self::assertTrue( remove_user_from_blog( $user, $this->second->id ) );
		self::assertFalse( is_user_member_of_blog( $user, $this->second->id ) );
	}

	public function test_a_survey_appears_only_on_its_own_site(): void {
		$first = $this->aSurvey( array( 'title' => 'Of the first site' ) );
		$this->useSecond();
		$this->aSurvey( array( 'title' => 'Of the second site' ) );

		$this->asRoleWith( Permission::EDIT );
		self::assertSame( array( 'Of the second site' ), $this->request( 'GET', 'surveys' )->column( 'items', 'title' ) );
		self::assertSame(
			array( 'Of the second site' ),
			array_map( static fn( $survey ): string => $survey->title, Plugin::get( LiveSurveys::class )->first( 20 ) )
		);

		restore_current_blog();
		$titles = $this->request( 'GET', 'surveys' )->column( 'items', 'title' );
		self::assertContains( 'Of the first site', $titles );
		self::assertNotContains( 'Of the second site', $titles );
		self::assertContains(
			$first->id,
			array_map( static fn( $survey ): int => $survey->id, Plugin::get( LiveSurveys::class )->first( 20 ) )
		);
	}

	public function test_a_permission_on_one_site_does_not_apply_to_another(): void {
		$this->asMember( 'administrator' );
		$this->assertStatus( 200, $this->request( 'GET', 'surveys' ) );

		$this->useSecond();
		$this->assertForbidden( $this->request( 'GET', 'surveys' ) );
		self::assertFalse( current_user_can( Permission::SETTINGS->value ) );

		add_user_to_blog( $this->second->id, get_current_user_id(), 'editor' );
		wp_set_current_user( get_current_user_id() );
		$this->assertStatus( 200, $this->request( 'GET', 'surveys' ) );
		self::assertFalse( current_user_can( Permission::SETTINGS->value ) );
	}

	public function test_a_network_admin_has_every_permission_on_each_site(): void {
		$this->asMember( 'subscriber' );
		grant_super_admin( get_current_user_id() );
		$this->useSecond();

		$this->assertStatus( 200, $this->request( 'GET', 'surveys' ) );
		self::assertTrue( current_user_can( Permission::SETTINGS->value ) );
	}

	public function test_deleting_a_site_leaves_no_table_option_job_or_file_behind(): void {
		Plugin::get( Transaction::class )->rollBack(); // Inside one, SQLite keeps tables that it read.
		$this->useSecond();
		self::assertGreaterThan( 4, count( Plugin::get( Db::class )->tables() ) );
		wp_schedule_single_event( time() + 60, 'userfeedback_process' );
		$folder = new ExportFolder();
		$file   = $folder->newFile( 'csv' );
		$handle = $folder->open( $file, 0 );
		self::assertIsResource( $handle );
		fclose( $handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fclose -- As the writer of exports does.
		$uploads = (string) wp_upload_dir()['basedir'];
		self::assertStringEndsWith( "/sites/{$this->second->id}", $uploads );
		self::assertFileExists( "$uploads/userfeedback-exports/$file" );
		/** @var wpdb $wpdb */
		global $wpdb;
		$options = $wpdb->options;
		restore_current_blog();
		$ofFirst = Plugin::get( Db::class )->tables();

		wp_delete_site( $this->second->id );

		switch_to_blog( $this->second->id );
		self::assertSame( array(), Plugin::get( Db::class )->tables() );
		self::assertFalse( wp_next_scheduled( 'userfeedback_process' ) );
		self::assertSame( '', get_option( SiteSetup::WRITE_KEY, '' ) );
		self::assertSame( array(), $wpdb->get_results( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $options ) ) ) );
		self::assertDirectoryDoesNotExist( "$uploads/userfeedback-exports" );
		restore_current_blog();
		self::assertSame( $ofFirst, Plugin::get( Db::class )->tables() );
		Plugin::get( Transaction::class )->begin();
	}

	public function test_a_site_admin_sees_the_plan_of_the_network_key_but_cannot_remove_the_key(): void {
		$this->asMember( 'subscriber' );
		$owner = get_current_user_id();
		self::assertTrue(
			Plugin::get( ChangeLicense::class )->accept( $this->licenseKey( Plan::PRO, '127.0.0.1', true ), true )->isValid()
		);
		add_user_to_blog( $this->second->id, $owner, 'administrator' );
		$this->useSecond();
		wp_set_current_user( $owner );

		self::assertTrue( current_user_can( Permission::SETTINGS->value ) );
		self::assertSame( Plan::PRO, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
		self::assertTrue( Plugin::get( CurrentLicense::class )->effective()->isValid() );
		self::assertSame( LicenseState::NONE, Plugin::get( CurrentLicense::class )->ofSite()->state );
		self::assertFalse( current_user_can( 'manage_network_options' ), 'Only who may that takes the key of the network away.' );

		Plugin::get( ChangeLicense::class )->removeFromSite();
		self::assertSame( Plan::PRO, Plugin::get( CurrentLicensedEdition::class )->get()->plan, 'A site has no key of its own to remove.' );
		delete_site_option( 'userfeedback_license' );
		self::assertSame( Plan::LITE, Plugin::get( CurrentLicensedEdition::class )->get()->plan );
	}

	public function test_network_deactivation_stops_the_plugin_on_every_site(): void {
		wp_schedule_single_event( time() + 60, 'userfeedback_process' );
		$this->useSecond();
		wp_schedule_single_event( time() + 60, 'userfeedback_process' );
		restore_current_blog();

		do_action( 'deactivate_' . plugin_basename( USERFEEDBACK_FILE ), true );

		self::assertFalse( wp_next_scheduled( 'userfeedback_process' ) );
		switch_to_blog( $this->second->id );
		self::assertFalse( wp_next_scheduled( 'userfeedback_process' ) );
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function onSecond( callable $work ): mixed {
		switch_to_blog( $this->second->id );
		try {
			return $work();
		} finally {
			restore_current_blog();
		}
	}

	private function useSecond(): void {
		switch_to_blog( $this->second->id );
		Plugin::get( SiteSetup::class )->makeReady();
		self::assertTrue( Plugin::get( SiteSetup::class )->isReady() );
	}
}
