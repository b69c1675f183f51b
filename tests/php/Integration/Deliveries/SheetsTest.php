<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries;

use UserFeedback\Deliveries\GoogleSheets\Files\SpreadsheetsApi;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Submit\RateLimit\RateLimitRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Google\WithGoogle;
use UserFeedback\Tests\Support\Made\Responding;

/** Adds each response to a spreadsheet exactly once, despite failures of Google, of this site, and of the spreadsheet. */
final class SheetsTest extends RestTestCase {

	use Responding;
	use WithGoogle;

	protected function setUp(): void {
		parent::setUp();
		$this->withClient();
		$this->connect();
	}

	public function test_a_response_is_a_row_with_a_column_for_each_field_and_formulas_stay_text(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$survey = $this->aSheetSurvey(
			array(
				self::aQuestion( 'radio-button', array( 'title' => 'Found it?', 'settings' => array( 'comment_box' => true ) ) ),
				self::aQuestion( 'checkbox', array( 'title' => 'Which?' ) ),
				self::aQuestion( 'long-text', array( 'title' => 'Why?' ) ),
				self::aQuestion( 'star-rating', array( 'title' => 'Stars' ) ),
				self::aQuestion( 'email', array( 'title' => 'Address', 'config' => array( 'include_name' => true ) ) ),
			),
			'Feedback of the shop'
		);
		$id     = $this->respond(
			$survey,
			array(
				array( 'with', 'Yes', '=1+1' ),
				array( 'Yes', 'No' ),
				'=HYPERLINK("https://evil.example","x")',
				4,
				array( 'named', 'a@example.org', '+Ann' ),
			),
			'2026-11-24T10:00:00Z'
		);
		$this->work();

		$sheet = $this->google->spreadsheets()[0];
		$cells = $this->google->cells( $sheet );
		self::assertSame(
			array(
				...array( 'Response ID', 'Date Submitted', 'Page Submitted', 'Page URL' ),
				...array( 'Found it?', 'Found it? (comment)', 'Which?', 'Why?', 'Stars', 'Address', 'Address (name)' ),
			),
			array_values( $cells[1] )
		);
		self::assertSame(
			array(
				...array( $id, '2026-11-24 11:00:00', 'Prices', '' ),
				...array( 'Yes', '=1+1', "Yes\nNo", '=HYPERLINK("https://evil.example","x")', 4, 'a@example.org', '+Ann' ),
			),
			array_values( $cells[2] )
		);
		self::assertSame( 'Feedback of the shop', $this->google->state()['files'][ $sheet ]['name'] );
		self::assertCount( 1, $this->jobs( 'delivered' ) );
		self::assertSame( 'Row 2 of the spreadsheet.', $this->jobs( 'delivered' )[0]['message'] );

		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
		self::assertSame( $sheet, $this->request( 'GET', "surveys/$survey->id" )->at( 'settings.google_drive.spreadsheet_id' ) );
		$list = $this->request( 'GET', 'surveys', array( 'select' => array( 'google_drive' ) ) );
		self::assertSame( $sheet, $list->at( 'items.0.google_drive.spreadsheet_id' ) );
	}

	public function test_the_spreadsheet_id_causes_no_edit_conflict_and_cannot_be_set_by_a_request(): void {
		$survey = $this->aSheetSurvey();
		$this->respond( $survey, array( 'Yes' ) );
		$this->work();
		$this->asRoleWith( Permission::EDIT );
		$saved = $this->request(
			'POST',
			'surveys',
			array(
				'id'       => $survey->id,
				'title'    => 'Another title',
				'version'  => $survey->version,
				'settings' => array( 'google_drive' => array( 'enable' => true, 'file_name' => 'x', 'spreadsheet_id' => 'of-somebody-else' ) ),
			)
		);
		$this->assertStatus( 200, $saved );
		self::assertSame( $this->google->spreadsheets()[0], $saved->at( 'survey.settings.google_drive.spreadsheet_id' ) );
	}

