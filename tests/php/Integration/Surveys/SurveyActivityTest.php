<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Submit\Impressions\ImpressionRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Code\SentQueries;
use UserFeedback\Tests\Support\Made\Responding;

/** Survey details in the list besides its columns: where it shows, and what visitors did with it. */
final class SurveyActivityTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Db::class )->write( 'DELETE FROM {surveys}' );
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->asRoleWith( Permission::VIEW );
	}

	public function test_activity_is_the_same_before_and_after_counting(): void {
		$one = $this->aSurvey();
		$two = $this->aSurvey();
		foreach ( array( '2026-11-21', '2026-11-21', '2026-11-15', '2026-11-14', '2025-01-01' ) as $day ) {
			$this->respond( $one, array( 'Yes' ), "{$day}T10:00:00Z" );
		}
		$this->respond( $one, array( 'Yes' ), '2026-11-21T10:00:00Z', ResponseStatus::TRASH );
		$this->respond( $one, array( 'Yes' ), '2026-11-21T10:00:00Z', ResponseStatus::SPAM );
		$this->respond( $two, array( 'No' ), '2026-11-19T10:00:00Z' );
		Plugin::get( ImpressionRepository::class )->add( $one->id, '2026-11-21', 3 );
		Plugin::get( ImpressionRepository::class )->add( $one->id, '2020-01-01', 40 );

		$expected = array(
			$one->id => array( 'last_days' => array( 1, 0, 0, 0, 0, 0, 2 ), 'impressions' => 43, 'nps' => null ),
			$two->id => array( 'last_days' => array( 0, 0, 0, 0, 1, 0, 0 ), 'impressions' => 0, 'nps' => null ),
		);
		$counts   = array( $two->id => 1, $one->id => 5 );
		self::assertEquals( $expected, $this->activity() );
		self::assertSame( $counts, $this->listed()->column( 'items', 'responses_count', 'id' ) );
		self::assertSame( 5, $this->request( 'GET', "surveys/$one->id" )->at( 'responses_count' ) );

		Plugin::get( ResponseProcessor::class )->run();
		self::assertEquals( $expected, $this->activity() );

		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $one->id ) );
		self::assertEquals( $expected, $this->activity() );
		self::assertSame( $counts, $this->listed()->column( 'items', 'responses_count', 'id' ) );
	}

	public function test_sorting_by_responses_includes_pending_ones(): void {
		$few  = $this->aSurvey();
		$many = $this->aSurvey();
		$this->respond( $many, array( 'Yes' ) );
		Plugin::get( ResponseProcessor::class )->run();
		$this->respond( $few, array( 'Yes' ) );
		$this->respond( $few, array( 'Yes' ) );

		self::assertSame(
			array( $few->id => 2, $many->id => 1 ),
			$this->listed( 'orderby=responses_count' )->column( 'items', 'responses_count', 'id' )
		);
	}

	public function test_only_an_nps_survey_has_a_score_and_it_is_that_of_its_own_question(): void {
		$nps   = $this->scored();
		$other = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'nps' ) ) ) );
		foreach ( array( 10, 9, 9, 3 ) as $score ) {
			$this->respond( $nps, array( 5, array( 'with', $score, 'Because' ) ), '2026-06-01T10:00:00Z' );
			$this->respond( $other, array( 10 ), '2026-06-01T10:00:00Z' );
		}
		$this->respond( $nps, array( 1, 10 ), '2026-11-20T10:00:00Z', ResponseStatus::TRASH );
		$empty = $this->scored();
		Plugin::get( ResponseProcessor::class )->run();

		self::assertSame( array( $empty->id => null, $other->id => null, $nps->id => 50 ), $this->scores() );
		self::assertSame( 50, $this->request( 'GET', "surveys/$nps->id/results" )->at( 'nps_overview.nps' ) );
	}

	public function test_if_longer_ranges_are_locked_the_score_covers_seven_days_as_in_the_results(): void {
		$nps = $this->scored();
		$this->respond( $nps, array( 5, 1 ), '2026-11-14T10:00:00Z' );
		$this->respond( $nps, array( 5, 10 ), '2026-11-15T10:00:00Z' );
		Plugin::get( ResponseProcessor::class )->run();
		self::assertSame( array( $nps->id => 0 ), $this->scores() );

		$this->withPlan( Plan::LITE );

		self::assertSame( array( $nps->id => 100 ), $this->scores() );
		self::assertSame( 100, $this->request( 'GET', "surveys/$nps->id/results" )->at( 'nps_overview.nps' ) );
	}

	public function test_an_editor_sees_the_audience_but_no_activity(): void {
		$this->aSurvey();
		$this->asRoleWith( Permission::EDIT );

		$item = (array) $this->listed()->at( 'items.0' );

		self::assertArrayHasKey( 'audience', $item );
		self::assertArrayNotHasKey( 'activity', $item );
	}

	public function test_audience_and_activity_are_included_only_on_request(): void {
		$this->aSurvey();

		$item = (array) $this->request( 'GET', 'surveys' )->at( 'items.0' );

		self::assertSame( array(), array_intersect( array( 'audience', 'activity', 'settings', 'questions' ), array_keys( $item ) ) );
		self::assertArrayNotHasKey( 'settings', (array) $this->listed()->at( 'items.0' ) );
	}

	/**
	 * @dataProvider audiences
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $expected
	 */
	public function test_the_audience_is_summarized( array $settings, array $expected ): void {
		$this->aSurvey( array( 'settings' => $settings, 'status' => 'draft' ) );

		self::assertEquals( $expected, $this->listed()->at( 'items.0.audience' ) );
	}

	/** @return array<string, array{array<string, mixed>, array<string, mixed>}> */
	public static function audiences(): array {
		$everywhere = array(
			'pages'      => 'all',
			'page_rules' => 0,
			'devices'    => array( 'desktop', 'tablet', 'mobile' ),
			'countries'  => null,
			'for_team'   => false,
		);
		$rule       = array( 'logic' => 'page_url_contains', 'operator' => '||', 'data' => 'pens' );
		$countries  = array( 'AT', 'DE' );
		return array(
			'everywhere'                  => array( array(), $everywhere ),
			'on two kinds of pages'       => array(
				array( 'targeting' => array( 'pages' => 'select', 'page_rules' => array( $rule, $rule ) ) ),
				array( 'pages' => 'select', 'page_rules' => 2 ) + $everywhere,
			),
			'rules that are not in force' => array(
				array(
					'targeting'     => array( 'pages' => 'all', 'page_rules' => array( $rule ) ),
					'geo_targeting' => array( 'target' => 'all', 'countries' => $countries ),
				),
				$everywhere,
			),
			'on phones, in two countries' => array(
				array(
					'targeting'     => array( 'devices' => array( 'mobile' ) ),
					'geo_targeting' => array( 'target' => 'select', 'countries' => $countries ),
				),
				array( 'devices' => array( 'mobile' ), 'countries' => 2 ) + $everywhere,
			),
			'nowhere yet'                 => array(
				array( 'targeting' => array( 'pages' => 'select', 'page_rules' => array() ) ),
				array( 'pages' => 'select' ) + $everywhere,
			),
			'for nobody yet'              => array(
				array( 'geo_targeting' => array( 'target' => 'select', 'countries' => array() ) ),
				array( 'countries' => 0 ) + $everywhere,
			),
		);
	}

	public function test_twenty_surveys_take_as_many_queries_as_one_and_one_query_has_all_numbers(): void {
		$this->scored();
		$this->listed(); // Reads what every first request reads.
		$queries = new SentQueries();
		$queries->listen();
		$this->listed( 'per_page=100' );
		$one = count( $queries->ours() );
		foreach ( range( 1, 19 ) as $number ) {
			$isScored = 0 === $number % 2;
			$this->respond( $isScored ? $this->scored() : $this->aSurvey(), $isScored ? array( 5, 9 ) : array( 'Yes' ) );
		}
		$queries->forget();

		self::assertCount( 20, $this->listed( 'per_page=100' )->items( 'items' ) );

		self::assertCount( $one, $queries->ours() );
		self::assertCount( 1, (array) preg_grep( '/uf_daily/', $queries->ours() ) );
		self::assertSame( array(), preg_grep( '/FROM \S*uf_responses(?! WHERE counted = 0)/', $queries->ours() ) );
	}

	/** Returns an NPS survey with an earlier question whose answers are also numbers. */
	private function scored(): Survey {
		return $this->aSurvey(
			array(
				'type'      => 'nps',
				'questions' => array(
					self::aQuestion( 'star-rating' ),
					self::aQuestion( 'nps', array( 'settings' => array( 'comment_box' => true ) ) ),
				),
			)
		);
	}

	/** @return array<int|string, mixed> */
	private function activity(): array {
		return $this->listed()->column( 'items', 'activity', 'id' );
	}

	/** @return array<int|string, mixed> */
	private function scores(): array {
		return array_map( static fn( mixed $activity ): mixed => is_array( $activity ) ? $activity['nps'] : 'none', $this->activity() );
	}

	private function listed( string $query = '' ): RestAnswer {
		$answer = $this->request( 'GET', "surveys?select[]=audience&select[]=activity&$query" );
		$this->assertStatus( 200, $answer );
		return $answer;
	}
}
