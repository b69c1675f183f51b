<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Index\Bitmaps\OrdinalRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

final class TrashResponsesTest extends RestTestCase {

	use Responding;

	private const UNKNOWN = 999999;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->asRoleWith( Permission::VIEW, Permission::DELETE );
	}

	/** @dataProvider whether */
	public function test_results_and_list_are_correct_immediately_after_each_action( bool $counted ): void {
		$survey = $this->survey();
		$ids    = $this->three( $survey );
		if ( $counted ) {
			Plugin::get( ResponseProcessor::class )->run();
		}
		$this->bulk( 'POST', $survey, 'trash', $ids[0], $ids[1] );
		self::assertSame( array( 1, array( 'Text 2' ), 3, 2 ), $this->seen( $survey ) );

		$this->bulk( 'POST', $survey, 'restore', $ids[1] );
		self::assertSame( array( 2, array( 'Text 2', 'Text 1' ), 3, 1 ), $this->seen( $survey ) );

		$this->bulk( 'DELETE', $survey, '', $ids[0] );
		self::assertSame( array( 2, array( 'Text 2', 'Text 1' ), 2, 0 ), $this->seen( $survey ) );
		Plugin::get( ResponseProcessor::class )->run();
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
		self::assertSame( 2, $this->storedResponses( $survey ) );
	}

	/** @return iterable<string, array{bool}> */
	public static function whether(): iterable {
		yield 'of responses that are counted' => array( true );
		yield 'of responses that wait' => array( false );
	}

	public function test_an_action_updates_the_numbers_without_the_processor(): void {
		$survey = $this->survey();
		$ids    = $this->three( $survey );
		Plugin::get( ResponseProcessor::class )->run();

		$this->bulk( 'POST', $survey, 'trash', ...$ids );

		self::assertSame( 0, Plugin::get( ResponseProcessor::class )->run() );
		self::assertSame(
			array( '0', '3' ),
			array_values(
				Plugin::get( Db::class )->row(
					'SELECT SUM(responses), SUM(trashed) FROM {daily} WHERE survey_id = %d',
					array( $survey->id )
				) ?? array()
			)
		);
	}

	/** Guards against: on a Galera cluster, one node indexed a response while another trashed it, and its filters stayed wrong. */
	public function test_a_lock_of_the_index_changes_its_row(): void {
		$sql      = 'SELECT * FROM {bit_heads} WHERE survey_id = %d';
		$row      = static fn(): ?array => Plugin::get( Db::class )->row( $sql, array( self::UNKNOWN ) );
		$ordinals = Plugin::get( OrdinalRepository::class );
		$ordinals->lock( self::UNKNOWN );
		$before = $row();

		self::assertSame( $ordinals->head( self::UNKNOWN ), $ordinals->lock( self::UNKNOWN ) );
		self::assertNotSame( $before, $row() );
	}

	public function test_deleting_a_response_leaves_none_of_its_data_anywhere(): void {
		$survey = $this->survey();
		$ids    = $this->three( $survey );
		Plugin::get( ResponseProcessor::class )->run();
		$this->bulk( 'POST', $survey, 'trash', ...$ids );
		Plugin::get( Db::class )->write(
			'INSERT INTO {texts} (response_id, survey_id, question_id, kind, day, submitted_at, text) VALUES (%d, %d, %s, %s, %s, %s, %s)',
			array( $ids[0], $survey->id, 'q', 'answer', '2026-11-20', '2026-11-20 12:00:00', 'Left over' )
		);

		$this->bulk( 'DELETE', $survey, '', ...$ids );

		$db = Plugin::get( Db::class );
		self::assertSame( 0, $this->storedResponses( $survey ) );
		self::assertSame( '0', $db->value( 'SELECT COUNT(*) FROM {texts} WHERE survey_id = %d', array( $survey->id ) ) );
		self::assertSame(
			'0',
			$db->value( 'SELECT COUNT(*) FROM {daily} WHERE survey_id = %d AND (responses <> 0 OR trashed <> 0)', array( $survey->id ) )
		);
		self::assertSame(
			'0',
			$db->value( 'SELECT COUNT(*) FROM {daily_answers} WHERE survey_id = %d AND answers <> 0', array( $survey->id ) )
		);
	}

	public function test_impossible_changes_are_skipped_with_a_reason_and_the_others_are_made(): void {
		$survey = $this->survey();
		$ids    = $this->three( $survey );
		$other  = $this->respond( $this->survey(), array( 'Elsewhere' ) );

		$none = 'This response doesn’t exist in this survey.';
		$done = $this->bulk( 'POST', $survey, 'trash', $ids[0], $other, self::UNKNOWN );
		self::assertSame( array( $ids[0] ), $done->items( 'updated' ) );
		self::assertSame( array( $other => $none, self::UNKNOWN => $none ), $this->reasons( $done ) );
		self::assertSame(
			array( $ids[0] ),
			$this->bulk( 'POST', $survey, 'trash', $ids[0] )->items( 'updated' ),
			'It is in the trash, as asked.'
		);

		$published = 'This response isn’t in the Trash.';
		self::assertSame( array( $ids[1] => $published ), $this->reasons( $this->bulk( 'POST', $survey, 'restore', $ids[1] ) ) );
		self::assertSame(
			array( $ids[1] => $published, $other => $none ),
			$this->reasons( $this->bulk( 'DELETE', $survey, '', $ids[1], $other ) )
		);
		self::assertSame( array( 3, 1 ), array( $this->storedResponses( $survey ), $this->storedResponses() - 3 ) );
	}

	public function test_a_response_restored_during_its_deletion_is_not_deleted(): void {
		$survey = $this->survey();
		$ids    = $this->three( $survey );
		$this->bulk( 'POST', $survey, 'trash', $ids[0] );
		$restored = false;
		add_filter(
			'query',
			function ( string $sql ) use ( $ids, &$restored ): string {
				if ( ! $restored && str_contains( $sql, 'FOR UPDATE' ) ) { // It was found in the trash and is about to be deleted.
					$restored = true;
					Plugin::get( Db::class )->write( 'UPDATE {responses} SET status = %s WHERE id = %d', array( 'publish', $ids[0] ) );
				}
				return $sql;
			}
		);

		$answer = $this->bulk( 'DELETE', $survey, '', $ids[0] );

		self::assertSame(
			array( $ids[0] => 'Someone else just changed this response. Review it and try again.' ),
			$this->reasons( $answer )
		);
		self::assertSame( 3, $this->storedResponses( $survey ) );
	}

	public function test_the_free_edition_can_restore_and_delete_trashed_responses_one_at_a_time(): void {
		$survey = $this->survey();
		$ids    = $this->three( $survey );
		$this->bulk( 'POST', $survey, 'trash', ...$ids );
		$this->withPlan( Plan::LITE );

		self::assertSame( 'trash-responses', $this->call( 'POST', $survey, 'trash', $ids[0] )->at( 'data.upgrade.feature' ) );
		self::assertSame( 'bulk-actions', $this->call( 'POST', $survey, 'restore', $ids[0], $ids[1] )->at( 'data.upgrade.feature' ) );
		self::assertSame( 'bulk-actions', $this->call( 'DELETE', $survey, '', $ids[0], $ids[1] )->at( 'data.upgrade.feature' ) );
		self::assertSame( 3, $this->listCounts( $survey )[1] );

		self::assertSame( array( $ids[0] ), $this->bulk( 'POST', $survey, 'restore', $ids[0], $ids[0] )->items( 'updated' ) );
		self::assertSame( array( $ids[1] ), $this->bulk( 'DELETE', $survey, '', $ids[1] )->items( 'updated' ) );
	}

	public function test_five_hundred_responses_take_as_many_queries_as_twenty(): void {
		$survey = $this->survey();
		$ids    = array();
		for ( $i = 0; $i < 520; ++$i ) {
			$ids[] = $this->respond( $survey, array( 'Yes' ) );
		}
		Plugin::get( ResponseProcessor::class )->run();
		$this->bulk( 'POST', $survey, 'trash', $ids[0] ); // Reads what every first request reads, such as settings.
		$this->bulk( 'POST', $survey, 'restore', $ids[0] );
		foreach ( array(
			array( 'POST', 'trash' ),
			array( 'POST', 'restore' ),
			array( 'POST', 'trash' ),
			array( 'DELETE', '' ),
		) as [ $method, $action ] ) {
			$few  = $this->queriesOf( fn() => $this->bulk( $method, $survey, $action, ...array_slice( $ids, 0, 20 ) ) );
			$many = $this->queriesOf(
				fn() => self::assertCount( 500, $this->bulk( $method, $survey, $action, ...array_slice( $ids, 20 ) )->items( 'updated' ) )
			);

			self::assertLessThanOrEqual( $few + 4, $many, "$method $action" ); // Texts are added and removed in batches of 200.
			self::assertLessThanOrEqual( 20, $many, "$method $action" );
		}
	}

	public function test_ids_are_required_and_limited_in_number(): void {
		$survey = $this->survey();
		$this->assertInvalid( $this->request( 'POST', "surveys/$survey->id/responses/trash", array() ), 'response_ids' );
		$this->assertInvalid(
			$this->request( 'DELETE', "surveys/$survey->id/responses", array( 'response_ids' => array() ) ),
			'response_ids'
		);
		$this->assertInvalid(
			$this->request( 'POST', "surveys/$survey->id/responses/restore", array( 'response_ids' => range( 1, 501 ) ) ),
			'response_ids'
		);
	}

	public function test_a_response_trashed_before_counting_is_still_processed_and_reported_once(): void {
		$survey = $this->survey();
		$id     = $this->respond( $survey, array( 'Quick' ) );
		$told   = array();
		add_action(
			'userfeedback_survey_response',
			static function ( int $surveyId, int $responseId ) use ( &$told ): void {
				$told[] = $responseId;
			},
			10,
			2
		);
		$this->bulk( 'POST', $survey, 'trash', $id );
		self::assertSame( 1, Plugin::get( ResponseProcessor::class )->run() );
		self::assertSame(
			'1',
			Plugin::get( Db::class )->value( 'SELECT SUM(trashed) FROM {daily} WHERE survey_id = %d', array( $survey->id ) )
		);
		self::assertSame( array( $id ), $told );
		$this->bulk( 'POST', $survey, 'restore', $id );
		Plugin::get( ResponseProcessor::class )->run();

		self::assertSame( array( $id ), $told );
	}

	private function survey(): Survey {
		return $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text' ) ) ) );
	}

	/** @return list<int> */
	private function three( Survey $survey ): array {
		return array_map( fn( int $i ): int => $this->respond( $survey, array( "Text $i" ), "2026-11-20T12:00:0{$i}Z" ), array( 0, 1, 2 ) );
	}

	private function call( string $method, Survey $survey, string $action, int ...$ids ): RestAnswer {
		return $this->request( $method, rtrim( "surveys/$survey->id/responses/$action", '/' ), array( 'response_ids' => $ids ) );
	}

	private function bulk( string $method, Survey $survey, string $action, int ...$ids ): RestAnswer {
		$answer = $this->call( $method, $survey, $action, ...$ids );
		$this->assertStatus( 200, $answer );
		return $answer;
	}

	/** @return array<int|string, mixed> sentences by id. */
	private function reasons( RestAnswer $answer ): array {
		return $answer->column( 'skipped', 'reason', 'id' );
	}

	/**
	 * @return array{
	 *     mixed,
	 *     array<int|string, mixed>,
	 *     mixed,
	 *     mixed,
	 * } responses and texts in the results, then the totals of all and of the trash in the list.
	 */
	private function seen( Survey $survey ): array {
		$results = $this->request( 'GET', "surveys/$survey->id/results" );
		return array(
			$results->at( 'responses_count' ),
			$results->column( 'question_stats.0.answers', 'value' ),
			...$this->listCounts( $survey ),
		);
	}

	/** @return array{mixed, mixed} */
	private function listCounts( Survey $survey ): array {
		$list  = $this->request( 'GET', "surveys/$survey->id/responses" );
		$total = $list->at( 'pagination.total' );
		self::assertIsInt( $total );
		self::assertCount( $total, $list->items( 'items' ) );
		return array( $total, $list->at( 'status_filters.2.count' ) );
	}

	private function queriesOf( callable $work ): int {
		$before = $this->queries();
		$work();
		return $this->queries() - $before;
	}
}
