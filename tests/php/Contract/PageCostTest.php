<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use UserFeedback\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveyStatus;
use UserFeedback\Tests\Support\SiteServer;
use UserFeedback\Tests\Support\SiteTestCase;

/**
 * What a visitor's page pays for the plugin, asked of a real server: the same page with the plugin and without it.
 *
 * The plugin is a copy beside the real one, whose two scripts are stand-ins: whether they are built does not matter here.
 */
final class PageCostTest extends SiteTestCase {

	private ?SiteServer $server = null;
	private ?Survey $survey     = null;
	private string $name        = '';
	private string $cache       = '';

	/** The server is another process: what it should see must be committed, so this clears up by itself. */
	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Transaction::class )->rollBack();
		$this->name  = 'uf-' . bin2hex( random_bytes( 4 ) );
		$this->cache = sys_get_temp_dir() . "/$this->name";
		$this->copy_plugin( WP_PLUGIN_DIR . "/$this->name" );
		copy( dirname( __DIR__ ) . '/Support/counting-queries.php', $this->counter() );
		$this->survey = $this->a_survey();
		$this->server = SiteServer::start();
	}

	protected function tearDown(): void {
		$this->server?->stop();
		unlink( $this->counter() );
		$this->remove( WP_PLUGIN_DIR . "/$this->name" );
		foreach ( array( "$this->cache-with", "$this->cache-without" ) as $file ) {
			if ( is_file( $file ) ) {
				unlink( $file );
			}
		}
		if ( null !== $this->survey ) {
			Plugin::get( SurveyRepository::class )->changeStatus( array( $this->survey ), SurveyStatus::TRASH );
			Plugin::get( SurveyRepository::class )->delete( array( $this->survey->id ) );
		}
		Plugin::get( Transaction::class )->begin();
		parent::tearDown();
	}

	public function test_a_page_with_a_survey_costs_one_query_without_a_persistent_cache(): void {
		$this->page( true ); // What WordPress does once only, it has done by now.
		$this->page( false );

		[ $with, $html ] = $this->page( true );
		[ $without ]     = $this->page( false );

		self::assertStringContainsString( 'id="userfeedback-manifest"', $html );
		self::assertCount( 1, $this->ours( $with ), implode( "\n", $this->ours( $with ) ) );
		self::assertLessThanOrEqual( count( $without ) + 1, count( $with ), implode( "\n", array_diff( $with, $without ) ) );
	}

	public function test_a_page_with_a_survey_costs_nothing_with_a_persistent_cache(): void {
		$this->page( true, "$this->cache-with" );
		$this->page( false, "$this->cache-without" );

		[ $with, $html ] = $this->page( true, "$this->cache-with" );
		[ $without ]     = $this->page( false, "$this->cache-without" );

		self::assertStringContainsString( 'id="userfeedback-manifest"', $html );
		self::assertSame( array(), $this->ours( $with ) );
		self::assertLessThanOrEqual( count( $without ), count( $with ), implode( "\n", array_diff( $with, $without ) ) );
	}

	/** Each file that is loaded takes time on every page of the site, also where there is no survey. */
	public function test_a_page_loads_little_of_the_plugin_and_less_without_a_survey(): void {
		$this->page( true );
		$with = $this->files( $this->page( true )[1] );
		self::assertNotNull( $this->survey );
		Plugin::get( SurveyRepository::class )->changeStatus( array( $this->survey ), SurveyStatus::TRASH );
		$without = $this->files( $this->page( true )[1] );

		self::assertLessThanOrEqual( 35, count( $without ), implode( "\n", $without ) );
		self::assertLessThanOrEqual( 104, count( $with ), implode( "\n", $with ) );
	}

	/** @return list<string> those of the plugin that a page loaded, below its folder. */
	private function files( string $html ): array {
		self::assertSame( 1, preg_match( '/<!--files:(\S*)-->/', $html, $found ) );
		$files = json_decode( (string) base64_decode( $found[1], true ), true );
		self::assertIsArray( $files );
		return array_map( static fn( mixed $file ): string => is_string( $file ) ? (string) preg_replace( '~^.*/plugins/uf-\w+/~', '', $file ) : '', array_values( $files ) );
	}

	/** @return array{list<string>, string} what was asked of the database, and the page. */
	private function page( bool $with, string $cache = '' ): array {
		self::assertNotNull( $this->server );
		[ $status, $html ] = $this->server->get( '/', array( 'X-Uf-Plugin' => $with ? "$this->name/userfeedback.php" : 'none', 'X-Uf-Cache' => $cache ) );
		self::assertSame( 200, $status );
		self::assertSame( 1, preg_match( '/<!--queries:(\S*)-->/', $html, $found ) );
		$queries = json_decode( (string) base64_decode( $found[1], true ), true );
		self::assertIsArray( $queries );
		return array( array_values( array_filter( $queries, 'is_string' ) ), $html );
	}

	/**
	 * @param list<string> $queries
	 * @return list<string> those that name what belongs to the plugin.
	 */
	private function ours( array $queries ): array {
		return array_values( array_filter( $queries, static fn( string $sql ): bool => 1 === preg_match( '/_uf_|userfeedback/', $sql ) ) );
	}

	private function counter(): string {
		return WP_CONTENT_DIR . "/mu-plugins/$this->name.php";
	}

	private function copy_plugin( string $to ): void {
		$from = dirname( __DIR__, 3 );
		mkdir( "$to/build/widget", 0777, true );
		file_put_contents( "$to/build/widget/loader.js", '' );
		file_put_contents( "$to/build/widget/survey.js", '' );
		copy( "$from/userfeedback.php", "$to/userfeedback.php" );
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "$from/includes", FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$place = $to . substr( $file->getPathname(), strlen( $from ) );
			if ( ! is_dir( dirname( $place ) ) ) {
				mkdir( dirname( $place ), 0777, true );
			}
			copy( $file->getPathname(), $place );
		}
	}

	private function remove( string $folder ): void {
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST ) as $file ) {
			$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		rmdir( $folder );
	}
}