	public function test_three_hundred_responses_are_written_once_in_few_calls_despite_google_failures(): void {
		$survey = $this->aSheetSurvey();
		$ids    = array_map( fn(): int => $this->respond( $survey, array( 'Yes' ) ), range( 1, 300 ) );
		$this->google->plan( '~values:batchUpdate~', 'die after', array( 'skip' => 1 ) );
		$this->google->plan( '~values:batchUpdate~', 'die before', array( 'skip' => 2 ) );

		for ( $hour = 0; $hour < 8; ++$hour ) {
			$this->stopClockAt( gmdate( 'c', time() + $hour * 3_600 ) );
			$this->work();
		}
		self::assertSame( $ids, $this->ids() );
		self::assertCount( 300, $this->jobs( 'delivered' ) );
		self::assertLessThan( 10, count( $this->google->asked( '~values:batchUpdate~' ) ) );
		self::assertCount( 1, $this->google->spreadsheets() );
		self::assertSame( range( 2, 301 ), array_slice( array_keys( $this->google->cells( $this->google->spreadsheets()[0] ) ), 1 ) );
	}

	public function test_rows_that_an_owner_sorted_deleted_or_inserted_are_never_overwritten(): void {
		$survey = $this->aSheetSurvey();
		$first  = array_map( fn(): int => $this->respond( $survey, array( 'Yes' ) ), range( 1, 5 ) );
		$this->work();
		$sheet = $this->google->spreadsheets()[0];

		$this->rearranged( $sheet, static fn( array $rows ): array => array_reverse( $rows ) );
		$next = $this->respond( $survey, array( 'No' ) );
		$this->work();
		self::assertSame( array( ...array_reverse( $first ), $next ), $this->ids(), 'Sorted: at the end.' );

		$notes = array( array( 1 => '', 2 => 'a note' ), array( 1 => '', 2 => 'another' ) );
		$this->rearranged( $sheet, static fn( array $rows ): array => array( ...$notes, ...$rows ) );
		$later = $this->respond( $survey, array( 'No' ) );
		$this->work();
		self::assertSame( array( ...array_reverse( $first ), $next, $later ), $this->ids(), 'Two rows put in.' );
		self::assertSame( 'a note', $this->google->cells( $sheet )[2][2] );

		$this->rearranged( $sheet, static fn( array $rows ): array => array_slice( $rows, 4 ) );
		$last = $this->respond( $survey, array( 'No' ) );
		$this->work();
		self::assertSame( array( $first[2], $first[1], $first[0], $next, $later, $last ), $this->ids(), 'Four deleted.' );
		self::assertSame( range( 1, 7 ), array_keys( $this->google->cells( $sheet ) ), 'With no gap.' );

		$this->rearranged( $sheet, static fn( array $rows ): array => array( ...$rows, array( 1 => '', 5 => 'Sum: 6' ) ) );
		$behind = $this->respond( $survey, array( 'No' ) );
		$this->work();
		self::assertContains( $behind, $this->ids() );
		self::assertSame( 'Sum: 6', $this->google->cells( $sheet )[8][5], 'What stands below is left alone.' );
	}

	public function test_a_written_row_is_found_wherever_it_was_moved_when_it_is_sent_again(): void {
		$survey = $this->aSheetSurvey();
		$ids    = array_map( fn(): int => $this->respond( $survey, array( 'Yes' ) ), range( 1, 4 ) );
		$this->google->plan( '~values:batchUpdate~', 'die after' );
		$this->work();
		self::assertCount( 4, $this->jobs( 'waiting' ) );
		$this->rearranged( $this->google->spreadsheets()[0], static fn( array $rows ): array => array_reverse( $rows ) );

		$this->stopClockAt( gmdate( 'c', time() + 3_600 ) );
		$this->work();
		self::assertSame( array_reverse( $ids ), $this->ids() );
		self::assertSame( 'Already in the spreadsheet.', $this->jobs( 'delivered' )[0]['message'] );
	}

