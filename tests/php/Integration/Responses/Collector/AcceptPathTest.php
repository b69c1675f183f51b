<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Collector;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Plugin;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Code\AcceptPath;
use UserFeedback\Tests\Support\Code\SourceFile;
use UserFeedback\Tests\Support\Processes\Worker;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** Cost and dependencies of the collector, in a process that loads no more of WordPress than it does. */
final class AcceptPathTest extends ServedCollector {

	public function test_an_accepted_response_costs_one_read_one_insert_and_the_rate_limit_counter(): void {
		$survey = $this->openSurvey();
		$this->answer( $survey ); // The plan is cached from now on.
		Plugin::get( Db::class )->write( 'DELETE FROM {rate_limits}' ); // So the next is the first from its address in this minute.
		update_option( SiteSetup::WOKEN_AT, (string) ( time() + 9 ) ); // Another browser triggers cron, as for most of a crowd.

		[ [ $status, $said, $writes, $reads ] ] = $this->answer( $survey )['answers'];

		self::assertSame( 201, $status, $said );
		self::assertCount( 1, $reads, implode( "\n", $reads ) );
		self::assertCount( 2, $writes, implode( "\n", $writes ) );
		self::assertStringContainsString( '_uf_rate_limits', $writes[0] );
		self::assertMatchesRegularExpression( '/\AINSERT IGNORE INTO \S+_uf_responses/', $writes[1] );
	}

	public function test_the_country_of_a_response_is_stored_while_the_add_on_is_active(): void {
		$survey    = $this->openSurvey();
		$countries = array();
		foreach ( array( true, false ) as $isActive ) {
			Addon::GEO_RESTRICTIONS->setActive( $isActive );
			$this->answer( $survey );
			$countries[] = Plugin::get( Db::class )->value(
				'SELECT country FROM {responses} WHERE survey_id = %d ORDER BY id DESC LIMIT 1',
				array( $survey->id )
			);
		}
		Addon::GEO_RESTRICTIONS->setActive( true );

		self::assertSame( array( 'NL', '' ), $countries );
	}

	public function test_everything_the_collector_loads_calls_only_the_listed_wordpress_functions(): void {
		$survey = $this->openSurvey( true );
		$count  = array( 'survey' => (string) $survey->id, 'nonce' => $this->tokenOf( $survey ) );
		$steps  = array( array( 'question_id' => $survey->questions[0]->id, 'outcome' => 'left', 'seconds' => 5 ) );
		$visit  = array( 'nonce' => $this->tokenOf( $survey ), 'token' => wp_generate_uuid4(), 'steps' => $steps );
		$calls  = array(
			array( 201, $this->responseTo( $survey ), $this->json( $survey, array( 'Yes' ) ) ),
			array( 400, $this->responseTo( $survey ), $this->json( $survey, array( null ) ) ),
			array( 204, array( 'do' => 'start' ) + $count, '' ),
			array( 204, array( 'do' => 'steps' ) + $count, (string) wp_json_encode( $visit ) ),
			array( 403, array( 'do' => 'impression', 'nonce' => 'x' ) + $count, '' ),
			array( 413, $this->responseTo( $survey ), str_repeat( 'x', 70_000 ) ),
			array( 200, array( 'do' => 'check', 'nonce' => str_repeat( 'a', 32 ) ), '' ),
		);
		$result = $this->runCalls(
			array_map( static fn( array $call ): array => array( 'query' => $call[1], 'body' => $call[2] ), $calls )
		);
		self::assertSame( array_column( $calls, 0 ), array_column( $result['answers'], 0 ) );

		$all = SourceFile::all();
		self::assertContains( 'Responses/Submit/SubmitResponse.php', $result['files'] );
		self::assertContains( 'Responses/Visits/VisitRepository.php', $result['files'] );
		self::assertContains( 'Responses/Visitor/CountryFile.php', $result['files'] );
		foreach ( $result['files'] as $path ) {
			$allowed = AcceptPath::CALLERS[ $path ] ?? array();
			$theirs  = array_diff( $all[ $path ]->calls(), get_defined_functions()['internal'] );
			self::assertSame( array(), array_values( array_diff( $theirs, $allowed ) ), "$path is on the way of every answer." );
		}
	}

	private function openSurvey( bool $isRecording = false ): Survey {
		$survey = $this->aStoredSurvey(
			array(
				'questions' => array( self::aQuestion( 'radio-button', array( 'settings' => array( 'required' => true ) ) ) ),
				'settings'  => array( 'behavior' => array( 'drop_off' => $isRecording ) ),
			)
		);
		( new CollectorState() )->save( true, '', USERFEEDBACK_VERSION );
		return $survey;
	}

	/** @return array{answers: list<array{int, string, list<string>, list<string>}>, files: list<string>} */
	private function answer( Survey $survey ): array {
		$call = array( 'query' => $this->responseTo( $survey ), 'body' => $this->json( $survey, array( 'Yes' ) ) );
		return $this->runCalls( array( $call ) );
	}

	/** @return array<string, string> */
	private function responseTo( Survey $survey ): array {
		return array( 'survey' => (string) $survey->id, 'do' => 'response' );
	}

	/**
	 * @param list<array{query: array<string, string>, body: string}> $calls
	 * @return array{answers: list<array{int, string, list<string>, list<string>}>, files: list<string>}
	 */
	private function runCalls( array $calls ): array {
		$ended = Worker::start( 'Code/collector-files.php' )->tell( (string) wp_json_encode( $calls ) )->end();
		self::assertSame( 0, $ended->code, $ended->said . $ended->errors );
		/** @var array{answers: list<array{int, string, list<string>, list<string>}>, files: list<string>} $result */
		$result = json_decode( $ended->said, true );
		return $result;
	}
}
