<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Submit\Impressions\ImpressionRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Each test reads the overview before and after the responses are processed; both must be the same. */
final class SummaryTest extends RestTestCase {

	use Responding;

	private const WEEK = array( '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21' );

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
	}

	public function test_a_site_without_surveys_has_an_overview_of_zeros(): void {
		$summary = $this->summary();

		self::assertSame( 0, $summary->at( 'total_responses' ) );
		self::assertSame( array_fill_keys( self::WEEK, 0 ), $this->days( $summary ) );
		self::assertSame( array(), $summary->at( 'surveys' ) );
		self::assertSame( array( 'page' => 1, 'pages' => 0, 'per_page' => 20, 'total' => 0 ), $summary->at( 'pagination' ) );
	}

	public function test_the_overview_shows_the_past_7_days_of_all_surveys_by_default(): void {
		$one = $this->answered( 'One', array( '2026-11-21', '2026-11-15', '2026-11-14' ) );
		$two = $this->answered( 'Two', array( '2026-11-21', '2026-11-18' ) );
		Plugin::get( ImpressionRepository::class )->add( $one->id, '2020-01-01', 40 );

		$summary = $this->summary();

		self::assertSame( 4, $summary->at( 'total_responses' ) );
		self::assertSame( array( '2026-11-15' => 1, '2026-11-18' => 1, '2026-11-21' => 2 ), self::answeredDays( $this->days( $summary ) ) );
		self::assertSame( self::WEEK, array_keys( $this->days( $summary ) ) );
		self::assertSame( array( $two->id => 2, $one->id => 3 ), $this->bySurvey( $summary, 'responses_count' ) );
		self::assertSame( array( $two->id => 2, $one->id => 2 ), $this->bySurvey( $summary, 'range_responses_count' ) );
		self::assertSame( array( $two->id => 0, $one->id => 40 ), $this->bySurvey( $summary, 'impressions' ) );
	}

	public function test_the_previous_period_is_included_for_comparison(): void {
		$one  = $this->answered( 'One', array( '2026-11-21', '2026-11-14', '2026-11-08', '2026-11-07' ) );
		$seen = Plugin::get( ImpressionRepository::class );
		foreach ( array( '2026-11-21' => 10, '2026-11-14' => 20, '2026-11-07' => 40 ) as $day => $impressions ) {
			$seen->add( $one->id, $day, $impressions );
			$seen->addStart( $one->id, $day );
		}

		foreach ( array( '', "survey_id=$one->id" ) as $query ) {
			$summary = $this->summary( $query );
			self::assertSame( 1, $summary->at( 'total_responses' ) );
			self::assertSame( array( 10, 1 ), array( $summary->at( 'impressions' ), $summary->at( 'starts' ) ) );
			self::assertSame( 2, $summary->at( 'previous.total_responses' ) );
			self::assertSame( array( 20, 1 ), array( $summary->at( 'previous.impressions' ), $summary->at( 'previous.starts' ) ) );
			$before = $summary->column( 'previous.data_points', 'count', 'date' );
			self::assertSame( array( '2026-11-08' => 1, '2026-11-14' => 1 ), self::answeredDays( $before ) );
			self::assertCount( 7, $before );
		}
		self::assertNull( $this->withPlan( Plan::LITE )->summary()->at( 'previous' ), 'The free edition looks back 7 days.' );
		self::assertNull( $this->withPlan( Plan::PLUS )->summary( 'start_date=2005-01-01' )->at( 'previous' ) );
	}

	public function test_each_survey_has_daily_numbers_unless_the_range_is_long(): void {
		$one = $this->answered( 'One', array( '2026-11-21', '2026-11-21', '2026-11-15', '2026-11-14' ) );
		$two = $this->answered( 'Two', array( '2026-11-18' ) );

		$days = $this->bySurvey( $this->summary(), 'range_data_points' );

		self::assertSame( array( 1, 0, 0, 0, 0, 0, 2 ), array_column( (array) $days[ $one->id ], 'count' ) );
		self::assertSame( self::WEEK, array_column( (array) $days[ $two->id ], 'date' ) );
		self::assertSame( array( 0, 0, 0, 1, 0, 0, 0 ), array_column( (array) $days[ $two->id ], 'count' ) );
		self::assertSame( array(), $this->bySurvey( $this->summary( 'start_date=2026-01-01' ), 'range_data_points' )[ $two->id ] );
	}

	public function test_a_range_includes_its_first_and_last_day(): void {
		$this->answered( 'One', array( '2026-10-09', '2026-10-10', '2026-10-12', '2026-10-13' ) );

		$summary = $this->summary( 'start_date=2026-10-10&end_date=2026-10-12' );

		self::assertSame( array( '2026-10-10' => 1, '2026-10-11' => 0, '2026-10-12' => 1 ), $this->days( $summary ) );
		self::assertSame( 2, $summary->at( 'total_responses' ) );
	}

	public function test_an_end_alone_means_the_week_up_to_it_and_a_start_alone_means_until_today(): void {
		// Daylight saving time ends within it in Europe; calendar days don't change.
		self::assertSame( array( '2026-10-25', '2026-10-31', 7 ), $this->ends( 'end_date=2026-10-31' ) );
		self::assertSame( array( '2026-11-19', '2026-11-21', 3 ), $this->ends( 'start_date=2026-11-19' ) );
		self::assertSame( array( '2026-11-15', '2026-11-21', 7 ), $this->ends( 'end_date=2030-01-01' ) );
	}

	public function test_the_overview_can_show_one_survey_alone(): void {
		$one = $this->answered( 'One', array( '2026-11-21' ) );
		$this->answered( 'Two', array( '2026-11-21', '2026-11-20' ) );

		$summary = $this->summary( "survey_id=$one->id" );

		self::assertSame( 1, $summary->at( 'total_responses' ) );
		self::assertSame( array( $one->id => 1 ), $this->bySurvey( $summary, 'responses_count' ) );
		self::assertSame( array( '2026-11-21' => 1 ), self::answeredDays( $this->days( $summary ) ) );
		$this->assertNotFound( $this->asked( 'survey_id=999999' ) );
	}

	public function test_trashed_surveys_and_trashed_responses_are_excluded(): void {
		$kept  = $this->answered( 'Kept', array( '2026-11-21' ) );
		$gone  = $this->answered( 'Gone', array( '2026-11-21', '2026-11-20' ) );
		$trash = $this->respond( $kept, array( 'Yes' ) );
		Plugin::get( Db::class )->write( 'UPDATE {responses} SET status = %s WHERE id = %d', array( 'trash', $trash ) );
		Plugin::get( SurveyRepository::class )->changeStatus( array( $gone ), SurveyStatus::TRASH );

		$summary = $this->summary();

		self::assertSame( 1, $summary->at( 'total_responses' ) );
		self::assertSame( array( $kept->id => 1 ), $this->bySurvey( $summary, 'responses_count' ) );
		self::assertSame( 1, $summary->at( 'pagination.total' ) );
		$this->assertNotFound( $this->asked( "survey_id=$gone->id" ) );
	}

	/** @dataProvider orders */
	public function test_surveys_are_listed_in_the_requested_order( string $orderby, string $ascending ): void {
		$this->answered( 'B', array( '2026-11-20', '2026-11-20', '2026-11-20' ), array( 'status' => 'draft' ), '2026-11-03T00:00:00Z' );
		$this->answered( 'C', array( '2026-11-21', '2020-01-01', '2020-01-01', '2020-01-01' ), array(), '2026-11-01T00:00:00Z' );
		$this->answered( 'A', array( '2026-11-21', '2026-11-21' ), array( 'status' => 'draft' ), '2026-11-02T00:00:00Z' );

		self::assertSame(
			str_split( $ascending ),
			array_values( $this->bySurvey( $this->summary( "orderby=$orderby&order=asc" ), 'title' ) )
		);
		self::assertSame(
			array_reverse( str_split( $ascending ) ),
			array_values( $this->bySurvey( $this->summary( "orderby=$orderby" ), 'title' ) )
		);
	}

	/** @return array<string, array{string, string}> */
	public static function orders(): array {
		return array(
			'by title'              => array( 'title', 'ABC' ),
			'by status'             => array( 'status', 'BAC' ),
			'by when it was made'   => array( 'created_at', 'CAB' ),
			'by responses ever'     => array( 'responses_count', 'ABC' ),
			'by those of the range' => array( 'range_responses_count', 'CAB' ),
		);
	}

	public function test_surveys_are_paged_and_totals_cover_all_of_them(): void {
		foreach ( range( 1, 5 ) as $number ) {
			$this->answered( "Survey $number", array( '2026-11-21' ) );
		}

		$second = $this->summary( 'orderby=title&order=asc&page=2&per_page=2' );

		self::assertSame( array( 'Survey 3', 'Survey 4' ), array_values( $this->bySurvey( $second, 'title' ) ) );
		self::assertSame( array( 'page' => 2, 'pages' => 3, 'per_page' => 2, 'total' => 5 ), $second->at( 'pagination' ) );
		self::assertSame( 5, $second->at( 'total_responses' ) );
		self::assertSame( array(), $this->summary( 'page=9' )->at( 'surveys' ) );
	}

	public function test_ranges_over_7_days_need_a_plan(): void {
		$this->answered( 'One', array( '2026-11-15', '2026-11-14' ) );
		$this->withPlan( Plan::LITE );

		self::assertSame( 1, $this->summary()->at( 'total_responses' ) );
		self::assertSame( 1, $this->summary( 'start_date=2026-11-15' )->at( 'total_responses' ) );
		foreach ( array( 'start_date=2026-11-14', 'end_date=2026-11-20', 'start_date=2026-10-01&end_date=2026-10-02' ) as $longer ) {
			$refused = $this->asked( $longer );
			$this->assertStatus( 403, $refused );
			self::assertSame( 'long-ranges', $refused->at( 'data.upgrade.feature' ) );
		}
		self::assertSame( 2, $this->withPlan( Plan::PLUS )->summary( 'start_date=2026-11-14' )->at( 'total_responses' ) );
	}

	/** @dataProvider impossible */
	public function test_an_invalid_query_is_refused_by_name( string $query, string $field ): void {
		$this->assertInvalid( $this->asked( $query ), $field );
	}

	/** @return array<string, array{string, string}> */
	public static function impossible(): array {
		return array(
			'the wrong way round' => array( 'start_date=2026-11-12&end_date=2026-11-10', 'start_date' ),
			'the Middle Ages'     => array( 'start_date=1066-10-14', 'start_date' ),
			'no day'              => array( 'end_date=2026-02-30', 'end_date' ),
			'another order'       => array( 'orderby=id', 'orderby' ),
			'all at once'         => array( 'per_page=-1', 'per_page' ),
			'no survey'           => array( 'survey_id=0', 'survey_id' ),
		);
	}

	/**
	 * @param list<string>         $days days of its responses.
	 * @param array<string, mixed> $changes
	 */
	private function answered( string $title, array $days, array $changes = array(), string $createdAt = '2026-11-01T00:00:00Z' ): Survey {
		$now = Plugin::get( Clock::class )->now();
		$this->stopClockAt( $createdAt );
		$survey = $this->aSurvey( $changes + array( 'title' => $title ) );
		Plugin::get( Clock::class )->stopAt( $now );
		foreach ( $days as $day ) {
			$this->respond( $survey, array( 'Yes' ), "{$day}T12:00:00Z" );
		}
		return $survey;
	}

	private function summary( string $query = '' ): RestAnswer {
		$waiting = $this->asked( $query );
		Plugin::get( ResponseProcessor::class )->run();
		$counted = $this->asked( $query );

		$this->assertStatus( 200, $waiting );
		self::assertSame( $counted->body, $waiting->body );
		return $counted;
	}

	private function asked( string $query ): RestAnswer {
		return $this->asRoleWith( Permission::VIEW )->request( 'GET', "results-summary?$query" );
	}

	/** @return array<array-key, mixed> */
	private function days( RestAnswer $summary ): array {
		return $summary->column( 'data_points', 'count', 'date' );
	}

	/** @return array{mixed, mixed, int} */
	private function ends( string $query ): array {
		$days = array_keys( $this->days( $this->summary( $query ) ) );
		return array( $days[0] ?? null, $days[ count( $days ) - 1 ] ?? null, count( $days ) );
	}

	/** @return array<array-key, mixed> */
	private function bySurvey( RestAnswer $summary, string $property ): array {
		return $summary->column( 'surveys', $property, 'id' );
	}

	/**
	 * @param array<array-key, mixed> $days
	 * @return array<array-key, mixed>
	 */
	private static function answeredDays( array $days ): array {
		return array_filter( $days, static fn( mixed $count ): bool => 0 !== $count );
	}
}
