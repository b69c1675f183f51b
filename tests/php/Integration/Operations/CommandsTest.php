<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Operations;

use UserFeedback\Deliveries\EnqueueDeliveries;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Tests\Support\Cases\CommandTestCase;
use UserFeedback\Tests\Support\Made\WholeSurvey;

/** `wp userfeedback …`, run by WP-CLI. */
final class CommandsTest extends CommandTestCase {

	public function test_a_survey_is_created_published_read_and_deleted(): void {
		$draft = array( 'title' => 'Prices', 'questions' => array( self::aQuestion() ) );
		$id    = $this->said( array( 'survey', 'create', '--porcelain' ), (string) wp_json_encode( $draft ) );
		self::assertSame( $id, (string) (int) $id );
		self::assertSame( $id, $this->said( array( 'survey', 'list', '--status=draft', '--format=ids' ) ) );

		$whole = $this->said( array( 'survey', 'get', $id, '--format=json' ) );
		self::assertStringContainsString( '"notifications"', $whole, 'Whoever has the server reads all of it.' );
		$this->said( array( 'survey', 'update', $id ), str_replace( 'Prices', 'New prices', $whole ) );
		self::assertSame( 'Success: Published 1 of 1 surveys.', $this->said( array( 'survey', 'publish', $id ) ) );
		self::assertSame(
			"id,title,status\n$id,\"New prices\",publish",
			$this->said( array( 'survey', 'list', '--fields=id,title,status', '--format=csv' ) )
		);

		$copy = $this->said( array( 'survey', 'duplicate', $id, '--porcelain' ) );
		$this->said( array( 'survey', 'trash', $id, $copy ) );
		$this->said( array( 'survey', 'restore', $copy ) );
		self::assertSame( $copy, $this->said( array( 'survey', 'list', '--format=ids' ) ) );
		self::assertSame( 'Success: Deleted 1 of 1 surveys.', $this->said( array( 'survey', 'delete', $id, '--yes' ) ) );
		self::assertSame( '1', $this->said( array( 'survey', 'list', '--status=all', '--format=count' ) ) );
	}

	public function test_a_survey_with_a_type_of_another_plugin_is_exported_and_imported(): void {
		$file   = dirname( __DIR__, 4 ) . '/examples/color-question/color-question.php';
		$load   = '--exec=WP_CLI::add_wp_hook( "plugins_loaded", static fn() => require ' . var_export( $file, true ) . ' );';
		$draft  = array( 'title' => 'Colors', 'status' => 'publish', 'questions' => array( self::aQuestion( 'color' ) ) );
		$id     = $this->said( array( 'survey', 'create', '--porcelain', $load ), (string) wp_json_encode( $draft ) );
		$export = $this->said( array( 'survey', 'get', $id, '--format=json', $load ) );
		$this->said( array( 'survey', 'trash', $id ) );
		$this->said( array( 'survey', 'delete', $id, '--yes' ) );
		$copy = $this->said( array( 'survey', 'create', '--porcelain', $load ), $export );

		$copied = json_decode( $this->said( array( 'survey', 'get', $copy, '--format=json', $load ) ), true );
		self::assertIsArray( $copied );
		self::assertSame( array( 'color' ), array_column( (array) $copied['questions'], 'type' ) );

		$this->said( array( 'survey', 'trash', $copy ) );
		$this->said( array( 'survey', 'delete', $copy, '--yes' ) );
		[ $code, , $error ] = $this->wp( array( 'survey', 'create' ), $export );
		self::assertSame( 1, $code );
		self::assertStringContainsString( 'questions[0].type', $error, 'Without the plugin, it is refused.' );
	}

