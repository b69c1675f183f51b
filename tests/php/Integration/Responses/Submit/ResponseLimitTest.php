<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Surveys\Lifecycle\SurveyDataRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Code\SentQueries;
use UserFeedback\Tests\Support\Made\Responding;

/** A survey that counts only some responses, and keeps the others. */
final class ResponseLimitTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
	}

	public function test_a_late_response_is_kept_apart_and_sent_to_no_one(): void {
		$survey = $this->limited( 2 );
		$told   = array();
		add_action(
			'userfeedback_survey_response',
			static function ( int $surveyId, int $responseId ) use ( &$told ): void {
				$told[] = $responseId;
			},
			10,
			2
		);
		$ids = array( $this->send( $survey, 'Yes' ), $this->send( $survey, 'No' ), $this->send( $survey, 'No' ) );
		Plugin::get( ResponseProcessor::class )->run();

		$this->asRoleWith( Permission::VIEW );
		$results = $this->request( 'GET', "surveys/$survey->id/results" );
		self::assertSame( array( 2, 2 ), array( $results->at( 'responses_count' ), $results->at( 'max_responses' ) ) );
		self::assertSame( array( 1, 1 ), array_values( $results->column( 'question_stats.0.options', 'count' ) ) );
		self::assertSame( array( $ids[0], $ids[1] ), $told );
		self::assertSame( array( $ids[2] ), array_values( $this->late( $survey )->column( 'items', 'id' ) ) );
		self::assertSame( 'over_limit', $this->late( $survey )->at( 'items.0.status' ) );
		$single = $this->request( 'GET', "surveys/$survey->id/responses/$ids[2]" );
		self::assertSame( array( 'over_limit', 1, 1 ), array_map( array( $single, 'at' ), array( 'status', 'position', 'total' ) ) );
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
	}

	public function test_a_full_survey_stops_showing_and_shows_again_after_the_limit_is_raised(): void {
		$survey = $this->limited( 1 );
		self::assertSame( array( $survey->id ), $this->shown() );
		$first = $this->send( $survey, 'Yes' );
		$this->send( $survey, 'No' );

		self::assertSame( array(), $this->shown() );
		self::assertSame( 'limit_reached', $this->liveOf( $survey ) );
		$this->limitTo( $survey, 2 );
		self::assertSame( array( array( $survey->id ), '' ), array( $this->shown(), $this->liveOf( $survey ) ) );
		self::assertSame( 1, $this->late( $survey )->at( 'pagination.total' ), 'A late response stays apart.' );
		$this->limitTo( $survey, 1 );
		self::assertSame( array(), $this->shown() );
		$this->trash( 'trash', $survey, $first );
		self::assertSame( array( $survey->id ), $this->shown(), 'The trash takes no place.' );
		$this->trash( 'restore', $survey, $first );
		self::assertSame( array(), $this->shown() );
		Plugin::get( DeleteResponses::class )->delete( array( $first ) );
		self::assertSame( array( $survey->id ), $this->shown() );
		$this->send( $survey, 'Yes' );
		$this->limitTo( $survey, null );
		self::assertSame( array( $survey->id ), $this->shown() );
	}

	public function test_a_limit_counts_the_responses_that_a_survey_has_already(): void {
		$survey = $this->aSurvey();
		$this->send( $survey, 'Yes' );
		$this->send( $survey, 'No' );
		$this->limitTo( $survey, 2 );

		self::assertSame( array(), $this->shown() );
		$this->limitTo( $survey, null );
		$this->send( $survey, 'No' );
		$this->limitTo( $survey, 4 );
		$this->send( $survey, 'No' );
		$this->send( $survey, 'No' );

		self::assertSame( 1, $this->late( $survey )->at( 'pagination.total' ) );
		self::assertSame( '4', $this->taken( $survey ) );
	}

	public function test_an_owner_can_add_a_late_response_beyond_the_limit(): void {
		$survey = $this->limited( 1 );
		$this->send( $survey, 'Yes' );
		$late = $this->send( $survey, 'No' );

		$this->trash( 'restore', $survey, $late );
		Plugin::get( ResponseProcessor::class )->run();

		self::assertSame( array( '2', 0 ), array( $this->taken( $survey ), $this->late( $survey )->at( 'pagination.total' ) ) );
		self::assertSame( 2, $this->request( 'GET', "surveys/$survey->id" )->at( 'responses_count' ) );
		$next = $this->send( $survey, 'No' );
		$this->trash( 'trash', $survey, $next );
		self::assertSame( '2', $this->taken( $survey ), 'A late response takes no place in the trash.' );
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
	}

	public function test_the_reply_says_whether_a_response_is_counted(): void {
		$survey = $this->limited( 1 );
		$body   = $this->submission( $survey, array( 'Yes' ) );
		$late   = $this->submission( $survey, array( 'No' ) );
		$path   = "surveys/$survey->id/responses";
		$this->asVisitor();

		self::assertSame( array( 'id' ), array_keys( (array) $this->request( 'POST', $path, $body )->body ) );
		self::assertFalse( $this->request( 'POST', $path, $late )->at( 'counted' ) );
		self::assertFalse( $this->request( 'POST', $path, $late )->at( 'counted' ), 'A repeat gets the same reply.' );
		self::assertSame( array( 'id' ), array_keys( (array) $this->request( 'POST', $path, $body )->body ) );
	}

	public function test_only_a_hard_limit_has_a_message_for_visitors_who_are_too_late(): void {
		$this->limited( 5 );
		$manifest = $this->asVisitor()->request( 'GET', 'widget/manifest' );
		self::assertNull( $manifest->at( 'surveys.0.late' ) );
		self::assertStringContainsString( 'survey.js', $manifest->text( 'bundle' ) );
		$behavior = array( 'max_responses' => 5, 'hard_limit' => true, 'late_message' => 'All gone. <b onclick="x()">Sorry</b>!' );
		$this->aSurvey( array( 'settings' => array( 'behavior' => $behavior ) ) );

		$manifest = $this->asVisitor()->request( 'GET', 'widget/manifest' );
		self::assertSame( array( 'All gone. ', 'Sorry', '!' ), array_values( $manifest->column( 'surveys.0.late.heading', 'text' ) ) );
		self::assertSame( array( '', null ), array( $manifest->at( 'surveys.0.late.url' ), $manifest->at( 'surveys.0.late.button' ) ) );
		self::assertStringContainsString( 'extended.js', $manifest->text( 'bundle' ) );
	}

	public function test_repeats_and_spam_take_no_place(): void {
		$survey = $this->limited( 2 );
		$body   = $this->submission( $survey, array( 'Yes' ) );
		$first  = $this->asVisitor()->request( 'POST', "surveys/$survey->id/responses", $body );
		$repeat = $this->request( 'POST', "surveys/$survey->id/responses", $body );
		$this->assertStatus( 200, $repeat );
		$spam = $this->submission( $survey, array( 'Yes' ), array( 'elapsed' => 10 ) );
		$this->assertStatus( 201, $this->request( 'POST', "surveys/$survey->id/responses", $spam ) );

		self::assertSame( array( $first->id(), '1' ), array( $repeat->id(), $this->taken( $survey ) ) );
	}

	public function test_surveys_without_a_limit_pay_nothing(): void {
		$survey  = $this->aSurvey();
		$limited = $this->limited( 5 );
		$this->send( $survey, 'Yes' );
		$this->send( $limited, 'Yes' );
		$queries = new SentQueries();
		$queries->listen();
		$this->send( $survey, 'Yes' );
		self::assertSame( array(), preg_grep( '/uf_quotas|TRANSACTION/', $queries->ours() ) );
		$queries->forget();
		$this->send( $limited, 'Yes' );

		self::assertCount( 2, (array) preg_grep( '/uf_quotas/', $queries->ours() ) );
	}

	public function test_a_plan_without_behavior_settings_has_no_limit(): void {
		$survey = $this->limited( 1 );
		$this->withPlan( Plan::LITE );
		$this->send( $survey, 'Yes' );
		$this->send( $survey, 'No' );

		$this->asRoleWith( Permission::VIEW, Permission::EDIT );
		$read = $this->request( 'GET', "surveys/$survey->id" );
		self::assertSame( array( 2, null ), array( $read->at( 'responses_count' ), $read->at( 'max_responses' ) ) );
	}

	public function test_a_recount_repairs_a_wrong_counter(): void {
		$survey = $this->limited( 3 );
		$this->send( $survey, 'Yes' );
		Plugin::get( Db::class )->write( 'UPDATE {quotas} SET taken = 3 WHERE survey_id = %d', array( $survey->id ) );

		self::assertSame( 1, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
		self::assertSame( '1', $this->taken( $survey ) );
	}

	public function test_deleting_a_survey_deletes_its_counter(): void {
		$survey = $this->limited( 3 );
		$this->send( $survey, 'Yes' );

		Plugin::get( SurveyDataRepository::class )->deleteOf( array( $survey->id ) );

		self::assertNull( $this->taken( $survey ) );
	}

	/** @dataProvider invalidLimits */
	public function test_invalid_limits_are_rejected( mixed $limit ): void {
		$this->asRoleWith( Permission::EDIT );
		$body = array(
			'title'     => 'Limited',
			'questions' => array( self::aQuestion() ),
			'settings'  => array( 'behavior' => array( 'max_responses' => $limit ) ),
		);

		$this->assertStatus( 400, $this->request( 'POST', 'surveys', $body ) );
	}

	/** @return array<string, array{mixed}> */
	public static function invalidLimits(): array {
		return array(
			'zero'     => array( 0 ),
			'negative' => array( -1 ),
			'too many' => array( 1_000_001 ),
			'a list'   => array( array( 5 ) ),
			'a text'   => array( 'many' ),
		);
	}

	private function limited( int $most ): Survey {
		return $this->aSurvey( array( 'settings' => array( 'behavior' => array( 'max_responses' => $most ) ) ) );
	}

	private function limitTo( Survey $survey, ?int $most ): void {
		$saved = $this->asRoleWith( Permission::EDIT )->request(
			'POST',
			'surveys',
			array( 'id' => $survey->id, 'title' => $survey->title, 'settings' => array( 'behavior' => array( 'max_responses' => $most ) ) )
		);
		$this->assertStatus( 200, $saved );
	}

	private function send( Survey $survey, string $value ): int {
		$sent = $this->asVisitor()->request( 'POST', "surveys/$survey->id/responses", $this->submission( $survey, array( $value ) ) );
		$this->assertStatus( 201, $sent );
		return $sent->id();
	}

	private function trash( string $action, Survey $survey, int $id ): void {
		$changed = $this->asRoleWith( Permission::VIEW, Permission::DELETE )
			->request( 'POST', "surveys/$survey->id/responses/$action", array( 'response_ids' => array( $id ) ) );
		self::assertSame( array( $id ), $changed->items( 'updated' ) );
	}

	private function late( Survey $survey ): RestAnswer {
		return $this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/$survey->id/responses?filter[status]=over_limit" );
	}

	/** @return list<int> surveys on a page. */
	private function shown(): array {
		return array_values( array_filter( $this->asVisitor()->request( 'GET', 'widget/manifest' )->column( 'surveys', 'id' ), 'is_int' ) );
	}

	private function liveOf( Survey $survey ): mixed {
		$live = $this->asRoleWith( Permission::EDIT )->request( 'GET', 'tester/live' )->column( 'surveys', 'lacks', 'id' );
		return $live[ $survey->id ];
	}

	private function taken( Survey $survey ): ?string {
		return Plugin::get( Db::class )->value( 'SELECT taken FROM {quotas} WHERE survey_id = %d', array( $survey->id ) );
	}
}