	public function test_a_row_that_someone_filled_meanwhile_is_left_unchanged(): void {
		$survey = $this->aSheetSurvey();
		$id     = $this->respond( $survey, array( 'Yes' ) );
		$this->google->plan( '~values:batchUpdate~', 'die before' );
		$this->work();
		$this->rearranged( $this->google->spreadsheets()[0], static fn(): array => array( array( 3 => 'mine' ) ) );

		$this->stopClockAt( gmdate( 'c', time() + 3_600 ) );
		$this->work();
		self::assertSame( array( $id ), $this->ids() );
		self::assertSame( array( 3 => 'mine' ), $this->google->cells( $this->google->spreadsheets()[0] )[2] );
	}

	public function test_columns_keep_their_questions_after_additions_renames_moves_and_deletions(): void {
		$survey = $this->aSheetSurvey(
			array(
				self::aQuestion( 'long-text', array( 'title' => 'One' ) ),
				self::aQuestion( 'long-text', array( 'title' => 'Two' ) ),
			)
		);
		$this->respond( $survey, array( 'a', 'b' ) );
		$this->work();
		$sheet     = $this->google->spreadsheets()[0];
		[ $a, $b ] = $survey->questions;

		$survey = $this->asked(
			$survey,
			array(
				array( 'id' => $b->id, 'title' => 'Two, renamed', 'type' => 'long-text' ),
				array( 'title' => 'Three', 'type' => 'long-text' ),
			)
		);
		$this->respond( $survey, array( 'c', 'd' ) );
		$this->work();
		$cells = $this->google->cells( $sheet );
		self::assertSame( array( 'One', 'Two', 'Three' ), array_slice( array_values( $cells[1] ), 4 ) );
		self::assertSame( array( '', 'c', 'd' ), array( $cells[3][5] ?? '', $cells[3][6], $cells[3][7] ) );

		// The owner has added a column of their own and moves ours.
		$this->google->set(
			static function ( array $state ) use ( $sheet ): array {
				foreach ( $state['sheets'][ $sheet ]['tabs'][0]['cells'] as $row => $cells ) {
					$his = array( 8 => $cells[6] ?? '', 6 => 1 === $row ? 'Mine' : "note $row" );
					$state['sheets'][ $sheet ]['tabs'][0]['cells'][ $row ] = $his + $cells;
				}
				$state['sheets'][ $sheet ]['tabs'][0]['columns'] = 8;
				return $state;
			}
		);
		$this->respond( $survey, array( 'e', 'f' ) );
		$this->work();
		$cells = $this->google->cells( $sheet );
		self::assertSame( array( 'f', 'e' ), array( $cells[4][7], $cells[4][8] ) );
		self::assertArrayNotHasKey( 6, $cells[4], 'His column is his.' );
		self::assertSame( 'note 3', $cells[3][6] );
	}

	public function test_writes_over_the_quota_wait_for_the_next_minute_and_count_as_no_failure(): void {
		$this->stopClockAt( '2026-11-24T10:00:10Z' );
		$counts = new RateLimitRepository( Plugin::get( Db::class ) );
		$minute = intdiv( Plugin::get( Clock::class )->now()->getTimestamp(), 60 );
		foreach ( range( 1, SpreadsheetsApi::WRITES - 1 ) as $ignored ) {
			self::assertTrue( $counts->hit( 0, md5( 'google writes' ), $minute, SpreadsheetsApi::WRITES ) );
		}
		$survey = $this->aSheetSurvey();
		$id     = $this->respond( $survey, array( 'Yes' ) );
		$this->work();
		$job = $this->jobs( 'waiting' )[0];
		self::assertSame( array( '0', '2026-11-24 10:01:00' ), array( $job['attempts'], $job['due_at'] ) );
		self::assertSame( array( 'failures' => '0', 'failing_since' => null ), $this->destination( 'failures, failing_since' ) );

		$this->stopClockAt( '2026-11-24T10:01:00Z' );
		$this->work();
		self::assertSame( array( $id ), $this->ids() );
	}

