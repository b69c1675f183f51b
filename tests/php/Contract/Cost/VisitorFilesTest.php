<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Cost;

use UserFeedback\Plugin;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\CostTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Visitors' requests: the number of plugin files that each loads, and what they answer while an update deletes files. */
final class VisitorFilesTest extends CostTestCase {

	use Responding;

	/** The goals are 60 for a page and 35 for a response. */
	private const LIMITS = array(
		'page'           => 57,
		'response'       => 61,
		'display'        => 37,
		'response, REST' => 70,
		'display, REST'  => 42,
	);

	protected function setUp(): void {
		parent::setUp();
		( new CollectorState() )->save( true, '', USERFEEDBACK_VERSION );
		file_put_contents(
			$this->folder() . '/includes/Widget/collect.php',
			"\nfile_put_contents( __FILE__ . '.json', json_encode( get_included_files() ) );\n",
			FILE_APPEND
		);
		$this->get( '/' ); // By now WordPress has done its one-time work.
	}

	protected function tearDown(): void {
		delete_option( CollectorState::OPTION );
		add_option( CollectorState::OPTION, array(), '', true );
		parent::tearDown();
	}

	public function test_visitor_requests_load_few_plugin_files(): void {
		$counts = array();
		$lists  = array();
		foreach ( $this->requests() as $name => [ $path, $status, $isResponse ] ) {
			[ $is, $html ] = $this->request( $path, $isResponse );
			self::assertSame( $status, $is, "$name: " . strstr( "$html<!--", '<!--', true ) );
			$files           = $this->loaded( $html );
			$counts[ $name ] = count( $files );
			$lists[ $name ]  = "$name:\n" . implode( "\n", $files );
		}
		foreach ( self::LIMITS as $name => $limit ) {
			self::assertLessThanOrEqual( $limit, $counts[ $name ], $lists[ $name ] );
		}
	}

	/**
	 * @testWith ["Responses/Submit/SubmitResponse.php"]
	 *           ["Surveys/Storage/Survey.php"]
	 *           ["Platform/Database/Db.php"]
	 *           ["Responses/Collector/Request/CollectorRequest.php"]
	 *           ["Platform/autoload.php"]
	 */
	public function test_a_request_that_misses_a_class_is_never_answered_with_an_error( string $file ): void {
		unlink( $this->folder() . "/includes/$file" );

		foreach ( $this->requests() as $name => [ $path, $status, $isResponse ] ) {
			$answer = $this->request( $path, $isResponse )[0];
			$asked  = 503 === $answer && in_array( 'Retry-After: 5', $this->headers(), true );
			$is404  = 404 === $answer && str_contains( $path, 'rest_route' ); // No route yet.
			self::assertTrue( $status === $answer || ( 'page' !== $name && ( $asked || $is404 ) ), "$name: $answer" );
		}
	}

	/** @return array<string, array{string, int, bool}> path, status, and if it sends a response, by name. */
	private function requests(): array {
		$survey = $this->survey ?? $this->aSurvey();
		$query  = http_build_query( array( 'nonce' => Plugin::get( WriteToken::class )->of( $survey->id ) ) );
		$rest   = "/index.php?rest_route=/userfeedback/v1/surveys/$survey->id";
		$direct = '/wp-content/plugins/' . basename( $this->folder() ) . "/includes/Widget/collect.php?survey=$survey->id&do=";
		return array(
			'page'           => array( '/', 200, false ),
			'response'       => array( "{$direct}response", 201, true ),
			'display'        => array( "{$direct}impression&$query", 204, false ),
			'response, REST' => array( "$rest/responses", 201, true ),
			'display, REST'  => array( "$rest/impression&event=impression&$query", 204, false ),
		);
	}

	/** @return array{int, string} */
	private function request( string $path, bool $isResponse ): array {
		if ( '/' === $path ) {
			return $this->get( $path );
		}
		$survey = $this->survey;
		self::assertInstanceOf( Survey::class, $survey );
		$body = $isResponse ? (string) wp_json_encode( $this->submission( $survey, array( 'Yes' ) ) ) : '';
		return $this->get( $path, $isResponse ? array( 'Content-Type' => 'application/json' ) : array(), 'POST', $body );
	}

	/** @return list<string> files of the plugin, relative to includes. */
	private function loaded( string $html ): array {
		$note  = $this->folder() . '/includes/Widget/collect.php.json';
		$files = is_file( $note ) ? json_decode( (string) file_get_contents( $note ), true ) : $this->files( $html );
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
