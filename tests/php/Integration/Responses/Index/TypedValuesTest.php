<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Index;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Index\Bitmaps\BitmapIndexer;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Any number or date is a possible answer, so neither filters nor results know the values in advance. */
final class TypedValuesTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES );
		$this->asRoleWith( Permission::VIEW );
	}

	public function test_results_have_each_number_and_their_spread(): void {
		$survey = $this->answered( array( 7, -12, 7, 1_000_000_000, null ) );

		$stats = $this->request( 'GET', "surveys/$survey->id/results" )->items( 'question_stats' )[0];

		self::assertIsArray( $stats );
		self::assertSame( array( -12 => 1, 7 => 2, 1_000_000_000 => 1 ), array_column( (array) $stats['options'], 'count', 'value' ) );
		self::assertEquals( array( 'median' => 7, 'lowest' => -12, 'highest' => 1_000_000_000 ), $stats['spread'] );
		self::assertSame( array( 4, 1 ), array( $stats['total_answers'], $stats['skipped'] ) );
		self::assertArrayNotHasKey( 'ranges', $stats );
		self::assertArrayNotHasKey( 'others', $stats );
	}

	public function test_results_list_the_100_most_frequent_numbers(): void {
		$survey = $this->answered( array( ...range( 1, 103 ), 50, 103 ) );

		$stats = $this->request( 'GET', "surveys/$survey->id/results" )->items( 'question_stats' )[0];

		self::assertIsArray( $stats );
		$counts = array_column( (array) $stats['options'], 'count', 'value' );
		self::assertSame( array( 100, 2, 2, 3 ), array( count( $counts ), $counts[50], $counts[103], $stats['others'] ) );
		self::assertSame( 105, array_sum( array_column( (array) $stats['ranges'], 'count' ) ) );
		self::assertLessThanOrEqual( 10, count( (array) $stats['ranges'] ) );
		self::assertEquals( array( 'median' => 52, 'lowest' => 1, 'highest' => 103 ), $stats['spread'] );
	}

	public function test_a_range_finds_all_numbers_in_it_indexed_or_not(): void {
		$survey = $this->answered( array( 7, -12, 100, null, 3_000 ) );
		$wanted = array(
			array( array( 'min' => 0, 'max' => 100 ), 2 ),
			array( array( 'min' => 8 ), 2 ),
			array( array( 'max' => -1 ), 1 ),
			array( array(), 4 ),
			array( array( 'min' => 7, 'max' => 7 ), 1 ),
			array( array( 'min' => 101, 'max' => 2_999 ), 0 ),
		);
		foreach ( array( false, true ) as $isIndexed ) {
			if ( $isIndexed ) {
				Plugin::get( ResponseProcessor::class )->run();
				Plugin::get( BitmapIndexer::class )->survey( $survey->id, 9.0, 0 );
			}
			foreach ( $wanted as list( $range, $count ) ) {
				$condition = array( 'question_id' => $survey->questions[0]->id, 'is' => 'between' ) + $range;
				$query     = array( 'filter' => array( 'answers' => array( $condition ) ) );
				$said      = (string) wp_json_encode( array( $isIndexed, $range ) );
				$results   = $this->request( 'GET', "surveys/$survey->id/results", $query );
				$list      = $this->request( 'GET', "surveys/$survey->id/responses", $query );
				self::assertSame( $count, $results->at( 'range_responses_count' ), $said );
				self::assertSame( $count, $list->at( 'pagination.total' ), $said );
			}
		}
	}

	public function test_a_range_the_wrong_way_round_is_refused_and_tables_of_numbers_too(): void {
		$survey    = $this->answered( array( 7 ) );
		$condition = array( 'question_id' => $survey->questions[0]->id, 'is' => 'between', 'min' => 5, 'max' => 4 );
		$this->assertInvalid(
			$this->request( 'GET', "surveys/$survey->id/results", array( 'filter' => array( 'answers' => array( $condition ) ) ) ),
			'filter.answers[0].min'
		);
		$this->assertInvalid(
			$this->request( 'GET', "surveys/$survey->id/cross", array( 'rows' => 'device', 'columns' => $survey->questions[0]->id ) ),
			'columns'
		);
	}

	public function test_results_and_filters_have_dates_in_order(): void {
		$survey = $this->answered( array( '2026-03-14', '1999-12-31', '2026-03-14', null, '2026-04-01' ), 'date' );
		$stats  = $this->request( 'GET', "surveys/$survey->id/results" )->items( 'question_stats' )[0];

		self::assertIsArray( $stats );
		self::assertSame(
			array( '1999-12-31' => 1, '2026-03-14' => 2, '2026-04-01' => 1 ),
			array_column( (array) $stats['options'], 'count', 'value' )
		);
		self::assertEquals( array( 'earliest' => '1999-12-31', 'median' => '2026-03-14', 'latest' => '2026-04-01' ), $stats['dates'] );
		$wanted = array(
			array( array( 'from' => '2026-03-14', 'to' => '2026-03-31' ), 2 ),
			array( array( 'from' => '2026-03-15' ), 1 ),
			array( array( 'to' => '2026-01-01' ), 1 ),
			array( array(), 4 ),
		);
		foreach ( array( false, true ) as $isIndexed ) {
			if ( $isIndexed ) {
				Plugin::get( ResponseProcessor::class )->run();
				Plugin::get( BitmapIndexer::class )->survey( $survey->id, 9.0, 0 );
			}
			foreach ( $wanted as list( $range, $count ) ) {
				$condition = array( 'question_id' => $survey->questions[0]->id, 'is' => 'between' ) + $range;
				$query     = array( 'filter' => array( 'answers' => array( $condition ) ) );
				$results   = $this->request( 'GET', "surveys/$survey->id/results", $query );
				self::assertSame( $count, $results->at( 'range_responses_count' ), (string) wp_json_encode( array( $isIndexed, $range ) ) );
			}
		}
		$condition = array( 'question_id' => $survey->questions[0]->id, 'is' => 'between', 'from' => '2026-02-01', 'to' => '2026-01-01' );
		$this->assertInvalid(
			$this->request( 'GET', "surveys/$survey->id/results", array( 'filter' => array( 'answers' => array( $condition ) ) ) ),
			'filter.answers[0].from'
		);
	}

	/** @param list<int|string|null> $numbers */
	private function answered( array $numbers, string $type = 'number' ): Survey {
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( $type ), self::aQuestion( 'text' ) ) ) );
		foreach ( $numbers as $number ) {
			$this->respond( $survey, array( $number, 'A text' ) );
		}
		return $survey;
	}
}
