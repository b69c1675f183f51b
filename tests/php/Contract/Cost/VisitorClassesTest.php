<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Cost;

use UserFeedback\Plugin;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\CostTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/**
 * A release has the classes for visitors' requests in one file: exactly the classes that such requests load, and the replies
 * are the same with and without it.
 */
final class VisitorClassesTest extends CostTestCase {

	use Responding;

	private const TOOLS = __DIR__ . '/../../../../tools/release';

	protected function setUp(): void {
		parent::setUp();
		( new CollectorState() )->save( true, '', USERFEEDBACK_VERSION );
		file_put_contents(
			$this->folder() . '/includes/Widget/collect.php',
			"\nfile_put_contents( __FILE__ . '.json', json_encode( get_included_files() ) );\n",
			FILE_APPEND
		);
	}

	protected function tearDown(): void {
		delete_option( CollectorState::OPTION );
		add_option( CollectorState::OPTION, array(), '', true );
		parent::tearDown();
	}

	public function test_the_class_list_matches_what_visitor_requests_load(): void {
		$loaded = array();
		foreach ( $this->visits() as $files ) {
			$loaded = array( ...$loaded, ...$files );
		}
		$loaded = array_values( array_diff( array_unique( $loaded ), array( 'autoload.php', 'Widget/collect.php' ) ) );
		sort( $loaded );
		if ( '1' === getenv( 'UF_RECORD' ) ) {
			$list = wp_json_encode( $loaded, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES );
			file_put_contents( self::TOOLS . '/visitor-classes.json', "$list\n" );
		}

		self::assertSame(
			$loaded,
			json_decode( (string) file_get_contents( self::TOOLS . '/visitor-classes.json' ), true ),
			'Write it anew: UF_RECORD=1 npm run test:php -- --filter VisitorClasses'
		);
	}

	public function test_a_release_answers_visitor_requests_from_one_file(): void {
		$command = array( PHP_BINARY, self::TOOLS . '/join-classes.php', $this->folder() );
		exec( implode( ' ', array_map( 'escapeshellarg', $command ) ), $said, $failed );
		self::assertSame( 0, $failed, implode( "\n", $said ) );

		foreach ( $this->visits() as $name => $files ) {
			self::assertSame( array( 'autoload.php' ), array_values( array_diff( $files, array( 'Widget/collect.php' ) ) ), $name );
		}
	}

	/** @return array<string, list<string>> files below includes loaded for each request of a visitor. */
	private function visits(): array {
		$survey = $this->survey ?? $this->aSurvey();
		$query  = array( 'nonce' => Plugin::get( WriteToken::class )->of( $survey->id ) );
		$count  = array( 'event' => 'impression' ) + $query;
		$rest   = "/index.php?rest_route=/userfeedback/v1/surveys/$survey->id";
		$way    = '/wp-content/plugins/' . basename( $this->folder() ) . "/includes/Widget/collect.php?survey=$survey->id&do=";

		$this->get( '/' ); // By now WordPress has done its one-time work.
		return array(
			'a page'               => $this->load( '/', 200 ),
			'a page, with a write' => $this->loadWhileWordPressStores(),
			'an answer'            => $this->load( "$rest/responses", 201, $survey ),
			'a display'            => $this->load( "$rest/impression&" . http_build_query( $count ), 204, null, 'POST' ),
			'an answer, collected' => $this->load( "{$way}response", 201, $survey ),
			'a display, collected' => $this->load( "{$way}impression&" . http_build_query( $query ), 204, null, 'POST' ),
		);
	}

	/**
	 * WordPress may store an option on any page. A class for that in another file was missing while an update replaced the
	 * plugin.
	 *
	 * @return list<string>
	 */
	private function loadWhileWordPressStores(): array {
		update_option( 'theme_switched', get_stylesheet() );
		$files = $this->load( '/', 200 );
		wp_cache_flush();
		self::assertEmpty( get_option( 'theme_switched' ), 'WordPress did not store it' );
		return $files;
	}

	/** @return list<string> */
	private function load( string $path, int $status, ?Survey $survey = null, string $method = 'GET' ): array {
		$body          = null === $survey ? '' : (string) wp_json_encode( $this->submission( $survey, array( 'Yes' ) ) );
		$headers       = null === $survey ? array() : array( 'Content-Type' => 'application/json' );
		[ $is, $said ] = $this->get( $path, $headers, null === $survey ? $method : 'POST', $body );
		self::assertSame( $status, $is, "$path: " . strstr( "$said<!--", '<!--', true ) );

		$note  = $this->folder() . '/includes/Widget/collect.php.json';
		$files = is_file( $note ) ? json_decode( (string) file_get_contents( $note ), true ) : $this->files( $said );
		if ( is_file( $note ) ) {
			unlink( $note );
		}
		$ours = array();
		foreach ( is_array( $files ) ? $files : array() as $file ) {
			if ( is_string( $file ) && 1 === preg_match( '#(?:^|/' . basename( $this->folder() ) . '/)includes/(.+)#', $file, $found ) ) {
				$ours[] = $found[1];
			}
		}
		return $ours;
	}
}
