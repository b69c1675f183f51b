<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Licensing;

use stdClass;
use UserFeedback\Licensing\Updates\DownloadPackage;
use UserFeedback\Licensing\Updates\FetchUpdateOffer;
use UserFeedback\Licensing\Updates\UpdateHooks;
use UserFeedback\Licensing\Updates\UpdateUrl;
use UserFeedback\Platform\Hooks;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Servers\ReleaseServer;
use WP_Error;

/**
 * Only updates from the publisher are accepted. This test installs nothing, because the plugin is symlinked.
 *
 * @group anywhere
 */
final class UpdatesTest extends SiteTestCase {

	private const BASENAME = 'userfeedback/userfeedback.php';

	private ReleaseServer $server;

	/** @var array<string, mixed> what WordPress's directory has for this plugin. */
	private array $ofDirectory = array();

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		wp_cache_delete( 'plugins', 'plugins' );
		wp_installing( false ); // After another test has created a network site, WordPress still reports this and skips update checks.
		$this->server = new ReleaseServer();
		delete_site_transient( 'update_plugins' );
		add_filter(
			'pre_http_request',
			function ( mixed $answer, mixed $args, string $url ): mixed {
				if ( ! str_contains( $url, '//api.wordpress.org/plugins/update-check' ) ) {
					return $answer;
				}
				$body = wp_json_encode( array( 'plugins' => $this->ofDirectory, 'no_update' => array(), 'translations' => array() ) );
				return array( 'response' => array( 'code' => 200 ), 'body' => $body );
			},
			10,
			3
		);
	}

	protected function tearDown(): void {
		$this->server->stop();
		delete_site_transient( 'update_plugins' );
		parent::tearDown();
	}

	public function test_a_signed_newer_version_is_offered_shown_and_downloaded(): void {
		$this->server->serve( 'offer.json', $this->server->offer() );
		$this->listen( $this->module() );

		$update = $this->found();
		self::assertNotNull( $update );
		self::assertSame(
			array( '99.1.0', '6.6', '8.1', '7.1' ),
			array( $update->new_version, $update->requires, $update->requires_php, $update->tested )
		);

		$file = $this->downloaded( $update->package );
		self::assertIsString( $file );
		self::assertSame( ReleaseServer::ZIP, file_get_contents( $file ) );
		unlink( $file );

		$details = apply_filters( 'plugins_api', false, 'plugin_information', (object) array( 'slug' => $update->slug ) );
		self::assertInstanceOf( stdClass::class, $details );
		self::assertSame( array( 'changelog' => "<p>= 99.1.0 = &lt;b&gt;All&lt;/b&gt; of it.</p>\n" ), $details->sections );
		self::assertFalse( apply_filters( 'plugins_api', false, 'plugin_information', (object) array( 'slug' => 'akismet' ) ) );
		self::assertSame( array( 'offer.json UserFeedback', 'package.zip UserFeedback' ), $this->server->asked() );
	}

	/**
	 * @dataProvider notOffered
	 * @param callable(ReleaseServer): string $offer
	 */
	public function test_any_other_release_is_not_offered( callable $offer ): void {
		$this->server->serve( 'offer.json', $offer( $this->server ) );
		$this->listen( $this->module() );

		self::assertNull( $this->found() );
		$said = apply_filters( 'update_plugins_' . UpdateUrl::host(), 'none yet', array(), self::BASENAME, array() );
		self::assertFalse( $said, 'WordPress, too, leaves an older one out; it is not even told of it.' );
	}

	/** @return array<string, array{callable(ReleaseServer): string}> */
	public static function notOffered(): array {
		$changed = static fn( string $from, string $to ): array => array(
			static fn( ReleaseServer $server ): string => str_replace( $from, $to, $server->offer() ),
		);
		$other   = static fn( string $name, mixed $value ): array => array(
			static fn( ReleaseServer $server ): string => $server->offer( array( $name => $value ) ),
		);
		return array(
			'an older version'            => $other( 'version', '0.0.9' ),
			'this version'                => $other( 'version', USERFEEDBACK_VERSION ),
			'no version'                  => $other( 'version', '99' ),
			'another plugin'              => $other( 'plugin', 'akismet' ),
			'a zip on another server'     => $other( 'package', 'http://example.org/package.zip' ),
			'a zip that is a file'        => $other( 'package', 'file:///etc/passwd' ),
			'no sum'                      => $other( 'sha256', '' ),
			'no size'                     => $other( 'size', 0 ),
			'a zip of 20 MB'              => $other( 'size', 20_000_001 ),
			'changed after it was signed' => $changed( '99.1.0', '99.2.0' ),
			'not signed'                  => $changed( '"signature"', '"signed"' ),
			'signed by somebody else'     => array(
				static fn( ReleaseServer $server ): string => $server->offer( array(), isOfOther: true ),
			),
			'signed for something else'   => array( static fn( ReleaseServer $server ): string => $server->offer( array(), '' ) ),
			'a signature of another kind' => array( static fn(): string => '{"offer":"{}","signature":"AAAA"}' ),
			'a page'                      => array( static fn(): string => '<html>Gone</html>' ),
			'half of it'                  => array( static fn( ReleaseServer $server ): string => substr( $server->offer(), 0, -40 ) ),
			'an error'                    => array( static fn(): string => '500' ),
			'the way to somewhere else'   => array(
				static function ( ReleaseServer $server ): string {
					$server->serve( 'moved.json', $server->offer() );
					return '302';
				},
			),
			'nothing'                     => array( static fn(): string => '' ),
		);
	}

	public function test_a_hanging_server_times_out_after_five_seconds_without_an_error(): void {
		$this->server->serve( 'offer.json', 'hang' );
		$this->listen( $this->module() );
		$seconds = array();
		add_filter(
			'http_request_args',
			static function ( array $args, string $url ) use ( &$seconds ): array {
				if ( str_contains( $url, 'offer.json' ) ) {
					$seconds[]       = $args['timeout'];
					$args['timeout'] = 1;
				}
				return $args;
			},
			10,
			2
		);

		self::assertNull( $this->found() );
		self::assertSame( array( 5 ), $seconds );
	}

	/** @dataProvider brokenZips */
	public function test_a_zip_that_does_not_match_is_deleted( string $zip ): void {
		$this->server->serve( 'offer.json', $this->server->offer() );
		$this->listen( $this->module() );
		$update = $this->found();
		self::assertNotNull( $update );
		$this->server->serve( 'package.zip', $zip );
		$before = glob( get_temp_dir() . '*userfeedback-update*' );

		self::assertInstanceOf( WP_Error::class, $this->downloaded( $update->package ) );
		self::assertSame( $before, glob( get_temp_dir() . '*userfeedback-update*' ) );
	}

	/** @return array<string, array{string}> */
	public static function brokenZips(): array {
		return array(
			'of the same length' => array( strtoupper( ReleaseServer::ZIP ) ),
			'cut off'            => array( substr( ReleaseServer::ZIP, 0, -1 ) ),
			'longer'             => array( ReleaseServer::ZIP . '!' ),
			'endless'            => array( ReleaseServer::ZIP . str_repeat( 'x', 3_000_000 ) ),
			'gone'               => array( '404' ),
		);
	}

	public function test_a_download_url_forged_in_the_database_is_refused(): void {
		$this->server->serve( 'offer.json', $this->server->offer() );
		$this->listen( $this->module() );
		$update = $this->found();
		self::assertNotNull( $update );

		self::assertInstanceOf( WP_Error::class, $this->downloaded( "{$this->server->url}/other.zip" ) );
		$offer = $update->userfeedback_offer;
		self::assertIsString( $offer );
		$older = $this->server->offer( array( 'version' => '0.0.1' ) );
		foreach ( array( str_replace( '99.1.0', '99.9.9', $offer ), '', null, $older ) as $kept ) {
			$changed                     = clone $update;
			$changed->userfeedback_offer = $kept;
			set_site_transient(
				'update_plugins',
				(object) array( 'last_checked' => time(), 'response' => array( self::BASENAME => $changed ) )
			);
			self::assertInstanceOf( WP_Error::class, $this->downloaded( $update->package ) );
		}
		self::assertSame( array( 'offer.json UserFeedback' ), $this->server->asked() );
	}

	public function test_other_plugins_and_uploaded_zips_are_left_alone(): void {
		$this->listen( $this->module() );

		self::assertSame( 'mine', apply_filters( 'update_plugins_' . UpdateUrl::host(), 'mine', array(), 'other/other.php', array() ) );
		foreach ( array( array( 'plugin' => 'other/other.php' ), array( 'type' => 'plugin', 'action' => 'install' ) ) as $about ) {
			self::assertFalse( apply_filters( 'upgrader_pre_download', false, 'http://127.0.0.1/x.zip', null, $about ) );
		}
		self::assertSame( array(), $this->server->asked() );
	}

	public function test_without_a_url_or_key_no_server_is_contacted(): void {
		$this->server->serve( 'offer.json', $this->server->offer() );
		$this->listen( $this->module( '' ) );
		self::assertNull( $this->found() );
		self::assertFalse( $this->downloaded( 'http://127.0.0.1/x.zip' ) );

		$this->listen( $this->module( null, '' ) );
		self::assertNull( $this->found() );
		self::assertSame( array(), $this->server->asked() );
	}

	/**
	 * Bug that this guards: the directory has another plugin in a folder of this name, which must never be installed as an
	 * update.
	 */
	public function test_another_plugin_of_the_same_name_in_the_directory_is_not_an_update(): void {
		$this->ofDirectory = array(
			self::BASENAME => array(
				'id'          => 'w.org/plugins/userfeedback',
				'slug'        => 'userfeedback',
				'plugin'      => self::BASENAME,
				'new_version' => '100.0.0',
				'package'     => 'https://downloads.wordpress.org/plugin/userfeedback.zip',
			),
		);
		$this->listen( $this->module( '' ) );

		self::assertNull( $this->found() );
		self::assertSame( UpdateUrl::uri(), get_plugin_data( USERFEEDBACK_FILE, false, false )['UpdateURI'] );
	}

	public function test_the_update_url_is_https_and_only_development_sites_can_change_it(): void {
		foreach ( array( 'https://updates.example.org/pro.json', 'http://127.0.0.1:8080/pro.json' ) as $good ) {
			self::assertSame( $good, UpdateUrl::of( $good, 'local' ) );
			self::assertSame( UpdateUrl::OF_PUBLISHER, UpdateUrl::of( $good, 'production' ) );
		}
		$wrong = array( 'http://a.test/x', 'ftp://a.test/x', 'https://a.test', 'http://127.0.0.1@b.test/x', 'https://a b/c', 1 );
		foreach ( $wrong as $bad ) {
			self::assertSame( '', UpdateUrl::of( $bad, 'local' ) );
		}
		self::assertFalse( UpdateUrl::mayFetch( 'http://127.0.0.1:80/x.zip', 'https://updates.example.org/pro.json' ) );
	}

	/** Adds all hooks, with the one that its first hook adds. */
	private function listen( UpdateHooks $module ): void {
		Hooks::addTo( $module );
		$module->listen( null );
	}

	private function module( ?string $address = null, ?string $key = null ): UpdateHooks {
		$address ??= "{$this->server->url}/offer.json";
		$read      = new FetchUpdateOffer( $address, $key ?? $this->server->publicKey );
		return new UpdateHooks( self::BASENAME, $address, $read, new DownloadPackage() );
	}

	/** Returns the updates that WordPress finds. */
	private function found(): ?stdClass {
		delete_site_transient( 'update_plugins' );
		wp_update_plugins();
		$updates = get_site_transient( 'update_plugins' );
		self::assertInstanceOf( stdClass::class, $updates );
		// Older WordPress versions report only what they found when the directory can't be reached.
		$checked = $updates->checked ?? array( self::BASENAME => '' );
		self::assertIsArray( $checked );
		self::assertArrayHasKey( self::BASENAME, $checked );
		$response = $updates->response ?? array();
		$all      = is_array( $response ) ? $response : array();
		$found    = $all[ self::BASENAME ] ?? null;
		return $found instanceof stdClass ? $found : null;
	}

	/** Returns what WordPress's upgrader receives for the plugin. */
	private function downloaded( mixed $package ): mixed {
		return apply_filters( 'upgrader_pre_download', false, $package, null, array( 'plugin' => self::BASENAME ) );
	}
}