	public function test_a_rate_limit_by_google_is_respected_for_as_long_as_it_asks(): void {
		$this->stopClockAt( '2026-11-24T10:00:00Z' );
		$this->respond( $this->aSheetSurvey(), array( 'Yes' ) );
		$this->google->plan(
			'~values:batchUpdate~',
			'status',
			array(
				'status'  => 429,
				'body'    => array( 'error' => array( 'status' => 'RESOURCE_EXHAUSTED' ) ),
				'headers' => array( 'Retry-After' => '200' ),
			)
		);
		$this->work();
		$job = $this->jobs( 'waiting' )[0];
		self::assertSame( array( '0', '2026-11-24 10:03:20' ), array( $job['attempts'], $job['due_at'] ) );

		$this->stopClockAt( '2026-11-24T10:03:20Z' );
		$this->google->plan( '~values:batchUpdate~', 'status', array( 'status' => 503, 'body' => array() ) );
		$this->work();
		self::assertSame( array( '1', '503' ), array( $this->jobs( 'waiting' )[0]['attempts'], $this->jobs( 'waiting' )[0]['status'] ) );
		$this->stopClockAt( '2026-11-24T10:10:00Z' );
		$this->work();
		self::assertCount( 1, $this->ids() );
	}

	public function test_a_full_spreadsheet_is_followed_by_another(): void {
		$survey = $this->aSheetSurvey();
		$this->respond( $survey, array( 'Yes' ) );
		$this->work();
		$full = $this->google->spreadsheets()[0];
		$this->google->set(
			static function ( array $state ) use ( $full ): array {
				$state['sheets'][ $full ]['tabs'][0]['rows'] = 2;
				$state['sheets'][ $full ]['limit']           = 20;
				return $state;
			}
		);
		$id = $this->respond( $survey, array( 'No' ) );
		$this->work();
		self::assertCount( 2, $this->google->spreadsheets() );
		$second = $this->google->spreadsheets()[1];
		self::assertSame( array( $id ), $this->ids( $second ) );
		self::assertSame( 'What do you think? (2)', $this->google->state()['files'][ $second ]['name'] );
		self::assertCount( 1, $this->ids( $full ) );
	}

	/** @dataProvider waysToLose */
	public function test_a_missing_spreadsheet_is_replaced_by_a_new_one_and_reported( string $how ): void {
		$survey = $this->aSheetSurvey();
		$this->respond( $survey, array( 'Yes' ) );
		$this->work();
		$gone = $this->google->spreadsheets()[0];
		$this->google->set(
			static function ( array $state ) use ( $gone, $how ): array {
				if ( 'trash' === $how ) {
					$state['files'][ $gone ]['trashed'] = true;
				} elseif ( 'tab' === $how ) {
					$state['sheets'][ $gone ]['tabs'][0]['sheetId'] = 99;
				} else {
					unset( $state['files'][ $gone ] );
				}
				return $state;
			}
		);
		$id = $this->respond( $survey, array( 'No' ) );
		$this->work();
		$new = $this->google->spreadsheets()[1];
		self::assertSame( array( $id ), $this->ids( $new ) );
		self::assertSame(
			'The spreadsheet was no longer in Google Drive, so a new one was created. Row 2.',
			$this->jobs( 'delivered' )[1]['message']
		);
		$this->asRoleWith( Permission::VIEW );
		self::assertSame( $new, $this->request( 'GET', "surveys/$survey->id" )->at( 'settings.google_drive.spreadsheet_id' ) );
	}

	/** @return list<array{string}> */
	public static function waysToLose(): array {
		return array( array( 'deleted' ), array( 'trash' ), array( 'tab' ) );
	}

