<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ScheduleProcessing;
use UserFeedback\Surveys\Lifecycle\SurveyDataRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Servers\SiteServer;

/**
 * The plugin's cost for a request, measured on a real server.
 *
 * The plugin is a copy next to the real one. Its two scripts are stand-ins: it doesn't matter here if they are built.
 */
abstract class CostTestCase extends SiteTestCase {

	private ?SiteServer $server = null;
	protected ?Survey $survey   = null;
	private string $name        = '';
	protected string $cache     = '';

	/** The server is another process and only sees committed data, so this test cleans up itself. */
	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Transaction::class )->rollBack();
		$this->name  = 'uf-' . bin2hex( random_bytes( 4 ) );
		$this->cache = sys_get_temp_dir() . "/$this->name";
		$this->copyPlugin( $this->folder() );
		copy( dirname( __DIR__, 2 ) . '/Support/Code/counting-queries.php', $this->counter() );
		$this->survey = $this->aSurvey();
		$this->server = SiteServer::start();
	}

	protected function tearDown(): void {
		$this->server?->stop();
		unlink( $this->counter() );
		$this->remove( $this->folder() );
		foreach ( array( "$this->cache-with", "$this->cache-without" ) as $file ) {
			if ( is_file( $file ) ) {
				unlink( $file );
			}
		}
		if ( null !== $this->survey ) {
			( new SurveyDataRepository( Plugin::get( Db::class ) ) )->deleteOf( array( $this->survey->id ) );
			Plugin::get( Db::class )->write( 'DELETE FROM {rate_limits} WHERE survey_id = %d', array( $this->survey->id ) );
			wp_clear_scheduled_hook( ScheduleProcessing::EVENT );
			Plugin::get( SurveyRepository::class )->changeStatus( array( $this->survey ), SurveyStatus::TRASH );
			Plugin::get( SurveyRepository::class )->delete( array( $this->survey->id ) );
		}
		Plugin::get( Transaction::class )->begin();
		parent::tearDown();
	}

	/**
	 * @param array<string, string> $headers
	 * @return array{int, string} status and body, with its cost at the end.
	 */
	protected function get( string $path, array $headers = array(), string $method = 'GET', string $body = '' ): array {
		self::assertNotNull( $this->server );
		return $this->server->get( $path, $headers + array( 'X-Uf-Plugin' => "$this->name/userfeedback.php" ), $method, $body );
	}

	/** @return list<string> headers of the last answer. */
	protected function headers(): array {
		return $this->server->headers ?? array();
	}

	/** @return list<string> the loaded files of the plugin, relative to its folder. */
	protected function files( string $html ): array {
		self::assertSame( 1, preg_match( '/<!--files:(\S*)-->/', $html, $found ) );
		$files = json_decode( (string) base64_decode( $found[1], true ), true );
		self::assertIsArray( $files );
		return array_map(
			static fn( mixed $file ): string => is_string( $file ) ? (string) preg_replace( '~^.*/plugins/uf-\w+/~', '', $file ) : '',
			array_values( $files )
		);
	}

	/** Path of the copy. */
	protected function folder(): string {
		return WP_PLUGIN_DIR . "/$this->name";
	}

	private function counter(): string {
		return WP_CONTENT_DIR . "/mu-plugins/$this->name.php";
	}

	private function copyPlugin( string $to ): void {
		$from = dirname( __DIR__, 4 );
		mkdir( "$to/build/widget", 0777, true );
		file_put_contents( "$to/build/widget/loader.js", '' );
		file_put_contents( "$to/build/widget/survey.js", '' );
		file_put_contents( "$to/build/widget/heatmap.js", '' );
		copy( "$from/userfeedback.php", "$to/userfeedback.php" );
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( "$from/includes", FilesystemIterator::SKIP_DOTS )
		) as $file ) {
			$place = $to . substr( $file->getPathname(), strlen( $from ) );
			if ( ! is_dir( dirname( $place ) ) ) {
				mkdir( dirname( $place ), 0777, true );
			}
			copy( $file->getPathname(), $place );
		}
	}

	private function remove( string $folder ): void {
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ),
			RecursiveIteratorIterator::CHILD_FIRST
		) as $file ) {
			$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		rmdir( $folder );
	}
}
