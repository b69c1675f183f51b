<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results\Exports;

use DateTimeImmutable;
use Locale;
use Throwable;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Responses\Visitor\Visitor;
use UserFeedback\Results\Exports\Jobs\FindExportFile;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Cases\Workbook;
use UserFeedback\Tests\Support\Made\Responding;

/** Files written during the request, read back and compared with the responses. */
final class ExportedFilesTest extends RestTestCase {

	use Responding;

	private const OF_RESPONSE = array(
		'Response ID',
		'Date Submitted',
		'UTC offset',
		'Counted on (day)',
		'Status',
		'Page Submitted',
		'Page URL',
		'User IP',
		'Browser',
		'OS',
		'Device',
		'Country',
		'Language',
		'Seconds to finish',
	);

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-23T10:00:00Z' );
		update_option( 'timezone_string', 'Asia/Kathmandu' );
		$this->survey = $this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'radio-button', array( 'title' => 'Found?', 'settings' => array( 'comment_box' => true ) ) ),
					self::aQuestion( 'checkbox', array( 'title' => 'Found?' ) ),
					self::aQuestion( 'star-rating', array( 'title' => 'Stars' ) ),
					self::aQuestion( 'long-text', array( 'title' => 'Why?' ) ),
					self::aQuestion( 'email', array( 'title' => 'Mail', 'config' => array( 'include_name' => true ) ) ),
				),
			)
		);
	}

	public function test_each_row_is_a_response_with_each_answer_in_its_column(): void {
		$first  = $this->respond(
			$this->survey,
			array( array( 'with', 'Yes', '=1+1' ), array( 'Yes', 'No' ), 4, '-5', array( 'named', 'a@example.org', 'Ada' ) ),
			'2026-11-20T18:30:00Z'
		);
		$second = $this->respond( $this->survey, array( 'No', null, null, "two\nlines, \"quoted\"", null ), '2026-11-21T10:00:00Z' );
		$this->respond( $this->survey, array( 'No' ), '2026-11-21T10:00:00Z', ResponseStatus::TRASH );
		$this->respond( $this->survey, array( 'No' ), '2026-11-21T10:00:00Z', ResponseStatus::SPAM );

		$rows = $this->workbook( array() )['Responses'];

		self::assertSame(
			array(
				...self::OF_RESPONSE,
				'Found?',
				'Found? (comment)',
				'Found? [Yes]',
				'Found? [No]',
				'Stars',
				'Why?',
				'Mail',
				'Mail (name)',
			),
			$rows[0]
		);
		self::assertSame(
			array(
				$first,
				'2026-11-21 00:15:00',
				'UTC+05:45',
				'2026-11-21',
				'Published',
				'Prices',
				null,
				'203.0.113.7',
				'Firefox',
				null,
				null,
				null,
				null,
				null,
				'Yes',
				'=1+1',
				1,
				1,
				4,
				'-5',
				'a@example.org',
				'Ada',
			),
			$rows[1]
		);
		self::assertSame( array( $second, 'No', "two\nlines, \"quoted\"" ), array( $rows[2][0], $rows[2][14], $rows[2][19] ) );
		self::assertCount( 3, $rows );

		$csv = $this->bytes( array( 'format' => 'csv' ) );
		self::assertStringContainsString(
			"\r\n$first,2026-11-21 00:15:00,UTC+05:45,2026-11-21,Published,Prices,,203.0.113.7,Firefox,,,,,,Yes,'=1+1,1,1,4,'-5,a@example.org,Ada\r\n",
			$csv
		);
		self::assertStringContainsString( ",No,,,,,\"two\nlines, \"\"quoted\"\"\",,\r\n", $csv );
	}

	/** Guards against: options with a comma couldn't be separated in a file, so counting them again gave other numbers. */
	public function test_multiple_choices_can_be_counted_from_the_file_whatever_the_options_contain(): void {
		$options      = array( 'Red, dark', 'Red', 'dark', 'Gone, too' );
		$question     = static fn( array $options, ?string $id = null ): array => self::aQuestion(
			'checkbox',
			array( 'title' => 'Colors', 'config' => array( 'options' => $options ) ) + ( null === $id ? array() : array( 'id' => $id ) )
		);
		$this->survey = $this->aSurvey( array( 'questions' => array( $question( $options ) ) ) );
		foreach ( array( array( 'Red, dark' ), array( 'Red', 'dark' ), array( 'Red', 'Gone, too' ) ) as $chosen ) {
			$this->respond( $this->survey, array( $chosen ), '2026-11-21T10:00:00Z' );
		}
		$trashed = $this->respond( $this->survey, array( array( 'dark' ) ), '2026-11-21T10:00:00Z', ResponseStatus::TRASH );
		$body    = array(
			'id'        => $this->survey->id,
			'title'     => 'Colors',
			'status'    => 'publish',
			'questions' => array( $question( array( 'Red, dark', 'Red' ), $this->survey->questions[0]->id ) ),
		);
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
		$this->assertStatus( 200, $this->request( 'POST', 'surveys', $body ) );

		foreach ( array( 'waiting', 'counted' ) as $state ) {
			$rows = $this->workbook( array() )['Responses'];
			self::assertSame(
				array( 'Colors [Red, dark]', 'Colors [Red]', 'Colors [Gone, too] (removed)', 'Colors [dark] (removed)' ),
				array_slice( $rows[0], count( self::OF_RESPONSE ) ),
				$state
			);
			self::assertSame(
				array(
					array( 1, null, null, null ),
					array( null, 1, null, 1 ),
					array( null, 1, 1, null ),
				),
				array_map( static fn( array $row ): array => array_slice( $row, count( self::OF_RESPONSE ) ), array_slice( $rows, 1 ) ),
				$state
			);
			$trash = $this->workbook( array( 'status' => 'trash' ) )['Responses'];
			$dark  = count( self::OF_RESPONSE ) + 2;
			self::assertSame( 'Colors [dark] (removed)', $trash[0][ $dark ], 'Only what is in the file has a column.' );
			self::assertSame( array( $trashed, 1 ), array( $trash[1][0], $trash[1][ $dark ] ) );
			Plugin::get( ResponseProcessor::class )->run();
		}
	}

	public function test_a_file_has_the_labels_of_the_screen_and_everything_that_can_be_filtered(): void {
		$clean = ( new AnswerRules( $this->survey->questions ) )->clean( $this->answers( $this->survey, array( 'Yes' ) ) );
		Plugin::get( ResponseRepository::class )->add(
			new NewResponse(
				$this->survey->id,
				wp_generate_uuid4(),
				$clean,
				SubmittedPage::of( 2, 'Prices', '' ),
				new DateTimeImmutable( '2026-11-21T10:00:00Z' ),
				new Visitor( '', '', '', 'mobile', 'DE' ),
				language: 'de-AT',
				seconds: 35
			)
		);
		$row = array_combine( self::OF_RESPONSE, array_slice( $this->workbook( array() )['Responses'][1], 0, count( self::OF_RESPONSE ) ) );

		$named = class_exists( Locale::class );
		self::assertSame( array( 'Phone', 35 ), array( $row['Device'], $row['Seconds to finish'] ) );
		self::assertSame( $named ? 'Germany' : 'DE', $row['Country'] );
		self::assertSame( $named ? 'German (Austria)' : 'de-AT', $row['Language'] );
	}

	public function test_the_name_of_a_file_describes_its_contents(): void {
		$this->survey = $this->aSurvey( array( 'title' => 'Größe & “Länge”?' ) );
		$name         = fn( array $query ): string => Plugin::get( FindExportFile::class )->run(
			1,
			$query + array( 'survey_id' => (string) $this->survey->id, 'format' => 'csv' )
		)[1];

		$id = $this->survey->id;
		self::assertSame( "userfeedback-$id-größe-länge-responses-all-until-2026-11-23.csv", $name( array() ) );
		self::assertSame(
			"userfeedback-$id-größe-länge-responses-2026-11-01-to-2026-11-20-filtered-mobile.csv",
			$name( array( 'start' => '2026-11-01', 'end' => '2026-11-20', 'filter' => array( 'device' => array( 'mobile' ) ) ) )
		);
		self::assertSame(
			"userfeedback-$id-größe-länge-responses-trash-2026-11-20-to-2026-11-23.xlsx",
			$name( array( 'start' => '2026-11-20', 'status' => 'trash', 'format' => 'xlsx' ) )
		);
	}

	public function test_days_use_the_site_time_zone_and_the_trash_is_exported_on_request(): void {
		$this->respond( $this->survey, array( 'Yes' ), '2026-11-20T18:10:00Z' ); // 23:55 on the 20th in Kathmandu.
		$inside = $this->respond( $this->survey, array( 'Yes' ), '2026-11-20T18:20:00Z' );
		$trash  = $this->respond( $this->survey, array( 'No' ), '2026-11-21T10:00:00Z', ResponseStatus::TRASH );

		self::assertSame( array( $inside ), $this->ids( array( 'start' => '2026-11-21', 'end' => '2026-11-21' ) ) );
		self::assertSame( array( $trash ), $this->ids( array( 'status' => 'trash' ) ) );
	}

	public function test_unfinished_responses_are_exported_only_on_request_with_what_was_typed(): void {
		$sent = $this->respond( $this->survey, array( 'Yes' ), '2026-11-21T10:00:00Z' );
		$left = $this->respond(
			$this->survey,
			array( array( 'with', 'No', '=1+1' ), null, 4, 'Half a sen' ),
			'2026-11-21T11:00:00Z',
			ResponseStatus::PARTIAL
		);
		Plugin::get( ResponseProcessor::class )->run();

		self::assertSame( array( $sent ), $this->ids( array() ) );
		$rows = $this->workbook( array( 'status' => 'partial' ) )['Responses'];
		self::assertCount( 2, $rows );
		$row = array_combine( array_map( 'strval', $rows[0] ), $rows[1] );
		self::assertSame(
			array( $left, 'Unfinished', 'No', '=1+1', 4, 'Half a sen' ),
			array( $row['Response ID'], $row['Status'], $row['Found?'], $row['Found? (comment)'], $row['Stars'], $row['Why?'] )
		);
		self::assertStringContainsString( "No,'=1+1", $this->bytes( array( 'status' => 'partial', 'format' => 'csv' ) ) );
		self::assertStringNotContainsString( 'Half a sen', $this->bytes( array( 'format' => 'csv' ) ) );
		$ofQuestion = array( 'report' => 'question', 'question_id' => $this->survey->questions[3]->id, 'format' => 'csv' );
		self::assertStringNotContainsString( 'Half a sen', $this->bytes( $ofQuestion ) );
	}

	public function test_the_numbers_of_a_question_match_the_screen(): void {
		$last = 0;
		foreach ( array( 'Yes', 'Yes', array( 'with', 'No', '@home' ), null ) as $value ) {
			$last = $this->respond( $this->survey, array( $value, array( 'Yes' ) ), '2026-11-21T10:00:00Z' );
		}
		$sheets = $this->workbook( array( 'report' => 'question', 'question_id' => $this->survey->questions[0]->id ) );

		$this->asRoleWith( Permission::VIEW );
		$stats = $this->request( 'GET', "surveys/{$this->survey->id}/results" )->at( 'question_stats.0' );
		self::assertIsArray( $stats );
		self::assertSame(
			array( array( 'Yes', 2 ), array( 'No', 1 ) ),
			array_map( static fn( array $row ): array => array_slice( $row, 0, 2 ), array_slice( $sheets['Counts'], 1, 2 ) )
		);
		self::assertCount( 3, $sheets['Counts'], 'Counts hold answers and nothing else.' );
		self::assertSame(
			array( array( 'Answered', $stats['total_answers'] ), array( 'Skipped', $stats['skipped'] ), array( 'Total Responses', 4 ) ),
			array_slice( $sheets['Overview'], 1 )
		);
		self::assertSame( 66.7, $sheets['Counts'][1][2] );
		$comment = array( 'No', '@home', '2026-11-21 15:45:00', 'UTC+05:45', $last - 1 );
		self::assertSame( array( $comment ), array_slice( $sheets['Comments'], 1 ) );
	}

	public function test_text_answers_of_a_question_are_listed(): void {
		$id = $this->respond( $this->survey, array( 'Yes', null, null, '+49 30' ), '2026-11-21T10:00:00Z' );
		$this->respond( $this->survey, array( 'Yes', null, null, null ), '2026-11-21T10:00:00Z' );

		$csv = $this->bytes( array( 'report' => 'question', 'question_id' => $this->survey->questions[3]->id, 'format' => 'csv' ) );

		self::assertSame( "\xEF\xBB\xBFAnswer,Name,Date,UTC offset,Response ID\r\n'+49 30,,2026-11-21 15:45:00,UTC+05:45,$id\r\n", $csv );
	}

	public function test_an_nps_survey_has_groups_days_and_comments_with_their_scores(): void {
		$this->survey = $this->aSurvey(
			array(
				'type'      => 'nps',
				'questions' => array( self::aQuestion( 'nps', array( 'settings' => array( 'comment_box' => true ) ) ) ),
			)
		);
		foreach ( array( 10, 9, array( 'with', 3, 'Slow' ), 8 ) as $score ) {
			$this->respond( $this->survey, array( $score ), '2026-11-21T10:00:00Z' );
		}
		$sheets = $this->workbook( array( 'report' => 'nps' ) );

		self::assertSame( array( 50, 25, 25, 25, 4, 4, 0, 4 ), array_column( array_slice( $sheets['Overview'], 1 ), 1 ) );
		self::assertSame( array( array( '2026-11-21 00:00:00', 25, 4 ) ), array_slice( $sheets['Days'], 1 ) );
		self::assertSame( array( 3, 'Slow' ), array_slice( $sheets['Comments'][1], 0, 2 ) );
		self::assertSame( 'NPS Score', $sheets['Overview'][4][0] );
	}

	public function test_answers_from_before_a_choice_became_a_score_are_listed_but_not_scored(): void {
		$this->survey = $this->aSurvey( array( 'type' => 'nps', 'questions' => array( self::aQuestion( 'nps' ) ) ) );
		$options      = array( 'config' => array( 'options' => array( 'Great', '9 lives' ) ) );
		$choice       = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'radio-button', $options ) ) ) )->questions[0];
		$former       = $this->survey->with( questions: array( $choice->withId( $this->survey->questions[0]->id ) ) );
		foreach ( array( 'Great', '9 lives' ) as $label ) {
			$this->respond( $former, array( $label ), '2026-11-21T10:00:00Z' );
		}
		$this->respond( $this->survey, array( 8 ), '2026-11-21T10:00:00Z' );
		$expected = array(
			'Counts' => array( array( 'Great', 1 ), array( '9 lives', 1 ) ),
			'Days'   => array( array( '2026-11-21 00:00:00', 0, 1 ) ),
		);
		$read     = function ( array $filter ): array {
			$sheets = $this->workbook( array( 'report' => 'nps', 'filter' => $filter ) );
			$counts = array_map( static fn( array $row ): array => array_slice( $row, 0, 2 ), array_slice( $sheets['Counts'], 11 ) );
			rsort( $counts );
			return array( 'Counts' => $counts, 'Days' => array_slice( $sheets['Days'], 1 ) );
		};

		$pending = $read( array() );
		while ( Plugin::get( ResponseProcessor::class )->run() > 0 ) {
			continue;
		}

		rsort( $expected['Counts'] );
		self::assertSame( $expected, $pending );
		self::assertSame( $expected, $read( array() ) );
		self::assertSame( $expected, $read( array( 'browser' => array( 'Firefox' ) ) ) );
	}

	public function test_an_export_of_several_pages_has_each_response_once(): void {
		$ids = array();
		for ( $number = 0; $number < 2_050; ++$number ) {
			$ids[] = $this->respond( $this->survey, array( 'Yes' ), '2026-11-2' . ( 1 + $number % 2 ) . 'T10:00:00Z' );
		}
		$exported = $this->ids( array() );

		self::assertCount( 2_050, $exported );
		sort( $exported );
		self::assertSame( $ids, $exported );
	}

	/**
	 * @dataProvider wrong
	 * @param array<string, mixed>    $query
	 * @param class-string<Throwable> $problem
	 */
	public function test_an_invalid_request_is_reported_and_no_file_is_created( array $query, string $problem ): void {
		$this->expectException( $problem );
		$this->bytes( $query );
	}

	/** @return array<string, array{array<string, mixed>, class-string<Throwable>}> */
	public static function wrong(): array {
		return array(
			'another report'         => array( array( 'report' => 'all' ), ValidationFailed::class ),
			'another format'         => array( array( 'format' => 'exe' ), ValidationFailed::class ),
			'no day'                 => array( array( 'start' => 'today' ), ValidationFailed::class ),
			'a list'                 => array( array( 'report' => array( 'general' ) ), ValidationFailed::class ),
			'no survey'              => array( array( 'survey_id' => '0' ), RequestError::class ),
			'a survey of words'      => array( array( 'survey_id' => '1 OR 1' ), RequestError::class ),
			'no question'            => array( array( 'report' => 'question' ), RequestError::class ),
			'numbers of the trash'   => array(
				array( 'report' => 'question', 'question_id' => '00000000-0000-4000-8000-000000000000', 'status' => 'trash' ),
				ValidationFailed::class,
			),
			'scores of another kind' => array( array( 'report' => 'nps' ), ValidationFailed::class ),
			'an export of nobody'    => array( array( 'export' => '999999' ), RequestError::class ),
		);
	}

	public function test_the_free_plan_has_no_exports(): void {
		$this->withPlan( Plan::LITE );
		$this->expectException( RequestError::class );
		$this->expectExceptionMessage( 'export needs the ' );
		$this->bytes( array() );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<mixed>
	 */
	private function ids( array $query ): array {
		return array_column( array_slice( $this->workbook( $query )['Responses'], 1 ), 0 );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, list<list<string|int|float|null>>>
	 */
	private function workbook( array $query ): array {
		$path = (string) tempnam( sys_get_temp_dir(), 'uf' );
		file_put_contents( $path, $this->bytes( $query ) );
		$sheets = Workbook::read( $path );
		unlink( $path );
		return $sheets;
	}

	/** @param array<string, mixed> $query */
	private function bytes( array $query ): string {
		[ $file ] = Plugin::get( FindExportFile::class )->run(
			1,
			$query + array( 'survey_id' => (string) $this->survey->id, 'format' => 'xlsx' )
		);
		return (string) stream_get_contents( $file );
	}
}