	public function test_a_spreadsheet_with_an_unconfirmed_creation_is_found_again(): void {
		$this->google->plan( '~^POST /drive/v3/files~', 'die after' );
		$this->respond( $this->aSheetSurvey(), array( 'Yes' ) );
		$this->work();
		$this->stopClockAt( gmdate( 'c', time() + 3_600 ) );
		$this->work();
		self::assertCount( 1, $this->google->spreadsheets() );
		self::assertCount( 1, $this->ids() );
	}

	public function test_a_revoked_connection_keeps_deliveries_pending_notifies_once_and_resumes_later(): void {
		$this->stopClockAt( '2026-11-24T10:00:00Z' );
		$survey = $this->aSheetSurvey();
		$ids    = array( $this->respond( $survey, array( 'Yes' ) ) );
		$this->work();
		$this->google->set(
			static fn( array $state ): array => array( 'refresh' => array_fill_keys( array_keys( $state['refresh'] ), 'revoked' ) ) + $state
		);

		$mails = array();
		add_filter(
			'pre_wp_mail',
			static function ( mixed $ignored, array $mail ) use ( &$mails ): bool {
				// Other emails are about the responses themselves.
				if ( is_string( $mail['message'] ) && str_contains( $mail['message'], 'Google Sheets' ) ) {
					$mails[] = $mail['message'];
				}
				return true;
			},
			10,
			2
		);
		foreach ( range( 0, 25 ) as $day ) {
			$this->stopClockAt( gmdate( 'c', (int) strtotime( '2026-11-24T11:00:00Z' ) + $day * 86_400 ) );
			$ids[] = $this->respond( $survey, array( 'No' ) );
			Plugin::get( \UserFeedback\Responses\Counting\ResponseProcessor::class )->run();
			Plugin::get( \UserFeedback\Deliveries\DeliveryScheduler::class )->runInBackground();
		}
		self::assertCount( 26, $this->jobs( 'waiting' ), 'However long it takes.' );
		self::assertSame( array( '0' ), array_values( array_unique( array_column( $this->jobs( 'waiting' ), 'attempts' ) ) ) );
		self::assertCount( 1, $mails );
		self::assertStringContainsString( 'aren’t reaching Google Sheets', $mails[0] );
		self::assertStringContainsString( 'Reconnect in UserFeedback → Settings → Google Drive', $mails[0] );
		$this->asMember( 'administrator' );
		$notices = (string) wp_json_encode( $this->request( 'GET', 'notifications' )->body );
		self::assertStringContainsString( 'Reconnect in UserFeedback', $notices );
		self::assertTrue( $this->request( 'GET', 'settings' )->at( 'settings.google_drive.needs_reconnect' ) );

		wp_clear_scheduled_hook( 'userfeedback_deliver' );
		self::assertStringEndsWith( 'google=connected', $this->connect() );
		self::assertIsInt( wp_next_scheduled( 'userfeedback_deliver' ) );
		$this->work();
		self::assertSame( $ids, $this->ids(), 'Each once, in the same spreadsheet.' );
		self::assertSame( array(), $this->jobs( 'waiting' ) );
		self::assertSame( array( 'failures' => '0', 'failing_since' => null ), $this->destination( 'failures, failing_since' ) );
	}

	public function test_a_token_that_google_rejects_is_refreshed_immediately(): void {
		$this->respond( $this->aSheetSurvey(), array( 'Yes' ) );
		$this->google->set( static fn( array $state ): array => array( 'access' => array() ) + $state );
		$this->work();
		self::assertCount( 1, $this->ids() );
		self::assertSame( 1, $this->google->state()['refreshes'] );
	}

	public function test_a_spreadsheet_is_created_in_the_chosen_folder_or_elsewhere_if_it_is_gone(): void {
		$folder = Plugin::get( \UserFeedback\Deliveries\GoogleSheets\GoogleController::class )->make()->body['id'] ?? '';
		self::assertIsString( $folder );
		Plugin::get( \UserFeedback\Deliveries\GoogleSheets\GoogleActions::class )->selectFolder( array( 'folder_id' => $folder ) );
		$this->respond( $this->aSheetSurvey(), array( 'Yes' ) );
		$this->work();
		self::assertSame( array( $folder ), $this->google->state()['files'][ $this->google->spreadsheets()[0] ]['parents'] ?? array() );

		$this->google->set(
			static function ( array $state ) use ( $folder ): array {
				unset( $state['files'][ $folder ] );
				return $state;
			}
		);
		$this->respond( $this->aSheetSurvey(), array( 'Yes' ) );
		$this->work();
		self::assertCount( 1, $this->ids( $this->google->spreadsheets()[1] ) );
	}

