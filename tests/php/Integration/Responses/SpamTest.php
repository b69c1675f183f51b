<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\CounterRepository;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Moderation\DeleteOldSpam;
use UserFeedback\Responses\Moderation\ResponseStatusRepository;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Code\SentQueries;
use UserFeedback\Tests\Support\Made\Responding;
use wpdb;

/** Spam: an owner can view, restore, or delete it, and it isn't kept forever. */
final class SpamTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
	}

	public function test_a_visitor_mistaken_for_spam_is_found_restored_and_counted(): void {
		$survey = $this->survey();
		$this->respond( $survey, array( 'Counted' ) );
		$sent = $this->asVisitor()->request(
			'POST',
			"surveys/$survey->id/responses",
			$this->submission( $survey, array( 'Quick typist' ), array( 'elapsed' => 10 ) )
		);
		$this->assertStatus( 201, $sent );
		Plugin::get( ResponseProcessor::class )->run();
		$this->asRoleWith( Permission::VIEW, Permission::DELETE );

		$list = $this->request( 'GET', "surveys/$survey->id/responses?filter[status]=spam" );
		self::assertSame(
			array( array( $sent->id() ), 1, 'spam' ),
			array( array_values( $list->column( 'items', 'id' ) ), $list->at( 'pagination.total' ), $list->at( 'items.0.status' ) )
		);
		self::assertSame(
			array( 'all' => 1, 'publish' => 1, 'trash' => 0, 'spam' => 1, 'over_limit' => 0, 'partial' => 0 ),
			$list->column( 'status_filters', 'count', 'status' )
		);
		$single = $this->request( 'GET', "surveys/$survey->id/responses/{$sent->id()}" );
		self::assertSame(
			array( 'spam', 'Quick typist', 1, 1 ),
			array( $single->at( 'status' ), $single->at( 'answers.0.value' ), $single->at( 'position' ), $single->at( 'total' ) )
		);

		$told = array();
		add_action(
			'userfeedback_survey_response',
			static function ( int $surveyId, int $responseId ) use ( &$told ): void {
				$told[] = $responseId;
			},
			10,
			2
		);
		self::assertSame( array( $sent->id() ), $this->bulk( 'POST', $survey, 'restore', $sent->id() )->items( 'updated' ) );
		self::assertSame( 2, $this->counted( $survey ) );
		Plugin::get( ResponseProcessor::class )->run();

		self::assertSame( array( 2, array( $sent->id() ) ), array( $this->counted( $survey ), $told ) );
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
		self::assertSame( 0, $this->spam( $survey ) );
	}

	public function test_spam_is_deleted_permanently_without_leaving_anything(): void {
		$survey = $this->survey();
		$ids    = array(
			$this->respond( $survey, array( 'One' ), 'now', ResponseStatus::SPAM ),
			$this->respond( $survey, array( 'Two' ), 'now', ResponseStatus::SPAM ),
		);
		$this->asRoleWith( Permission::VIEW, Permission::DELETE );

		self::assertEqualsCanonicalizing( $ids, $this->bulk( 'DELETE', $survey, '', ...$ids )->items( 'updated' ) );

		self::assertSame( array( 0, 0, 0 ), array( $this->storedResponses( $survey ), $this->spam( $survey ), $this->counted( $survey ) ) );
	}

	public function test_trashed_spam_is_not_counted_and_triggers_no_notification(): void {
		$survey = $this->survey();
		$id     = $this->respond( $survey, array( 'Buy' ), 'now', ResponseStatus::SPAM );
		$told   = 0;
		add_action(
			'userfeedback_survey_response',
			static function () use ( &$told ): void {
				++$told;
			}
		);
		$this->asRoleWith( Permission::VIEW, Permission::DELETE );

		self::assertSame( array( $id ), $this->bulk( 'POST', $survey, 'trash', $id )->items( 'updated' ) );
		Plugin::get( ResponseProcessor::class )->run();

		self::assertSame(
			array( 'all' => 1, 'publish' => 0, 'trash' => 1, 'spam' => 0, 'over_limit' => 0, 'partial' => 0 ),
			$this->request( 'GET', "surveys/$survey->id/responses" )->column( 'status_filters', 'count', 'status' )
		);
		self::assertSame(
			array( 0, 0, 0 ),
			array( $told, $this->counted( $survey ), Plugin::get( RecountSurvey::class )->survey( $survey->id ) )
		);
	}

	public function test_the_free_edition_lists_views_restores_and_deletes_any_amount_of_spam(): void {
		$survey = $this->survey();
		$ids    = array_map(
			fn( string $text ): int => $this->respond( $survey, array( $text ), 'now', ResponseStatus::SPAM ),
			array( 'a', 'b', 'c', 'd' )
		);
		$kept   = $this->respond( $survey, array( 'Kept' ) );
		$this->asRoleWith( Permission::VIEW, Permission::DELETE );
		$this->withPlan( Plan::LITE );

		self::assertSame( 4, $this->spam( $survey ) );
		$this->assertStatus( 200, $this->request( 'GET', "surveys/$survey->id/responses/$ids[0]" ) );
		$this->bulk( 'POST', $survey, 'restore', $ids[0], $ids[1] );
		$this->bulk( 'DELETE', $survey, '', $ids[2], $ids[3] );
		self::assertSame( array( 0, 3 ), array( $this->spam( $survey ), $this->counted( $survey ) ) );

		$this->assertStatus(
			403,
			$this->request( 'POST', "surveys/$survey->id/responses/restore", array( 'response_ids' => array( $ids[0], $kept ) ) )
		);
		$this->assertStatus( 403, $this->request( 'GET', "surveys/$survey->id/responses/$kept" ) );
	}

	public function test_changing_spam_needs_the_delete_permission_and_seeing_it_the_view_permission(): void {
		$survey = $this->survey();
		$id     = $this->respond( $survey, array( 'Private' ), 'now', ResponseStatus::SPAM );
		$this->asRoleWith( Permission::VIEW, Permission::EDIT, Permission::SETTINGS );
		foreach ( array( array( 'POST', '/restore' ), array( 'POST', '/trash' ), array( 'DELETE', '' ) ) as [ $method, $action ] ) {
			$this->assertForbidden(
				$this->request( $method, "surveys/$survey->id/responses$action", array( 'response_ids' => array( $id ) ) )
			);
		}
		$this->asRoleWith( Permission::EDIT, Permission::DELETE, Permission::SETTINGS );
		$this->assertForbidden( $this->request( 'GET', "surveys/$survey->id/responses?filter[status]=spam" ) );
		$this->assertForbidden( $this->request( 'GET', "surveys/$survey->id/responses/$id" ) );
		self::assertSame( 'spam', $this->status( $id ) );
	}

	/**
	 * @dataProvider nights
	 * @param non-empty-string $event
	 */
	public function test_spam_is_deleted_after_thirty_days_and_nothing_else_is( string $event ): void {
		$survey = $this->survey();
		$old    = array(
			'spam'    => $this->respond( $survey, array( 'Old' ), '2026-10-21T12:00:00Z', ResponseStatus::SPAM ),
			'publish' => $this->respond( $survey, array( 'Kept' ), '2026-10-21T12:00:00Z' ),
			'trash'   => $this->respond( $survey, array( 'Trashed' ), '2026-10-21T12:00:00Z', ResponseStatus::TRASH ),
		);
		$young  = $this->respond( $survey, array( 'Young' ), '2026-10-22T00:00:00Z', ResponseStatus::SPAM );

		do_action( $event );

		self::assertSame(
			array( null, 'publish', 'trash', 'spam' ),
			array(
				$this->status( $old['spam'] ),
				$this->status( $old['publish'] ),
				$this->status( $old['trash'] ),
				$this->status( $young ),
			)
		);
		$this->stopClockAt( '2026-11-22T12:00:00Z' );
		do_action( $event );
		self::assertNull( $this->status( $young ) );
	}

	/** @return iterable<string, array{non-empty-string}> */
	public static function nights(): iterable {
		yield 'with the nightly recount' => array( NightlyRecount::EVENT );
		yield 'going on where the time was up' => array( DeleteOldSpam::NEXT );
	}

	public function test_a_filter_sets_the_retention_of_spam_with_a_minimum_of_one_day(): void {
		self::assertSame( 30, DeleteOldSpam::days() );
		foreach ( array(
			array( 7, 7 ),
			array( '90', 90 ),
			array( 0, 1 ),
			array( -4, 1 ),
			array( 'soon', 30 ),
			array( null, 30 ),
		) as [ $said, $days ] ) {
			add_filter( 'userfeedback_spam_days', static fn(): mixed => $said, 20 );
			self::assertSame( $days, DeleteOldSpam::days() );
		}
	}

	public function test_spam_that_does_not_fit_in_one_run_is_deleted_in_the_next(): void {
		$survey = $this->survey();
		$id     = $this->respond( $survey, array( 'Old' ), '2026-01-01T12:00:00Z', ResponseStatus::SPAM );
		wp_unschedule_hook( DeleteOldSpam::NEXT );
		$forget = fn( float $seconds ): DeleteOldSpam => new DeleteOldSpam(
			new ResponseStatusRepository( Plugin::get( Db::class ) ),
			Plugin::get( CounterRepository::class ),
			Plugin::get( Clock::class ),
			$seconds
		);

		$forget( 0.0 )->deleteOld();
		self::assertSame( 'spam', $this->status( $id ) );
		self::assertIsInt( wp_next_scheduled( DeleteOldSpam::NEXT ) );

		$forget( 60.0 )->deleteOld();
		self::assertNull( $this->status( $id ) );
	}

	/** @group mariadb */
	public function test_spam_cleanup_reads_no_responses_that_stay(): void {
		$survey = $this->survey();
		for ( $i = 0; $i < 300; ++$i ) {
			$this->respond( $survey, array( 'Kept' ), '2026-01-01T12:00:00Z' );
		}
		$this->respond( $survey, array( 'Old' ), '2026-01-01T12:00:00Z', ResponseStatus::SPAM );
		$queries = new SentQueries();
		$queries->listen();
		do_action( DeleteOldSpam::NEXT );

		$deletes = array_values( array_filter( $queries->ours(), static fn( string $sql ): bool => str_starts_with( $sql, 'DELETE' ) ) );
		self::assertNotSame( array(), $deletes );
		/** @var wpdb $wpdb */
		$wpdb = $GLOBALS['wpdb'];
		/** @var array{key: string|null, rows: string} $plan */
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- A query that the plugin itself just sent.
		$plan = $wpdb->get_row( 'EXPLAIN ' . str_replace( 'DELETE FROM', 'SELECT id FROM', $deletes[0] ), ARRAY_A );
		self::assertSame( 'survey_days', $plan['key'] );
		self::assertLessThan( 10, (int) $plan['rows'] );
		self::assertSame( 300, $this->storedResponses( $survey ) );
	}

	private function survey(): Survey {
		return $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text' ) ) ) );
	}

	private function bulk( string $method, Survey $survey, string $action, int ...$ids ): RestAnswer {
		$answer = $this->request( $method, rtrim( "surveys/$survey->id/responses/$action", '/' ), array( 'response_ids' => $ids ) );
		$this->assertStatus( 200, $answer );
		return $answer;
	}

	private function status( int $id ): ?string {
		return Plugin::get( Db::class )->value( 'SELECT status FROM {responses} WHERE id = %d', array( $id ) );
	}

	private function counted( Survey $survey ): mixed {
		return $this->request( 'GET', "surveys/$survey->id/results" )->at( 'responses_count' );
	}

	private function spam( Survey $survey ): mixed {
		$list = $this->request( 'GET', "surveys/$survey->id/responses?filter[status]=spam" );
		$this->assertStatus( 200, $list );
		self::assertSame( $list->at( 'pagination.total' ), $list->at( 'status_filters.3.count' ) );
		$total = $list->at( 'pagination.total' );
		self::assertIsInt( $total );
		self::assertCount( $total, $list->items( 'items' ) );
		return $total;
	}
}
