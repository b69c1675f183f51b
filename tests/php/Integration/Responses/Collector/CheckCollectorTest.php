<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Collector;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use UserFeedback\Responses\Collector\CollectorHealth;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** When visitors' pages use the collector, and on which servers it is found. */
final class CheckCollectorTest extends ServedCollector {

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->folder = sys_get_temp_dir() . '/uf-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
	}

	protected function tearDown(): void {
		parent::tearDown();
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( $this->folder, FilesystemIterator::SKIP_DOTS ),
			RecursiveIteratorIterator::CHILD_FIRST
		) as $file ) {
			$file->isDir() && ! $file->isLink() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		rmdir( $this->folder );
	}

	/**
	 * @return array{
	 *     label: string,
	 *     status: string,
	 *     badge: array{label: string, color: string},
	 *     description: string,
	 *     actions: string,
	 *     test: string,
	 * }
	 */
	private function health(): array {
		$module = $this->module();
		return ( new CollectorHealth( $this->check(), $module->check( ... ) ) )->check()->toArray( CollectorHealth::TEST );
	}

	public function test_the_collector_is_announced_once_reachable_and_cron_then_counts_each_minute(): void {
		self::assertSame( '', ( new CollectorState() )->named() );

		self::assertTrue( $this->serve() );

		self::assertSame( "http://{$this->server?->host}" . self::FILE, ( new CollectorState() )->named() );
		self::assertSame( 'userfeedback_minute', wp_get_schedule( 'userfeedback_process' ) );
		self::assertSame( 'good', $this->health()['status'] );
	}

	public function test_a_server_that_forbids_php_files_of_plugins_uses_rest_instead_of_the_collector(): void {
		$survey = $this->aStoredSurvey();

		self::assertFalse( $this->serve( null, dirname( __DIR__, 3 ) . '/Support/Servers/Routers/forbidding.php' ) );

		self::assertSame( '', ( new CollectorState() )->named() );
		self::assertSame( 403, $this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( 'Yes' ) ) )[0] );
		self::assertSame( 201, $this->rest( "surveys/$survey->id/responses", $this->json( $survey, array( 'Yes' ) ) )[0] );
		self::assertSame( 'recommended', $this->health()['status'] );
	}

	public function test_site_health_reports_a_closed_rest_api_and_is_critical_without_any_endpoint(): void {
		self::assertTrue( $this->serve( null, dirname( __DIR__, 3 ) . '/Support/Servers/Routers/closed-rest.php' ) );

		$shut = $this->health();
		self::assertSame(
			array( 'recommended', 'Visitors can’t check the REST API for live surveys' ),
			array( $shut['status'], $shut['label'] )
		);

		$this->server?->stop();
		$this->module()->check();
		$none = $this->health();
		self::assertSame( array( 'critical', 'Survey answers can’t reach your site' ), array( $none['status'], $none['label'] ) );
		self::assertIsString( $none['description'] );
		self::assertStringContainsString( 'Disallow unauthorized REST requests', $none['description'] );
	}

	public function test_a_site_that_is_closed_to_visitors_can_turn_the_collector_off(): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );
		add_filter( 'userfeedback_use_collector', '__return_false' );

		self::assertSame( '', ( new CollectorState() )->named() );
		self::assertFalse( $this->module()->check() );
		self::assertSame( 404, $this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( 'Yes' ) ) )[0] );
	}

	public function test_an_unreachable_collector_is_no_longer_announced(): void {
		self::assertTrue( $this->serve() );
		$this->server?->stop();

		self::assertFalse( $this->module()->check() );

		self::assertSame( '', ( new CollectorState() )->named() );
		self::assertNotSame( 'userfeedback_minute', wp_get_schedule( 'userfeedback_process' ) );
	}

	/** @dataProvider hooks */
	public function test_while_another_plugin_filters_answers_only_rest_takes_them( string $hook ): void {
		$survey = $this->aStoredSurvey();
		self::assertTrue( $this->serve() );
		add_filter( $hook, static fn( mixed $found ): mixed => $found );

		self::assertSame( '', ( new CollectorState() )->named() );
		self::assertSame(
			404,
			$this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( 'Yes' ) ) )[0],
			'A page from a cache names it still.'
		);
		self::assertFalse( $this->module()->check() );
		self::assertSame( 'good', $this->health()['status'] );
	}

	/** @return array<string, array{string}> */
	public static function hooks(): array {
		return array(
			'it may refuse them'    => array( 'userfeedback_answer_validation' ),
			'it counts impressions' => array( 'userfeedback_after_db_impression' ),
		);
	}

	public function test_after_an_update_or_a_move_the_collector_is_announced_only_once_reached_again(): void {
		self::assertTrue( $this->serve() );
		$address = ( new CollectorState() )->named();
		$state   = new CollectorState();

		$state->save( true, $address, '0.0.1' );
		self::assertSame( '', ( new CollectorState() )->named() );
		$this->module()->plan();
		$this->module()->plan();
		self::assertNotFalse( wp_next_scheduled( 'userfeedback_check_collector' ) );

		$state->save( true, 'http://127.0.0.1:1/collect.php', USERFEEDBACK_VERSION );
		self::assertSame( '', ( new CollectorState() )->named() );
		wp_unschedule_hook( 'userfeedback_check_collector' );
	}

	public function test_a_reply_signed_by_another_site_does_not_count(): void {
		self::assertTrue( $this->serve() );
		$key = get_option( 'userfeedback_write_key' );
		add_filter( 'option_userfeedback_write_key', static fn(): string => str_repeat( 'a', 64 ) );

		self::assertIsString( $key );
		self::assertFalse( $this->module()->check() );
	}

	public function test_the_manifest_announces_the_collector(): void {
		$this->aStoredSurvey();
		self::assertTrue( $this->serve() );

		$manifest = json_decode( $this->server?->get( '/wp-json/userfeedback/v1/widget/manifest' )[1] ?? '', true );

		// The server only knows the site's own address, where the check has not run.
		self::assertIsArray( $manifest );
		self::assertSame( '', $manifest['collector'] );
		( new CollectorState() )->save( true, plugins_url( 'includes/Widget/other.php', USERFEEDBACK_FILE ), USERFEEDBACK_VERSION );
		$own = str_replace( 'other.php', 'collect.php', plugins_url( 'includes/Widget/other.php', USERFEEDBACK_FILE ) );
		( new CollectorState() )->save( true, $own, USERFEEDBACK_VERSION );
		$manifest = json_decode( $this->server?->get( '/wp-json/userfeedback/v1/widget/manifest' )[1] ?? '', true );
		self::assertIsArray( $manifest );
		self::assertSame( $own, $manifest['collector'] );
	}

	public function test_a_site_in_a_subfolder_has_its_own_collector(): void {
		symlink( rtrim( ABSPATH, '/' ), "$this->folder/blog" );
		$survey = $this->aStoredSurvey();
		$file   = '/blog' . self::FILE;

		self::assertTrue( $this->serve( $this->folder, null, $file ) );

		self::assertSame(
			201,
			$this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( 'Yes' ) ), 'application/json', $file )[0]
		);
		self::assertSame( 1, $this->storedResponses( $survey ) );
	}

	/** @dataProvider places */
	public function test_a_moved_wp_content_finds_its_wordpress( string $wordpress, string $content ): void {
		is_dir( "$this->folder/$wordpress" ) || mkdir( "$this->folder/$wordpress", 0777, true );
		foreach ( array( 'wp-load.php', 'wp-settings.php', 'wp-config.php' ) as $file ) {
			copy( ABSPATH . $file, "$this->folder/$wordpress/$file" );
		}
		symlink( ABSPATH . 'wp-includes', "$this->folder/$wordpress/wp-includes" );
		is_dir( dirname( "$this->folder/$content" ) ) || mkdir( dirname( "$this->folder/$content" ), 0777, true );
		symlink( WP_CONTENT_DIR, "$this->folder/$content" );
		$config = (string) file_get_contents( "$this->folder/$wordpress/wp-config.php" );
		file_put_contents(
			"$this->folder/$wordpress/wp-config.php",
			str_replace( "<?php\n", "<?php\ndefine( 'WP_CONTENT_DIR', '$this->folder/$content' );\n", $config )
		);
		$survey = $this->aStoredSurvey();
		$file   = "/$content/plugins/userfeedback/includes/Widget/collect.php";

		self::assertTrue( $this->serve( $this->folder, null, $file ) );

		self::assertSame(
			201,
			$this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( 'Yes' ) ), 'application/json', $file )[0]
		);
		self::assertSame( 1, $this->storedResponses( $survey ) );
	}

	/** @return array<string, array{string, string}> */
	public static function places(): array {
		return array(
			'beside it'                        => array( 'wp', 'content' ),
			'beside a folder that it lies in'  => array( 'wp', 'app/files/content' ),
			'in a folder of its own inside it' => array( '.', 'files/content' ),
		);
	}
}