	public function test_responses_are_listed_read_moved_counted_and_exported_to_a_file(): void {
		$why    = self::aQuestion( 'text', array( 'title' => 'Why?' ) );
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion(), $why ) ) );
		$first  = $this->respond( $survey, array( 'Yes', 'Fair' ) );
		$second = $this->respond( $survey, array( 'No', 'Too much' ) );
		$id     = (string) $survey->id;

		self::assertSame( "$second $first", $this->said( array( 'responses', 'list', $id, '--format=ids' ) ) );
		self::assertStringContainsString( 'Too much', $this->said( array( 'responses', 'get', $id, (string) $second ) ) );
		$this->said( array( 'responses', 'trash', $id, (string) $second ) );
		$this->said( array( 'recount', $id ) );
		$results = $this->said( array( 'results', $id, '--format=csv', '--fields=answer,count' ) );
		self::assertSame( "answer,count\nYes,1\nNo,0\n,1", $results );
		$this->said( array( 'responses', 'restore', $id, (string) $second ) );

		$printed = $this->said( array( 'export', $id, '--file=-' ) );
		self::assertStringContainsString( 'Too much', $printed );
		$file = get_temp_dir() . 'uf-' . bin2hex( random_bytes( 4 ) ) . '.xlsx';
		self::assertSame( "Success: Written to $file.", $this->said( array( 'export', $id, "--file=$file", '--format=xlsx' ) ) );
		self::assertSame( 'PK', substr( (string) file_get_contents( $file ), 0, 2 ) );
		unlink( $file );
	}

	public function test_unfinished_responses_are_listed_on_request_with_what_was_typed(): void {
		$why    = self::aQuestion( 'text', array( 'title' => 'Why?' ) );
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion(), $why ) ) );
		$sent   = $this->respond( $survey, array( 'Yes' ) );
		$left   = $this->respond( $survey, array( 'No', 'Half a sen' ), 'now', ResponseStatus::PARTIAL );
		$id     = (string) $survey->id;

		self::assertSame( (string) $sent, $this->said( array( 'responses', 'list', $id, '--format=ids' ) ) );
		self::assertSame( (string) $left, $this->said( array( 'responses', 'list', $id, '--status=partial', '--format=ids' ) ) );
		self::assertStringContainsString( 'Half a sen', $this->said( array( 'responses', 'get', $id, (string) $left ) ) );
		self::assertStringNotContainsString( 'Half a sen', $this->said( array( 'export', $id, '--file=-' ) ) );
	}

	/** U+009B starts an escape sequence in terminals with 8-bit controls; older versions stored it. */
	public function test_control_characters_from_visitors_never_reach_the_terminal(): void {
		$survey = $this->aSurvey( array( 'title' => 'Prices', 'questions' => array( self::aQuestion( 'text' ) ) ) );
		$id     = $this->respond( $survey, array( 'Fair' ) );
		Plugin::get( Db::class )->write(
			'UPDATE {responses} SET answers = REPLACE(answers, %s, %s) WHERE id = %d',
			array( 'Fair', "\u{9B}31mFair\u{9D}0;title\u{9C}", $id )
		);

		foreach ( array( 'table', 'csv', 'json', 'yaml' ) as $format ) {
			$printed = $this->said( array( 'responses', 'list', (string) $survey->id, "--format=$format" ) )
				. $this->said( array( 'responses', 'get', (string) $survey->id, (string) $id, "--format=$format" ) );
			self::assertStringContainsString( 'Fair', $printed, $format );
			self::assertSame( 0, preg_match( '/[\x{80}-\x{9F}]/u', $printed ), $format );
		}
	}

	public function test_deliveries_are_listed_and_resent(): void {
		$survey = $this->aSurvey( array( 'notifications' => array( 'email' => array( 'active' => false ) ) ) );
		add_action( 'userfeedback_survey_response', '__return_true' );
		$id = $this->respond( $survey, array( 'Yes' ) );
		Plugin::get( Transaction::class )->run(
			static fn(): bool => Plugin::get( EnqueueDeliveries::class )->note(
				Plugin::get( ResponseRepository::class )->many( array( $id ) )
			)
		);
		$job = $this->said( array( 'deliveries', 'list', "--survey=$survey->id", '--channel=hook', '--status=waiting', '--format=ids' ) );
		self::assertSame( $job, (string) (int) $job );
		self::assertStringContainsString( 'waiting', $this->said( array( 'deliveries', 'get', $job, '--field=state' ) ) );

		self::assertSame( 'Success: Retried 1 of 1 messages.', $this->said( array( 'deliveries', 'retry', $job ) ) );
		$span = array( '--from=2026-01-01', '--to=2030-01-01' );
		self::assertSame( 'Success: 0 to be sent again.', $this->said( array( 'deliveries', 'replay', ...$span ) ) );
		self::assertSame( 'Success: 1 tried.', $this->said( array( 'deliveries', 'work' ) ) );
		self::assertSame( '0', $this->said( array( 'deliveries', 'list', '--format=count' ) ) );
	}

	public function test_verify_reports_differences_and_repairs_them(): void {
		$survey = $this->aSurvey( array( 'notifications' => array( 'email' => array( 'active' => false ) ) ) );
		$this->respond( $survey, array( 'Yes' ) );
		Plugin::get( ResponseProcessor::class )->run();
		$flags = array( '--format=csv', '--fields=part,differences,repaired' );
		$right = "counters,0,0\ntexts,0,0\nordinals,0,0\nbitmaps,0,0\n\"search cache\",0,0\n\"post ratings\",0,0\ndeliveries,0,0";
		self::assertStringEndsWith( $right, $this->said( array( 'verify', ...$flags ) ) );
		Plugin::get( Db::class )->write( 'UPDATE {daily} SET responses = 7 WHERE survey_id = %d', array( $survey->id ) );

		[ $code, $said, $errors ] = $this->wp( array( 'verify', '--sample=2', ...$flags ) );
		self::assertSame( array( 1, '' ), array( $code, $errors ) );
		self::assertStringContainsString( "counters,1,0\ntexts,0,0", $said );
		[ $code, $said ] = $this->wp( array( 'verify', '--fix', ...$flags ) );
		self::assertSame( 1, $code );
		self::assertStringContainsString( "counters,1,1\ntexts,0,0", $said );
		self::assertStringEndsWith( $right, $this->said( array( 'verify', ...$flags ) ) );
	}

	/**
	 * @dataProvider mistakes
	 * @param list<string> $arguments
	 */
	public function test_errors_have_the_text_that_rest_uses( array $arguments, string $input, string $wrong ): void {
		[ $code, $said, $errors ] = $this->wp( $arguments, $input );

		self::assertSame( array( 1, '', "Error: $wrong" ), array( $code, $said, $errors ) );
		self::assertSame( '0', $this->said( array( 'survey', 'list', '--format=count' ) ) );
	}

	/** @return array<string, array{list<string>, string, string}> */
	public static function mistakes(): array {
		$kind = 'This has the wrong data type.';
		return array(
			'no survey'        => array( array( 'survey', 'get', '987654' ), '', 'This survey doesn’t exist or isn’t open.' ),
			'no number'        => array( array( 'survey', 'get', 'x' ), '', "id: $kind" ),
			'two fields'       => array(
				array( 'survey', 'create' ),
				'{"title":5,"x":1}',
				"title: $kind\nx: This field or value isn’t recognized.",
			),
			'no JSON'          => array( array( 'survey', 'create' ), '{"title":', '- doesn’t contain a JSON object.' ),
			'no file'          => array( array( 'survey', 'create', '/nowhere/survey.json' ), '', 'Couldn’t read /nowhere/survey.json.' ),
			'no sample'        => array( array( 'verify', '--sample=0' ), '', "sample: $kind" ),
			'no such status'   => array(
				array( 'survey', 'list', '--status=lost' ),
				'',
				'filter.status: This must be one of: all, publish, scheduled, draft, trash.',
			),
			'no survey export' => array( array( 'export', '987654', '--file=-' ), '', 'This survey doesn’t exist or isn’t open.' ),
		);
	}

	public function test_skipped_surveys_are_reported_and_fail_the_command(): void {
		$survey = $this->aSurvey();

		[ $code, , $errors ] = $this->wp( array( 'survey', 'trash', (string) $survey->id, '987654' ) );

		self::assertSame( 1, $code );
		self::assertStringContainsString( 'Warning: 987654: ', $errors );
		self::assertStringContainsString( 'Error: Only trashed 1 of 2 surveys.', $errors );
	}

	public function test_the_user_option_applies_the_permissions_of_that_user(): void {
		$survey = $this->aSurvey( WholeSurvey::body() );
		$id     = (string) $survey->id;
		$refuse = array( 1, '', 'Error: Sorry, you are not allowed to do that.' );

		$subscriber = $this->member( 'subscriber' );
		foreach ( array( array( 'survey', 'list' ), array( 'survey', 'trash', $id ), array( 'export', $id, '--file=-' ) ) as $arguments ) {
			self::assertSame( $refuse, $this->wp( array( ...$arguments, "--user=$subscriber" ) ) );
		}
		$editor = $this->member( 'editor' );
		self::assertSame( $refuse, $this->wp( array( 'doctor', "--user=$editor" ) ) );
		$this->said( array( 'survey', 'trash', $id, "--user=$editor" ) );
	}

	public function test_the_doctor_exits_with_one_when_a_test_is_not_good(): void {
		[ $code, $said, $errors ] = $this->wp( array( 'doctor', '--fields=test,status', '--format=json' ) );

		self::assertSame( '', $errors );
		$tests = json_decode( $said, true );
		self::assertIsArray( $tests );
		$states = array_column( $tests, 'status', 'test' );
		self::assertArrayHasKey( 'userfeedback_collector', $states );
		self::assertArrayHasKey( 'userfeedback_salts', $states );
		$ill = array_filter( $states, static fn( mixed $status ): bool => 'good' !== $status );
		self::assertSame( array() === $ill ? 0 : 1, $code );
	}

	public function test_commands_for_site_admins_are_available(): void {
		self::assertSame(
			"Post ratings: 0 differences.\nAll totals match their responses.",
			$this->said( array( 'recount' ) )
		);
		$key = get_option( SiteSetup::WRITE_KEY );
		try {
			self::assertStringContainsString( 'Key changed.', $this->said( array( 'rotate-key' ) ) );
			self::assertNotSame( $key, get_option( SiteSetup::WRITE_KEY ) );
		} finally {
			update_option( SiteSetup::WRITE_KEY, $key, true );
		}
	}
}
