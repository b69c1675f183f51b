<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Privacy;

use UserFeedback\Lifecycle\Deactivator;
use UserFeedback\Lifecycle\Uninstaller;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Reasons\ReasonRepository;
use UserFeedback\Privacy\DeleteOldReasons;
use UserFeedback\Privacy\DeleteOldResponses;
use UserFeedback\Privacy\OldResponsesQuery;
use UserFeedback\Privacy\PrivacyText;
use UserFeedback\Privacy\RetentionHooks;
use UserFeedback\Privacy\StoredDataShape;
use UserFeedback\Privacy\StoredDataSizeQuery;
use UserFeedback\Responses\Counting\CounterRepository;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Settings\Settings;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Response retention, and what owners see about it. */
final class RetentionTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-24T12:00:00Z' );
		wp_unschedule_hook( RetentionHooks::NEXT );
		$this->asRoleWith( Permission::EDIT, Permission::VIEW, Permission::SETTINGS );
	}

	protected function tearDown(): void {
		wp_unschedule_hook( RetentionHooks::NEXT );
		parent::tearDown();
	}

	public function test_responses_are_kept_forever_by_default(): void {
		$survey = $this->answeredOn( 'Old', array( '2020-01-01', '2026-11-24' ) );
		do_action( NightlyRecount::EVENT );
		self::assertSame( 2, $this->storedResponses( $survey ) );
		self::assertSame( 'forever', $this->request( 'GET', 'settings' )->at( 'settings.response_retention' ) );
		$this->assertInvalid(
			$this->request( 'POST', 'settings', array( 'settings' => array( 'response_retention' => '7' ) ) ),
			'settings.response_retention'
		);
	}

	public function test_each_night_responses_past_retention_are_deleted_with_their_totals(): void {
		$this->keepFor( '30' );
		$survey = $this->answeredOn( 'Old', array( '2026-10-24', '2026-10-24', '2026-10-25', '2026-11-24' ) );
		$other  = $this->answeredOn( 'Another', array( '2026-10-01' ) );
		$this->respond( $survey, array( 'Yes' ), '2026-10-01T12:00:00Z', ResponseStatus::TRASH );
		self::assertSame( 4, $this->total( $survey ) );

		do_action( NightlyRecount::EVENT );

		self::assertSame( 2, $this->storedResponses( $survey ) ); // The 25th is 30 days ago, so it is kept.
		self::assertSame( 2, $this->total( $survey ) );
		self::assertSame( 0, $this->storedResponses( $other ) );
		$before = $this->tables();
		Plugin::get( RecountSurvey::class )->survey( $survey->id );
		self::assertSame( $before, $this->tables(), 'Numbers are those of what is left.' );
		self::assertFalse( wp_next_scheduled( RetentionHooks::NEXT ) );
	}

	/** A site that turns on retention after years of responses has a large backlog to delete. */
	public function test_deletions_that_do_not_fit_in_one_night_continue_in_the_next_minutes(): void {
		$survey  = $this->answeredOn( 'Old', array_fill( 0, 12, '2026-01-01' ) );
		$feature = new OldResponsesQuery( Db::ofSite() );
		self::assertCount( 5, $feature->before( $survey->id, ResponseStatus::PUBLISH, '2026-11-01', 5 ) );
		$noTime = new DeleteOldResponses(
			$feature,
			new CounterRepository( Db::ofSite() ),
			$this->deletion(),
			Plugin::get( Clock::class ),
			0.0
		);
		self::assertFalse( $noTime->run( 30 ) );
		self::assertSame( 12, $this->storedResponses( $survey ) );

		$module = new RetentionHooks(
			static fn(): Settings => Settings::defaults()->with( array( 'response_retention' => '30' ) ),
			static fn(): DeleteOldResponses => $noTime,
			static fn(): DeleteOldReasons => new DeleteOldReasons( new ReasonRepository( Db::ofSite() ), Plugin::get( Clock::class ) )
		);
		$module->run();
		$module->run();
		self::assertEqualsWithDelta( time() + MINUTE_IN_SECONDS, wp_next_scheduled( RetentionHooks::NEXT ), 5 );
		self::assertContains( RetentionHooks::NEXT, Deactivator::EVENTS );

		$this->keepFor( '90' );
		do_action( RetentionHooks::NEXT );
		self::assertSame( 0, $this->storedResponses( $survey ) );
	}

	public function test_the_privacy_policy_states_the_retention_period(): void {
		self::assertStringContainsString( 'We keep your answers until we delete them.', PrivacyText::of( 'none', 30, null ) );
		self::assertStringContainsString( 'Your answers are deleted after 90 days.', PrivacyText::of( 'none', 30, 90 ) );
	}

	public function test_an_owner_sees_what_is_stored_and_its_size(): void {
		$this->answeredOn( 'One', array( '2026-11-20', '2026-11-21' ) );
		$answer = $this->request( 'GET', 'kept' );
		$this->assertStatus( 200, $answer );
		self::assertSame( StoredDataShape::PARTS, $answer->column( 'parts', 'name' ) );
		$rows  = $answer->column( 'parts', 'rows', 'name' );
		$bytes = $answer->column( 'parts', 'bytes' );
		self::assertNull( $rows['texts'] );
		self::assertSame( (int) Db::ofSite()->value( 'SELECT COUNT(*) FROM {surveys}' ), $rows['surveys'] );
		if ( null === Db::ofSite()->connection() ) {
			self::assertSame( array_fill( 0, count( StoredDataShape::PARTS ), null ), $bytes ); // SQLite doesn't report sizes.
			self::assertSame( $this->storedResponses(), $rows['responses'] );
			return;
		}
		self::assertIsInt( $rows['responses'] );
		foreach ( $bytes as $size ) {
			self::assertGreaterThan( 0, $size );
		}
	}

	public function test_each_table_belongs_to_exactly_one_reported_part(): void {
		self::assertEqualsCanonicalizing( Uninstaller::TABLES, array_merge( ...array_values( StoredDataSizeQuery::TABLES ) ) );
	}

	public function test_privacy_tools_of_wordpress_are_offered_only_to_users_who_can_use_them(): void {
		self::assertSame(
			array(
				'export' => '',
				'erase'  => '',
				'policy' => '',
			),
			$this->request( 'GET', 'kept' )->items( 'tools' )
		);
		$this->asMember( 'administrator' );
		$tools = $this->request( 'GET', 'kept' )->items( 'tools' );
		self::assertSame( admin_url( 'options-privacy.php?tab=policyguide' ), $tools['policy'] );
		self::assertSame( admin_url( 'erase-personal-data.php' ), $tools['erase'] );
	}

	private function keepFor( string $days ): void {
		$this->assertStatus( 200, $this->request( 'POST', 'settings', array( 'settings' => array( 'response_retention' => $days ) ) ) );
	}

	private function total( Survey $survey ): mixed {
		return $this->request( 'GET', "surveys/{$survey->id}/results?from=2020-01-01&to=2026-12-31" )->at( 'responses_count' );
	}

	/** @return list<array<string, string|null>> */
	private function tables(): array {
		return Db::ofSite()->rows(
			'SELECT survey_id, day, SUM(responses) AS responses FROM {daily} GROUP BY survey_id, day ORDER BY survey_id, day'
		);
	}

	private function deletion(): DeleteResponses {
		return Plugin::get( DeleteResponses::class );
	}
}