	public function test_nothing_is_queued_without_a_connection_or_when_the_survey_does_not_want_it(): void {
		$this->respond( $this->aSurvey(), array( 'Yes' ) );
		Plugin::get( \UserFeedback\Deliveries\GoogleSheets\GoogleActions::class )->disconnect();
		$this->respond( $this->aSheetSurvey(), array( 'Yes' ) );
		$this->work();
		self::assertSame( array(), $this->jobs( 'waiting' ) );
		self::assertSame( array(), $this->google->spreadsheets() );
	}

	public function test_a_run_out_of_time_leaves_further_spreadsheets_to_the_next_run(): void {
		foreach ( range( 1, 3 ) as $ignored ) {
			$this->respond( $this->aSheetSurvey(), array( 'Yes' ) );
		}
		$this->google->plan( '~values:batchUpdate~', 'hang', array( 'milliseconds' => 1_500 ) );
		$this->work( 1.5 );
		self::assertCount( 1, $this->jobs( 'delivered' ) );
		self::assertCount( 1, $this->google->spreadsheets() );
		self::assertSame( array( '0', '0' ), array_column( $this->jobs( 'waiting' ), 'attempts' ) );

		$this->work();
		self::assertCount( 3, $this->jobs( 'delivered' ) );
		foreach ( $this->google->spreadsheets() as $one ) {
			self::assertCount( 1, $this->ids( $one ) );
		}
	}

	public function test_deleting_a_survey_deletes_its_spreadsheet_data(): void {
		$survey = $this->aSheetSurvey();
		$this->respond( $survey, array( 'Yes' ) );
		$this->work();
		( new \UserFeedback\Surveys\Lifecycle\SurveyDataRepository( Plugin::get( Db::class ) ) )->deleteOf( array( $survey->id ) );
		foreach ( array( 'sheets', 'sheet_columns', 'sheet_rows' ) as $table ) {
			self::assertSame( '0', Plugin::get( Db::class )->value( "SELECT COUNT(*) FROM {{$table}}" ) );
		}
	}

	/** @param callable(list<array<int, mixed>>): list<array<int, mixed>> $change to the rows below the titles. */
	private function rearranged( string $sheet, callable $change ): void {
		$this->google->set(
			static function ( array $state ) use ( $sheet, $change ): array {
				$cells = $state['sheets'][ $sheet ]['tabs'][0]['cells'];
				ksort( $cells );
				$after = array( 1 => $cells[1] ?? array() );
				unset( $cells[1] );
				foreach ( $change( array_values( $cells ) ) as $at => $row ) {
					$after[ $at + 2 ] = $row;
				}
				$state['sheets'][ $sheet ]['tabs'][0]['cells'] = $after;
				return $state;
			}
		);
	}

	/** @param list<array<string, mixed>> $questions its new questions. */
	private function asked( Survey $survey, array $questions ): Survey {
		$this->asRoleWith( Permission::EDIT );
		$sent = array( 'id' => $survey->id, 'title' => $survey->title, 'questions' => $questions );
		$this->assertStatus( 200, $this->request( 'POST', 'surveys', $sent ) );
		return Plugin::get( SurveyRepository::class )->get( $survey->id );
	}

	/**
	 * @param literal-string $columns
	 * @return array<string, string|null>|null
	 */
	private function destination( string $columns ): ?array {
		return Plugin::get( Db::class )->row( "SELECT $columns FROM {destinations} WHERE channel = 'google'" );
	}
}
