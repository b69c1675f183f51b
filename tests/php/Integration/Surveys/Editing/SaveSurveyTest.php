<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;

final class SaveSurveyTest extends RestTestCase {

	private const QUESTION_ID = '6f1c2b3a-4d5e-4f60-8a7b-9c0d1e2f3a4b';

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Permission::EDIT );
	}

	public function test_a_new_survey_is_a_draft_with_the_default_thank_you_and_can_be_read_back(): void {
		$saved = $this->request( 'POST', 'surveys', array( 'title' => 'New here' ) );

		$this->assertStatus( 200, $saved );
		self::assertSame( 'draft', $saved->at( 'survey.status' ) );
		self::assertSame( 'Thanks for your feedback!', $saved->at( 'survey.settings.thank_you.message' ) );
		self::assertFalse( $saved->at( 'published' ) );
		self::assertSame( 'Saved as a Draft.', $saved->at( 'message' ) );
		self::assertSame( $saved->at( 'survey' ), $this->request( 'GET', 'surveys/' . $saved->id( 'survey.id' ) )->body );
	}

	/** The builder's second attempt was rejected, because its questions already belonged to another survey. */
	public function test_a_creation_repeated_after_a_lost_reply_does_not_create_a_second_survey(): void {
		$new   = array(
			'title'     => 'New here',
			'token'     => '0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9',
			'questions' => array( self::aQuestion() ),
		);
		$first = $this->request( 'POST', 'surveys', $new );

		$again = $this->request( 'POST', 'surveys', array( 'title' => 'Newer' ) + $new );

		$this->assertStatus( 200, $again );
		self::assertSame( array( false, true ), array( $first->at( 'was_there' ), $again->at( 'was_there' ) ) );
		self::assertSame( $first->at( 'survey' ), $again->at( 'survey' ), 'It may be somebody else\'s by now, so nothing is stored.' );

		$copy = $this->request( 'POST', 'surveys/' . $first->id( 'survey.id' ) . '/duplicate' );
		$this->assertStatus( 201, $copy ); // It has no token of its own, like the others.
		$this->assertStatus( 201, $this->request( 'POST', 'surveys/' . $first->id( 'survey.id' ) . '/duplicate' ) );
	}

	/**
	 * Two of six simultaneous requests answered "Nothing was stored" although the survey existed. SQLite rolls back earlier
	 * statements when one fails within the test's transaction.
	 *
	 * @group mariadb
	 */
	public function test_parallel_creations_agree_when_the_other_request_stores_first(): void {
		$this->createTwice( '/^INSERT INTO \w+uf_surveys/' );
	}

	public function test_parallel_creations_agree_when_the_other_stores_before_the_question_id_check(): void {
		$this->createTwice( '/^SELECT questions FROM \w+uf_surveys WHERE id <> /' );
	}

	/** @param string $statement of the second request; the first request runs just before it. */
	private function createTwice( string $statement ): void {
		$new   = array(
			'title'     => 'New here',
			'token'     => '0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9',
			'questions' => array( array( 'id' => wp_generate_uuid4() ) + self::aQuestion() ),
		);
		$first = null;
		$race  = function ( string $sql ) use ( &$race, &$first, $new, $statement ): string {
			if ( null === $first && 1 === preg_match( $statement, $sql ) ) {
				remove_filter( 'query', $race );
				$first = $this->request( 'POST', 'surveys', $new );
			}
			return $sql;
		};
		add_filter( 'query', $race );

		$second = $this->request( 'POST', 'surveys', $new );

		$this->assertStatus( 200, $second );
		self::assertSame( array( false, true ), array( $first?->at( 'was_there' ), $second->at( 'was_there' ) ) );
		self::assertSame( $first?->at( 'survey' ), $second->at( 'survey' ) );
	}

	public function test_another_plugin_can_change_the_saved_data_but_cannot_make_it_invalid(): void {
		add_filter( 'userfeedback_save_survey_params', static fn( array $params ): array => array( 'title' => 'Renamed' ) + $params );
		self::assertSame( 'Renamed', $this->request( 'POST', 'surveys', array( 'title' => 'New here' ) )->at( 'survey.title' ) );

		add_filter( 'userfeedback_save_survey_params', static fn( array $params ): array => array( 'owner' => 1 ) + $params );
		$refused = $this->request( 'POST', 'surveys', array( 'title' => 'New here' ) );
		$this->assertStatus( 400, $refused );
		self::assertArrayHasKey( 'owner', $refused->items( 'data.params' ) );
	}

	public function test_a_survey_that_was_read_can_be_sent_back_unchanged(): void {
		$survey = $this->request( 'GET', 'surveys/' . $this->aSurvey()->id );

		$saved = $this->raw( 'POST', 'surveys', (string) wp_json_encode( $survey->body ) );

		$this->assertStatus( 200, $saved );
		self::assertSame( 2, $saved->at( 'survey.version' ) );
		self::assertSame( $survey->at( 'questions' ), $saved->at( 'survey.questions' ) );
	}

	public function test_publishing_a_complete_survey_reports_success(): void {
		$saved = $this->request(
			'POST',
			'surveys',
			array( 'title' => 'Ready', 'status' => 'publish', 'questions' => array( self::aQuestion() ) )
		);

		self::assertTrue( $saved->at( 'published' ) );
		self::assertSame( 'publish', $saved->at( 'survey.status' ) );
	}

	public function test_a_future_date_schedules_the_survey(): void {
		$this->stopClockAt( '2026-11-21T10:00:00Z' );
		$saved = $this->request(
			'POST',
			'surveys',
			array(
				'title'      => 'Later',
				'status'     => 'publish',
				'publish_at' => '2026-12-01T09:00:00+02:00',
				'questions'  => array( self::aQuestion() ),
			)
		);

		self::assertTrue( $saved->at( 'published' ) );
		self::assertSame( 'Survey scheduled.', $saved->at( 'message' ) );
		self::assertSame( '2026-12-01T07:00:00+00:00', $saved->at( 'survey.publish_at' ) );
	}

	/**
	 * @dataProvider incompleteQuestions
	 * @param list<array<string, mixed>> $questions
	 */
	public function test_an_incomplete_survey_is_kept_as_a_draft_with_the_reason( array $questions, string $message ): void {
		$saved = $this->request( 'POST', 'surveys', array( 'title' => 'Not ready', 'status' => 'publish', 'questions' => $questions ) );

		$this->assertStatus( 200, $saved );
		self::assertFalse( $saved->at( 'published' ) );
		self::assertSame( $message, $saved->at( 'message' ) );
		self::assertSame( 'draft', $saved->at( 'survey.status' ) );
		self::assertCount( count( $questions ), $saved->items( 'survey.questions' ) );
	}

	/** @return array<string, array{list<array<string, mixed>>, string}> */
	public static function incompleteQuestions(): array {
		$missing = 'The Survey can\'t be published: Some questions are missing options.';
		return array(
			'an empty label'        => array(
				array( self::aQuestion( 'radio-button', array( 'config' => array( 'options' => array( 'Yes', ' ' ) ) ) ) ),
				$missing,
			),
			'two empty labels'      => array(
				array( self::aQuestion( 'radio-button', array( 'config' => array( 'options' => array( '', '' ) ) ) ) ),
				$missing,
			),
			'one choice only'       => array(
				array( self::aQuestion( 'radio-button', array( 'config' => array( 'options' => array( 'Yes' ) ) ) ) ),
				$missing,
			),
			'no box to tick'        => array(
				array( self::aQuestion( 'text' ), self::aQuestion( 'checkbox', array( 'config' => array() ) ) ),
				$missing,
			),
			'nothing that is asked' => array( array(), 'The Survey can\'t be published: It has no questions.' ),
		);
	}

	public function test_text_is_trimmed_and_stays_text(): void {
		$saved = $this->request(
			'POST',
			'surveys',
			array(
				'title'     => "  <script>alert(1)</script> 😀 100% \\\r\n and  more ",
				'questions' => array(
					self::aQuestion(
						'radio-button',
						array( 'title' => " One\r\ntwo ", 'config' => array( 'options' => array( " 'Yes' ", '"No" & <b>' ) ) )
					),
				),
				'settings'  => array( 'thank_you' => array( 'message' => "Thanks\r\n\r\na lot " ) ),
			)
		);

		self::assertSame( '<script>alert(1)</script> 😀 100% \\ and  more', $saved->at( 'survey.title' ) );
		self::assertSame( "One\ntwo", $saved->at( 'survey.questions.0.title' ) );
		self::assertSame( array( "'Yes'", '"No" & <b>' ), $saved->at( 'survey.questions.0.config.options' ) );
		self::assertSame( "Thanks\n\na lot", $saved->at( 'survey.settings.thank_you.message' ) );
		self::assertSame( $saved->at( 'survey' ), $this->request( 'GET', 'surveys/' . $saved->id( 'survey.id' ) )->body );
	}

	public function test_properties_that_a_question_type_lacks_are_dropped(): void {
		$everything = array(
			'config'   => array( 'options' => array( 'Stray' ), 'include_name' => true ),
			'settings' => array( 'required' => true, 'comment_box' => true ),
		);
		$saved      = $this->request(
			'POST',
			'surveys',
			array(
				'title'     => 'Kinds',
				'questions' => array_map(
					static fn( string $type ): array => self::aQuestion( $type, $everything ),
					array( 'text', 'email', 'nps', 'checkbox' )
				),
			)
		);

		self::assertSame(
			array( array(), array(), array(), array( 'Stray' ) ),
			array_map( fn( int $i ) => $saved->at( "survey.questions.$i.config.options" ), range( 0, 3 ) )
		);
		self::assertSame(
			array( false, true, false, false ),
			array_map( fn( int $i ) => $saved->at( "survey.questions.$i.config.include_name" ), range( 0, 3 ) )
		);
		self::assertSame(
			array( false, false, true, true ),
			array_map( fn( int $i ) => $saved->at( "survey.questions.$i.settings.comment_box" ), range( 0, 3 ) )
		);
	}

	public function test_help_and_labels_of_a_scale_are_single_lines_that_are_left_out_if_empty(): void {
		$texts = static fn( string $help, string $low, string $high ): array => array(
			'settings' => array( 'help' => $help, 'low_label' => $low, 'high_label' => $high ),
		);
		$saved = $this->request(
			'POST',
			'surveys',
			array(
				'title'     => 'Texts',
				'questions' => array(
					self::aQuestion( 'nps', $texts( " One\r\nline <b> ", ' Never ', '' ) ),
					self::aQuestion( 'star-rating', $texts( " \n", '', 'Très bien' ) ),
					self::aQuestion( 'text', $texts( 'Help', 'Stray', 'Stray' ) ),
				),
			)
		);
		$found = static fn( RestAnswer $answer, string $path ): array => array_map(
			static fn( int $i ): array => array_intersect_key(
				(array) $answer->at( "$path.$i.settings" ),
				array_flip( array( 'help', 'low_label', 'high_label' ) )
			),
			range( 0, 2 )
		);
		$kept  = array(
			array( 'help' => 'One line <b>', 'low_label' => 'Never' ),
			array( 'high_label' => 'Très bien' ),
			array( 'help' => 'Help' ),
		);
		self::assertSame( $kept, $found( $saved, 'survey.questions' ) );
		self::assertSame( $kept, $found( $this->request( 'GET', 'surveys/' . $saved->id( 'survey.id' ) ), 'questions' ) );

		$retyped = array( 'type' => 'text' ) + (array) $saved->at( 'survey.questions.0' );
		$again   = $this->request(
			'POST',
			'surveys',
			array( 'id' => $saved->id( 'survey.id' ), 'title' => 'Texts', 'questions' => array( $retyped ) )
		);
		self::assertSame( 'One line <b>', $again->at( 'survey.questions.0.settings.help' ) );
		self::assertArrayNotHasKey( 'low_label', (array) $again->at( 'survey.questions.0.settings' ) );
	}

	/**
	 * @dataProvider brokenSurveys
	 * @param array<string, mixed> $body
	 */
	public function test_an_invalid_survey_is_refused_naming_the_field_and_nothing_is_stored(
		array $body,
		string $path,
		?string $message
	): void {
		$this->assertInvalid( $this->request( 'POST', 'surveys', $body + array( 'title' => 'Broken' ) ), $path, $message );

		self::assertSame( '0', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {surveys} WHERE title = %s', array( 'Broken' ) ) );
	}

	/** @return array<string, array{array<string, mixed>, string, string|null}> */
	public static function brokenSurveys(): array {
		$id   = self::QUESTION_ID;
		$with = static fn( array ...$questions ): array => array( 'questions' => $questions );
		return array(
			'no title'                => array( array( 'title' => " \n" ), 'title', 'Title is required.' ),
			'a title too long'        => array(
				array( 'title' => str_repeat( 'ü', 201 ) ),
				'title',
				'This is longer than 200 characters.',
			),
			'a title of bad bytes'    => array( array( 'title' => "a\0b" ), 'title', null ),
			'a label twice'           => array(
				$with(
					self::aQuestion(),
					self::aQuestion( 'checkbox', array( 'config' => array( 'options' => array( 'A', '', 'A ', '' ) ) ) )
				),
				'questions[1].config.options[2]',
				'This option is listed twice.',
			),
			'too many options'        => array(
				$with(
					self::aQuestion( 'radio-button', array( 'config' => array( 'options' => array( '1', '2', '3', '4', '5', '6' ) ) ) )
				),
				'questions[0].config.options',
				null,
			),
			'a help line too long'    => array(
				$with( self::aQuestion( 'text', array( 'settings' => array( 'help' => str_repeat( 'ü', 201 ) ) ) ) ),
				'questions[0].settings.help',
				'This is longer than 200 characters.',
			),
			'a scale label too long'  => array(
				$with( self::aQuestion( 'nps', array( 'settings' => array( 'high_label' => str_repeat( 'ü', 51 ) ) ) ) ),
				'questions[0].settings.high_label',
				'This is longer than 50 characters.',
			),
			'an id twice'             => array(
				$with( self::aQuestion( 'text', array( 'id' => $id ) ), self::aQuestion( 'text', array( 'id' => $id ) ) ),
				'questions[1].id',
				null,
			),
			'an id that is none'      => array( $with( self::aQuestion( 'text', array( 'id' => 'one' ) ) ), 'questions[0].id', null ),
			'an unknown type'         => array( $with( self::aQuestion( 'no-such-type' ) ), 'questions[0].type', null ),
			'a stray property'        => array( array( 'status2' => 'x' ), 'status2', null ),
			'an unknown status'       => array( array( 'status' => 'private' ), 'status', null ),
			'the trash as a status'   => array( array( 'status' => 'trash' ), 'status', null ),
			'no date'                 => array( array( 'publish_at' => '2026-02-30T10:00:00Z' ), 'publish_at', null ),
			'a date nobody can store' => array( array( 'publish_at' => '0001-01-01T00:00:00Z' ), 'publish_at', null ),
			'a version that is text'  => array( array( 'version' => '1' ), 'version', null ),
		);
	}

	public function test_a_question_keeps_the_id_from_the_browser(): void {
		$saved = $this->request(
			'POST',
			'surveys',
			array(
				'title'     => 'Ids',
				'questions' => array( self::aQuestion( 'text', array( 'id' => self::QUESTION_ID ) ), self::aQuestion( 'text' ) ),
			)
		);

		self::assertSame( self::QUESTION_ID, $saved->at( 'survey.questions.0.id' ) );
		self::assertNotSame( self::QUESTION_ID, $saved->at( 'survey.questions.1.id' ) );
	}

	public function test_a_question_id_of_another_survey_is_refused(): void {
		$other = $this->aSurvey();

		$answer = $this->request(
			'POST',
			'surveys',
			array(
				'title'     => 'Thief',
				'questions' => array( self::aQuestion(), self::aQuestion( 'text', array( 'id' => $other->questions[0]->id ) ) ),
			)
		);

		$this->assertInvalid( $answer, 'questions[1].id' );
	}

	public function test_an_update_keeps_fields_that_are_not_sent(): void {
		$survey = $this->aSurvey(
			array( 'publish_at' => '2026-01-02T03:04:05Z', 'settings' => array( 'thank_you' => array( 'message' => 'Bye' ) ) )
		);

		$saved = $this->request( 'POST', 'surveys', array( 'id' => $survey->id, 'title' => 'Another title' ) );

		self::assertSame( 'Another title', $saved->at( 'survey.title' ) );
		self::assertSame( 'publish', $saved->at( 'survey.status' ) );
		self::assertSame( $survey->questions[0]->id, $saved->at( 'survey.questions.0.id' ) );
		self::assertSame( 'Bye', $saved->at( 'survey.settings.thank_you.message' ) );
		self::assertSame( '2026-01-02T03:04:05+00:00', $saved->at( 'survey.publish_at' ) );
	}

	public function test_a_date_sent_as_null_is_removed(): void {
		$survey = $this->aSurvey( array( 'publish_at' => '2026-01-02T03:04:05Z' ) );

		self::assertNull(
			$this->request(
				'POST',
				'surveys',
				array( 'id' => $survey->id, 'title' => 'Now', 'publish_at' => null )
			)->at( 'survey.publish_at' )
		);
	}

	public function test_an_outdated_save_gets_the_current_version_and_changes_nothing(): void {
		$survey = $this->aSurvey();
		$this->request( 'POST', 'surveys', array( 'id' => $survey->id, 'version' => 1, 'title' => 'First' ) );

		$late = $this->request( 'POST', 'surveys', array( 'id' => $survey->id, 'version' => 1, 'title' => 'Second' ) );

		$this->assertStatus( 409, $late );
		self::assertSame( 2, $late->at( 'data.version' ) );
		self::assertSame( 'First', $this->request( 'GET', "surveys/$survey->id" )->at( 'title' ) );
	}

	public function test_saves_with_the_current_version_follow_each_other(): void {
		$survey = $this->aSurvey();
		foreach ( array( 1, 2, 3 ) as $version ) {
			$saved = $this->request( 'POST', 'surveys', array( 'id' => $survey->id, 'version' => $version, 'title' => "After $version" ) );
			self::assertSame( $version + 1, $saved->at( 'survey.version' ) );
		}
		self::assertSame( 'After 3', Plugin::get( SurveyRepository::class )->get( $survey->id )->title );
	}

	public function test_of_two_simultaneous_saves_one_wins_and_the_other_is_refused(): void {
		$survey = $this->aSurvey();
		$other  = false;
		add_filter(
			'query',
			function ( string $sql ) use ( $survey, &$other ): string {
				if ( ! $other && str_starts_with( $sql, 'UPDATE' ) ) { // The second save has read the survey and is about to write it back.
					$other = true;
					$this->assertStatus( 200, $this->request( 'POST', 'surveys', array( 'id' => $survey->id, 'title' => 'First' ) ) );
				}
				return $sql;
			}
		);

		$this->assertStatus( 409, $this->request( 'POST', 'surveys', array( 'id' => $survey->id, 'title' => 'Second' ) ) );
		self::assertTrue( $other );
		self::assertSame( 'First', Plugin::get( SurveyRepository::class )->get( $survey->id )->title );
	}

	public function test_an_unknown_survey_cannot_be_saved(): void {
		$this->assertNotFound( $this->request( 'POST', 'surveys', array( 'id' => 999999, 'title' => 'Nobody' ) ) );
	}

	public function test_a_trashed_survey_cannot_be_changed(): void {
		$survey = $this->aSurvey( array( 'status' => 'trash' ) );

		$this->assertInvalid(
			$this->request( 'POST', 'surveys', array( 'id' => $survey->id, 'title' => 'Back' ) ),
			'id',
			'This survey is in the Trash. Restore it to change it.'
		);
		self::assertSame( $survey->title, Plugin::get( SurveyRepository::class )->get( $survey->id )->title );
	}

	/** @dataProvider bodiesThatAreNoSurvey */
	public function test_a_body_that_is_not_an_object_is_refused( string $json ): void {
		$this->assertStatus( 400, $this->raw( 'POST', 'surveys', $json ) );
	}

	/** @return array<string, array{string}> */
	public static function bodiesThatAreNoSurvey(): array {
		return array(
			'a number'         => array( '5' ),
			'text'             => array( '"title"' ),
			'a list'           => array( '[{"title":"x"}]' ),
			'nothing'          => array( 'null' ),
			'half an object'   => array( '{"title":' ),
			'a lone surrogate' => array( '{"title":"\ud800"}' ),
			'very deep'        => array( str_repeat( '[', 600 ) . str_repeat( ']', 600 ) ),
		);
	}
}
