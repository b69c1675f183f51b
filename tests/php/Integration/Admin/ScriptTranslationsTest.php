<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Admin;

use UserFeedback\Admin\ScriptTranslations;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

/** Screens have their own scripts, and translate.wordpress.org stores the texts of each separately. */
final class ScriptTranslationsTest extends SiteTestCase {

	private string $folder = '';

	/** @var list<string> made by a test. */
	private array $files = array();

	protected function setUp(): void {
		parent::setUp();
		$this->folder = sys_get_temp_dir() . '/userfeedback-' . bin2hex( random_bytes( 6 ) );
		mkdir( "$this->folder/build/admin", 0700, true );
		mkdir( "$this->folder/languages", 0700, true );
		wp_mkdir_p( WP_LANG_DIR . '/plugins' );
		add_filter( 'locale', static fn(): string => 'de_DE' );
		$this->put( "$this->folder/build/admin/index.js", '' );
		$this->put( "$this->folder/build/admin/screen.js", '' );
	}

	protected function tearDown(): void {
		array_map( 'unlink', array_filter( $this->files, 'is_file' ) );
		foreach ( array( '/build/admin', '/build', '/languages', '' ) as $folder ) {
			rmdir( $this->folder . $folder );
		}
		parent::tearDown();
	}

	public function test_the_translations_of_all_app_scripts_are_merged_into_one_file(): void {
		$this->translate( WP_LANG_DIR . '/plugins', 'build/admin/index.js', array( 'Save' => array( 'Sichern' ) ) );
		$this->translate(
			WP_LANG_DIR . '/plugins',
			'build/admin/screen.js',
			array( 'Retry' => array( 'Nochmal' ), 'Save' => array( 'Sichern' ) )
		);

		self::assertSame( array( 'Save' => array( 'Sichern' ), 'Retry' => array( 'Nochmal' ) ), $this->loaded() );
	}

	public function test_files_of_the_site_take_precedence_over_those_of_the_plugin(): void {
		$this->translate( "$this->folder/languages", 'build/admin/index.js', array( 'Save' => array( 'Speichern' ) ) );
		self::assertSame( array( 'Save' => array( 'Speichern' ) ), $this->loaded() );

		$this->translate( WP_LANG_DIR . '/plugins', 'build/admin/index.js', array( 'Save' => array( 'Sichern' ) ) );
		self::assertSame( array( 'Save' => array( 'Sichern' ) ), $this->loaded() );
	}

	public function test_wordpress_loads_other_scripts_and_missing_files_as_usual(): void {
		self::assertNull( $this->loader()->load( null, false, 'ours', 'userfeedback' ) );

		$this->translate( WP_LANG_DIR . '/plugins', 'build/admin/index.js', array( 'Save' => array( 'Sichern' ) ) );
		self::assertNull( $this->loader()->load( null, false, 'theirs', 'userfeedback' ) );
		self::assertNull( $this->loader()->load( null, false, 'ours', 'default' ) );
		self::assertSame( 'given', $this->loader()->load( 'given', false, 'ours', 'userfeedback' ) );
	}

	public function test_a_broken_file_is_skipped(): void {
		$this->put( WP_LANG_DIR . '/plugins/userfeedback-de_DE-' . md5( 'build/admin/index.js' ) . '.json', '{"locale_data":' );
		$this->translate( WP_LANG_DIR . '/plugins', 'build/admin/screen.js', array( 'Retry' => array( 'Nochmal' ) ) );

		self::assertSame( array( 'Retry' => array( 'Nochmal' ) ), $this->loaded() );
	}

	private function loader(): ScriptTranslations {
		return new ScriptTranslations( $this->folder, 'ours' );
	}

	/** @return mixed the messages. */
	private function loaded(): mixed {
		$json = $this->loader()->load( null, false, 'ours', 'userfeedback' );
		self::assertIsString( $json );
		$read = json_decode( $json, true );
		self::assertIsArray( $read );
		self::assertIsArray( $read['locale_data'] );
		return $read['locale_data']['messages'];
	}

	/** @param array<string, list<string>> $messages */
	private function translate( string $folder, string $script, array $messages ): void {
		$this->put(
			"$folder/userfeedback-de_DE-" . md5( $script ) . '.json',
			(string) wp_json_encode( array( 'locale_data' => array( 'messages' => $messages ) ) )
		);
	}

	private function put( string $file, string $text ): void {
		file_put_contents( $file, $text );
		$this->files[] = $file;
	}
}
