<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;

final class SurveyStatusTest extends RestTestCase {

	private const UNKNOWN = 999999;

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Permission::EDIT, Permission::DELETE );
	}

	public function test_publishing_several_surveys_publishes_complete_ones_and_explains_the_others(): void {
		$ready   = $this->aSurvey( array( 'status' => 'draft' ) );
		$live    = $this->aSurvey();
		$lacking = $this->aSurvey(
			array(
				'status'    => 'draft',
				'questions' => array( self::aQuestion( 'checkbox', array( 'config' => array( 'options' => array( '' ) ) ) ) ),
			)
		);
		$empty   = $this->aSurvey( array( 'status' => 'draft', 'questions' => array() ) );
		$trashed = $this->aSurvey( array( 'status' => 'trash' ) );

		$answer = $this->bulk( 'POST', 'publish', $ready->id, $live->id, $lacking->id, $empty->id, $trashed->id, self::UNKNOWN );

		self::assertEqualsCanonicalizing( array( $ready->id, $live->id ), $answer->items( 'updated' ) );
		self::assertSame(
			array(
				$lacking->id  => 'The Survey can\'t be published: Some questions are missing options.',
				$empty->id    => 'The Survey can\'t be published: It has no questions.',
				$trashed->id  => 'This survey is in the Trash. Restore it first.',
				self::UNKNOWN => 'This survey doesn’t exist.',
			),
			$this->reasons( $answer )
		);
		self::assertSame(
			array( 'publish', 'publish', 'draft', 'draft', 'trash' ),
			$this->statuses( $ready, $live, $lacking, $empty, $trashed )
		);
	}

	/** Guards against: a survey's number alone decided which one visitors see, and no owner could change that. */
	public function test_a_survey_can_move_up_down_and_to_the_top_and_a_new_one_is_still_first(): void {
		Plugin::get( Db::class )->write( 'DELETE FROM {surveys}' );
		[ $a, $b, $c ] = array( $this->aSurvey()->id, $this->aSurvey()->id, $this->aSurvey()->id );
		$draft         = $this->aSurvey( array( 'status' => 'draft' ) )->id;
		self::assertSame( array( $c, $b, $a ), $this->inOrder() );

		self::assertSame( 2, $this->move( $a, 'up', 3 )->at( 'place' ) );
		self::assertSame( array( $c, $a, $b ), $this->inOrder() );
		self::assertSame( 1, $this->move( $b, 'top', 3 )->at( 'place' ) );
		self::assertSame( array( $b, $c, $a ), $this->inOrder() );
		self::assertSame( 2, $this->move( $b, 'down', 1 )->at( 'place' ) );
		self::assertSame( array( $c, $b, $a ), $this->inOrder() );
		self::assertSame( 3, $this->move( $a, 'down', 3 )->at( 'place' ), 'The last one has nowhere to go.' );
		self::assertSame( 1, $this->move( $c, 'up', 1 )->at( 'place' ), 'Nor has the first.' );

		$this->move( $a, 'top', 3 );
		$new = $this->aSurvey()->id;
		self::assertSame( array( $new, $a, $c, $b ), $this->inOrder() );
		self::assertNull( $this->places()[ $draft ] );
	}

	/** Guards against: a save reset the order, or moving a survey made its open editor look outdated. */
	public function test_a_save_keeps_the_order_and_a_move_makes_no_new_version(): void {
		Plugin::get( Db::class )->write( 'DELETE FROM {surveys}' );
		[ $a, $b ] = array( $this->aSurvey(), $this->aSurvey() );
		$this->move( $a->id, 'top', 2 );

		$saved = $this->request( 'POST', 'surveys', array( 'id' => $a->id, 'version' => $a->version, 'title' => 'Another title' ) );
		$this->assertStatus( 200, $saved );

		self::assertSame( array( $a->id, $b->id ), $this->inOrder() );
		$copy = $this->request( 'POST', "surveys/$a->id/duplicate" )->at( 'id' );
		self::assertIsInt( $copy );
		$this->bulk( 'POST', 'publish', $copy );
		self::assertSame( $copy, $this->inOrder()[0], 'A copy is a new survey.' );
	}

	public function test_a_survey_whose_position_has_changed_is_not_moved(): void {
		Plugin::get( Db::class )->write( 'DELETE FROM {surveys}' );
		[ $a, $b ] = array( $this->aSurvey()->id, $this->aSurvey()->id );
		$draft     = $this->aSurvey( array( 'status' => 'draft' ) )->id;
		$this->move( $a, 'up', 2 );

		$this->assertInvalid(
			$this->move( $a, 'up', 2 ),
			'place',
			'The survey order has changed since you loaded it. Review the order and try again.'
		);
		$this->assertInvalid( $this->move( $draft, 'top', 1 ), 'place' );
		$this->assertInvalid( $this->move( $b, 'sideways', 1 ), 'to' );
		$this->assertInvalid( $this->move( $b, 'up', 0 ), 'place' );

		self::assertSame( array( $a, $b ), $this->inOrder() );
	}

	private function move( int $id, string $to, int $place ): RestAnswer {
		return $this->request( 'POST', "surveys/$id/move", array( 'to' => $to, 'place' => $place ) );
	}

	/** @return list<int> ids of published surveys in list order. */
	private function inOrder(): array {
		$places = array_filter( $this->places(), 'is_int' );
		self::assertSame( range( 1, count( $places ) ), array_values( $places ) );
		return array_keys( $places );
	}

	/** @return array<int, int|null> */
	private function places(): array {
		$list = $this->request( 'GET', 'surveys', array( 'orderby' => 'place', 'order' => 'asc', 'select' => array( 'place' ) ) );
		/** @var array<int, int|null> $places by id. */
		$places = $list->column( 'items', 'place', 'id' );
		return $places;
	}

	public function test_a_draft_with_a_future_date_is_published_immediately_without_a_license(): void {
		$planned = $this->aSurvey( array( 'status' => 'draft', 'publish_at' => '2099-05-05T00:00:00+00:00' ) );
		$this->withPlan( Plan::LITE );

		self::assertSame( array( $planned->id ), $this->bulk( 'POST', 'publish', $planned->id )->items( 'updated' ) );

		$published = Plugin::get( SurveyRepository::class )->get( $planned->id );
		self::assertSame( SurveyStatus::PUBLISH, $published->status );
		self::assertFalse( $published->isScheduled( Plugin::get( Clock::class )->now() ) );
	}

	public function test_changing_surveys_to_drafts_leaves_the_trash_unchanged(): void {
		$live    = $this->aSurvey();
		$trashed = $this->aSurvey( array( 'status' => 'trash' ) );

		$answer = $this->bulk( 'POST', 'draft', $live->id, $trashed->id );

		self::assertSame( array( $live->id ), $answer->items( 'updated' ) );
		self::assertSame( array( 'draft', 'trash' ), $this->statuses( $live, $trashed ) );
	}

	public function test_a_trashed_survey_is_restored_as_a_draft(): void {
		$live = $this->aSurvey();

		self::assertSame( array( $live->id ), $this->bulk( 'POST', 'trash', $live->id )->items( 'updated' ) );
		self::assertSame( array( 'trash' ), $this->statuses( $live ) );
		self::assertSame( array( $live->id ), $this->bulk( 'POST', 'restore', $live->id )->items( 'updated' ) );
		self::assertSame( array( 'draft' ), $this->statuses( $live ) );
		self::assertSame(
			array( $live->id => 'This survey isn’t in the Trash.' ),
			$this->reasons( $this->bulk( 'POST', 'restore', $live->id ) )
		);
	}

	public function test_undoing_a_move_to_the_trash_keeps_scheduled_surveys_scheduled(): void {
		$live    = $this->aSurvey();
		$planned = $this->aSurvey( array( 'publish_at' => '2099-05-05T00:00:00+00:00' ) );
		$lacking = $this->aSurvey( array( 'questions' => array(), 'status' => 'draft' ) );
		$this->bulk( 'POST', 'trash', $live->id, $planned->id, $lacking->id );

		$answer = $this->asPublished( $live->id, $planned->id, $lacking->id );

		self::assertSame( array( $live->id, $planned->id ), $answer->items( 'updated' ) );
		self::assertSame( array( $lacking->id => 'The Survey can\'t be published: It has no questions.' ), $this->reasons( $answer ) );
		self::assertSame( array( 'publish', 'publish', 'trash' ), $this->statuses( $live, $planned, $lacking ) );
		self::assertEquals( $planned->publishAt, Plugin::get( SurveyRepository::class )->get( $planned->id )->publishAt );
		self::assertSame( array( $live->id => 'This survey isn’t in the Trash.' ), $this->reasons( $this->asPublished( $live->id ) ) );
	}

	public function test_a_user_who_cannot_edit_can_restore_surveys_only_as_drafts(): void {
		$live = $this->aSurvey();
		$this->asRoleWith( Permission::DELETE );
		$this->bulk( 'POST', 'trash', $live->id );

		$this->assertForbidden( $this->asPublished( $live->id ) );
		self::assertSame( array( 'trash' ), $this->statuses( $live ) );
		self::assertSame( array( $live->id ), $this->bulk( 'POST', 'restore', $live->id )->items( 'updated' ) );
	}

	public function test_an_open_builder_cannot_overwrite_a_status_change(): void {
		$survey = $this->aSurvey();
		$this->bulk( 'POST', 'draft', $survey->id );

		$this->assertStatus(
			409,
			$this->request(
				'POST',
				'surveys',
				array( 'id' => $survey->id, 'version' => $survey->version, 'title' => 'Open since yesterday', 'status' => 'publish' )
			)
		);
	}

	public function test_a_survey_changed_while_it_is_published_is_skipped(): void {
		$survey = $this->aSurvey( array( 'status' => 'draft' ) );
		$other  = $this->aSurvey( array( 'status' => 'draft' ) );
		$saved  = false;
		add_filter(
			'query',
			function ( string $sql ) use ( $survey, &$saved ): string {
				if ( ! $saved && str_starts_with( $sql, 'UPDATE' ) ) { // It passed the checks and is about to be published.
					$saved = true;
					$this->request( 'POST', 'surveys', array( 'id' => $survey->id, 'title' => 'Emptied', 'questions' => array() ) );
				}
				return $sql;
			}
		);

		$answer = $this->bulk( 'POST', 'publish', $survey->id, $other->id );

		self::assertSame( array( $other->id ), $answer->items( 'updated' ) );
		self::assertArrayHasKey( $survey->id, $this->reasons( $answer ) );
		self::assertSame( array( 'draft', 'publish' ), $this->statuses( $survey, $other ) );
	}

	public function test_thirty_surveys_take_as_many_queries_as_one(): void {
		$ids = array_map( fn(): int => $this->aSurvey()->id, range( 1, 31 ) );
		$this->bulk( 'POST', 'draft', $ids[0] ); // Reads what every first request reads, such as settings.
		$one  = $this->queriesOf( fn() => $this->bulk( 'POST', 'trash', (int) array_pop( $ids ) ) );
		$many = $this->queriesOf( fn() => $this->bulk( 'POST', 'trash', ...$ids ) );

		self::assertSame( $one, $many );
		self::assertLessThanOrEqual( 6, $many ); // Three are for page caches: what visitors may see, and which results are shared.
	}

	public function test_five_hundred_surveys_take_few_queries_per_action(): void {
		$ids = $this->fiveHundred();
		foreach ( array(
			array( 'POST', 'publish' ),
			array( 'POST', 'draft' ),
			array( 'POST', 'trash' ),
			array( 'POST', 'restore' ),
			array( 'POST', 'trash' ),
			array( 'DELETE', '' ),
		) as [ $method, $action ] ) {
			$queries = $this->queriesOf( fn() => self::assertCount( 500, $this->bulk( $method, $action, ...$ids )->items( 'updated' ) ) );

			self::assertLessThanOrEqual( 32, $queries, "$method $action" ); // A deletion takes one for each table.
		}
		self::assertSame( '0', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {texts} WHERE survey_id = %d', array( $ids[499] ) ) );
	}

	public function test_only_trashed_surveys_are_deleted_together_with_all_their_data(): void {
		$trashed = $this->aSurvey( array( 'status' => 'trash' ) );
		$kept    = $this->aSurvey();
		foreach ( array( $trashed, $kept ) as $survey ) {
			$this->answered( $survey );
		}
		$answer = $this->bulk( 'DELETE', '', $trashed->id, $kept->id, self::UNKNOWN );

		self::assertSame( array( $trashed->id ), $answer->items( 'updated' ) );
		self::assertSame(
			array( $kept->id => 'This survey isn’t in the Trash.', self::UNKNOWN => 'This survey doesn’t exist.' ),
			$this->reasons( $answer )
		);
		$this->assertNotFound( $this->request( 'GET', "surveys/$trashed->id" ) );
		self::assertSame( array( 0, 0, 0, 0 ), $this->left( $trashed ) );
		self::assertSame( array( 1, 1, 1, 1 ), $this->left( $kept ) );
	}

	public function test_a_survey_restored_while_it_is_deleted_stays_and_is_reported(): void {
		$survey   = $this->aSurvey( array( 'status' => 'trash' ) );
		$restored = false;
		add_filter(
			'query',
			function ( string $sql ) use ( $survey, &$restored ): string {
				if ( ! $restored && str_starts_with( $sql, 'DELETE' ) ) {
					$restored = true;
					$this->bulk( 'POST', 'restore', $survey->id );
				}
				return $sql;
			}
		);

		$answer = $this->bulk( 'DELETE', '', $survey->id );

		self::assertSame( array(), $answer->items( 'updated' ) );
		self::assertArrayHasKey( $survey->id, $this->reasons( $answer ) );
		self::assertSame( array( 'draft' ), $this->statuses( $survey ) );
	}

	public function test_ids_are_required_and_limited_in_number(): void {
		$this->assertInvalid( $this->request( 'POST', 'surveys/trash', array() ), 'survey_ids' );
		$this->assertInvalid( $this->request( 'POST', 'surveys/trash', array( 'survey_ids' => array() ) ), 'survey_ids' );
		$this->assertInvalid( $this->request( 'POST', 'surveys/trash', array( 'survey_ids' => range( 1, 501 ) ) ), 'survey_ids' );
		$this->assertInvalid( $this->request( 'POST', 'surveys/trash', array( 'survey_ids' => array( 1, '2' ) ) ), 'survey_ids[1]' );
		$this->assertInvalid( $this->request( 'POST', 'surveys/trash', array( 'survey_ids' => array( 0 ) ) ), 'survey_ids[0]' );
	}

	public function test_ids_in_the_url_are_not_read_as_the_body(): void {
		$survey = $this->aSurvey();

		$this->assertInvalid( $this->request( 'POST', "surveys/trash?survey_ids[]=$survey->id" ), 'survey_ids' );
		self::assertSame( array( 'publish' ), $this->statuses( $survey ) );
	}

	private function bulk( string $method, string $action, int ...$ids ): RestAnswer {
		$answer = $this->request( $method, rtrim( "surveys/$action", '/' ), array( 'survey_ids' => $ids ) );
		$this->assertStatus( 200, $answer );
		return $answer;
	}

	private function asPublished( int ...$ids ): RestAnswer {
		return $this->request( 'POST', 'surveys/restore', array( 'survey_ids' => $ids, 'status' => 'publish' ) );
	}

	/** @return array<int|string, mixed> sentences by id. */
	private function reasons( RestAnswer $answer ): array {
		return $answer->column( 'skipped', 'reason', 'id' );
	}

	/** @return list<string> */
	private function statuses( Survey ...$surveys ): array {
		return array_map(
			fn( Survey $survey ): string => Plugin::get( SurveyRepository::class )->get( $survey->id )->status->value,
			array_values( $surveys )
		);
	}

	/** @return list<int> ids of drafts that could be published; the last has responses. */
	private function fiveHundred(): array {
		$survey = $this->aSurvey( array( 'status' => 'draft' ) );
		$this->answered( $survey );
		$db = Plugin::get( Db::class );
		for ( $made = 1; $made < 500; $made *= 2 ) {
			$db->write(
				'INSERT INTO {surveys} (title, status, type, questions, settings, created_at)
					SELECT title, status, type, questions, settings, created_at FROM {surveys} ORDER BY id
					LIMIT %d',
				array( min( $made, 500 - $made ) )
			);
		}
		$ids = array_map(
			static fn( array $row ): int => (int) $row['id'],
			$db->rows( 'SELECT id FROM {surveys} WHERE id <> %d ORDER BY id DESC LIMIT 499', array( $survey->id ) )
		);
		return array( ...$ids, $survey->id );
	}

	private function queriesOf( callable $work ): int {
		$before = $this->queries();
		$work();
		return $this->queries() - $before;
	}

	private function answered( Survey $survey ): void {
		$db = Plugin::get( Db::class );
		$id = $db->insert(
			'INSERT INTO {responses} (survey_id, token, status, answers, page_name, page_url, submitted_at, day)
				VALUES (%d, %s, %s, %s, %s, %s, %s, %s)',
			array( $survey->id, wp_generate_uuid4(), 'publish', '[]', '', '', '2026-11-20 10:00:00', '2026-11-20' )
		);
		$db->write(
			'INSERT INTO {texts} (response_id, survey_id, question_id, kind, day, submitted_at, text) VALUES (%d, %d, %s, %s, %s, %s, %s)',
			array( $id, $survey->id, $survey->questions[0]->id, 'answer', '2026-11-20', '2026-11-20 10:00:00', 'Hi' )
		);
		$db->write( 'INSERT INTO {daily} (survey_id, day, slot, responses) VALUES (%d, %s, 0, 1)', array( $survey->id, '2026-11-20' ) );
		$db->write(
			'INSERT INTO {daily_answers} (survey_id, question_id, day, value_key, value, answers) VALUES (%d, %s, %s, %s, %s, 1)',
			array( $survey->id, $survey->questions[0]->id, '2026-11-20', md5( 'Yes' ), 'Yes' )
		);
	}

	/** @return list<int> number of rows with data of this survey's visitors, by table. */
	private function left( Survey $survey ): array {
		$db = Plugin::get( Db::class );
		return array(
			(int) $db->value( 'SELECT COUNT(*) FROM {responses} WHERE survey_id = %d', array( $survey->id ) ),
			(int) $db->value( 'SELECT COUNT(*) FROM {texts} WHERE survey_id = %d', array( $survey->id ) ),
			(int) $db->value( 'SELECT COUNT(*) FROM {daily} WHERE survey_id = %d', array( $survey->id ) ),
			(int) $db->value( 'SELECT COUNT(*) FROM {daily_answers} WHERE survey_id = %d', array( $survey->id ) ),
		);
	}
}
