<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/**
 * Reads each list while its responses are pending and after they are counted; both must be the same.
 *
 * @group smoke
 */
final class ResponseListTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->asRoleWith( Permission::VIEW, Permission::DELETE );
	}

	public function test_a_survey_without_responses_has_an_empty_list(): void {
		$list = $this->list( $this->aSurvey() );

		self::assertSame( array(), $list->items( 'items' ) );
		self::assertSame( array( 'page' => 1, 'pages' => 0, 'per_page' => 10, 'total' => 0 ), $list->items( 'pagination' ) );
		self::assertSame(
			array( 'all' => 0, 'publish' => 0, 'trash' => 0, 'spam' => 0, 'over_limit' => 0, 'partial' => 0 ),
			$list->column( 'status_filters', 'count', 'status' )
		);
	}

	public function test_a_row_has_everything_the_list_shows(): void {
		$survey = $this->aSurvey();
		$id     = $this->respond( $survey, array( 'Yes' ), '2026-11-20T23:30:00Z' );

		self::assertSame(
			array(
				'first_answer'   => 'Yes',
				'preview'        => 'Yes',
				'id'             => $id,
				'title'          => "Response #$id",
				'status'         => 'publish',
				'submitted_at'   => '2026-11-20T23:30:00+00:00',
				'page_submitted' => array( 'url' => null, 'is_own' => false, 'id' => 2, 'name' => 'Prices' ),
			),
			$this->list( $survey )->at( 'items.0' )
		);
	}

	public function test_search_covers_answers_and_options_including_the_trash_in_every_edition(): void {
		$survey  = $this->aSurvey(
			array(
				'questions' => array(
					array(
						'type'   => 'radio-button',
						'title'  => 'Which?',
						'config' => array( 'options' => array( 'Grüne Tinte', 'Paper' ) ),
					),
					array( 'type' => 'text', 'title' => 'Why?' ),
				),
			)
		);
		$chosen  = $this->respond( $survey, array( 'Grüne Tinte', 'No reason' ), '2026-11-18T10:00:00Z' );
		$typed   = $this->respond( $survey, array( 'Paper', 'I ran out of GRUNE ink' ), '2026-11-19T10:00:00Z' );
		$trashed = $this->respond( $survey, array( 'Paper', 'grune once more' ), '2026-11-20T10:00:00Z' );
		$other   = $this->respond( $survey, array( 'Paper', 'Nothing' ), '2026-11-21T10:00:00Z' );

		foreach ( array( 'waiting', 'counted' ) as $state ) {
			if ( 'counted' === $state ) {
				Plugin::get( ResponseProcessor::class )->run();
				$this->trash( $survey, $trashed );
			}
			self::assertSame( array( $trashed, $typed, $chosen ), $this->ids( $this->list( $survey, '?search=gr%C3%BCne' ) ), $state );
			self::assertSame( array(), $this->ids( $this->list( $survey, '?search=nowhere' ) ), $state );
			self::assertContains( $other, $this->ids( $this->list( $survey, '?search=%20' ) ), $state );
		}
		$this->withPlan( Plan::LITE );
		self::assertSame( 'Paper · I ran out of GRUNE ink', $this->list( $survey, '?search=ran+out' )->at( 'items.0.preview' ) );
	}

	public function test_the_newest_responses_are_first_by_default(): void {
		$survey = $this->aSurvey();
		$middle = $this->respond( $survey, array( 'Yes' ), '2026-11-20T10:00:00Z' );
		$twin   = $this->respond( $survey, array( 'Yes' ), '2026-11-20T10:00:00Z' );
		$newest = $this->respond( $survey, array( 'Yes' ), '2026-11-21T10:00:00Z' );
		$oldest = $this->respond( $survey, array( 'Yes' ), '2025-01-01T10:00:00Z' );

		self::assertSame( array( $newest, $twin, $middle, $oldest ), $this->ids( $this->list( $survey ) ) );
		self::assertSame( array( $oldest, $middle, $twin, $newest ), $this->ids( $this->list( $survey, '?order=asc' ) ) );
	}

	public function test_each_page_shows_its_rows_without_gaps_or_duplicates(): void {
		$survey = $this->aSurvey();
		$ids    = $this->many( $survey, 47 );
		$this->trash( $survey, ...array_slice( $ids, 5, 9 ) );

		foreach ( array( 'desc', 'asc' ) as $order ) {
			foreach ( array( '', 'publish', 'trash' ) as $status ) {
				$query = "order=$order" . ( '' === $status ? '' : "&filter[status]=$status" );
				$whole = $this->ids( $this->list( $survey, "?$query&per_page=-1" ) );
				$read  = array();
				for ( $page = 1; $page <= 8; ++$page ) {
					array_push( $read, ...$this->ids( $this->list( $survey, "?$query&per_page=7&page=$page" ) ) );
				}
				self::assertSame( $whole, $read, $query );
				self::assertCount( array( '' => 47, 'publish' => 38, 'trash' => 9 )[ $status ], $whole, $query );
			}
		}
	}

	public function test_a_page_beyond_the_last_is_empty_and_has_the_total(): void {
		$survey = $this->aSurvey();
		$this->many( $survey, 12 );

		$list = $this->list( $survey, '?page=1000000&per_page=100' );

		self::assertSame( array(), $list->items( 'items' ) );
		self::assertSame( array( 12, 1 ), array( $list->at( 'pagination.total' ), $list->at( 'pagination.pages' ) ) );
		self::assertSame( array( '12', '1' ), array( $list->headers['X-WP-Total'], $list->headers['X-WP-TotalPages'] ) );
	}

	public function test_published_and_trashed_responses_are_listed_together_and_counted_separately(): void {
		$survey = $this->aSurvey();
		$ids    = $this->many( $survey, 5 );
		$this->trash( $survey, $ids[1], $ids[3] );

		$list = $this->list( $survey );

		self::assertCount( 5, $list->items( 'items' ) );
		self::assertSame(
			array( 'all' => 5, 'publish' => 3, 'trash' => 2, 'spam' => 0, 'over_limit' => 0, 'partial' => 0 ),
			$list->column( 'status_filters', 'count', 'status' )
		);
		self::assertSame( 5, $list->at( 'pagination.total' ) );
		self::assertEqualsCanonicalizing( array( $ids[1], $ids[3] ), $this->ids( $this->list( $survey, '?filter[status]=trash' ) ) );
		self::assertSame( 3, $this->list( $survey, '?filter[status]=publish' )->at( 'pagination.total' ) );
	}

	public function test_spam_is_listed_only_on_request(): void {
		$survey = $this->aSurvey();
		$ids    = $this->many( $survey, 3 );
		Plugin::get( Db::class )->write( 'UPDATE {responses} SET status = %s WHERE id = %d', array( 'spam', $ids[1] ) );

		$list = $this->list( $survey );

		self::assertSame( array( $ids[2], $ids[0] ), $this->ids( $list ) );
		self::assertSame(
			array( 'all' => 2, 'publish' => 2, 'trash' => 0, 'spam' => 1, 'over_limit' => 0, 'partial' => 0 ),
			$list->column( 'status_filters', 'count', 'status' )
		);
		self::assertSame( array( $ids[1] ), $this->ids( $this->list( $survey, '?filter[status]=spam' ) ) );
	}

	/** A list sorted only by time would then have days that its daily counts lack. */
	public function test_the_list_stays_complete_after_a_change_of_the_time_zone(): void {
		$survey = $this->aSurvey();
		update_option( 'timezone_string', 'Pacific/Auckland' );
		$first = $this->respond( $survey, array( 'Yes' ), '2026-11-19T20:00:00Z' ); // The 20th there.
		update_option( 'timezone_string', 'America/New_York' );
		$second = $this->respond( $survey, array( 'Yes' ), '2026-11-20T02:00:00Z' ); // The 19th there.

		self::assertSame( array( $first, $second ), $this->ids( $this->list( $survey ) ) );
		self::assertSame( array( $first ), $this->ids( $this->list( $survey, '?per_page=1' ) ) );
		self::assertSame( array( $second ), $this->ids( $this->list( $survey, '?per_page=1&page=2' ) ) );
	}

	public function test_the_list_excludes_other_surveys(): void {
		$survey = $this->aSurvey();
		$this->many( $this->aSurvey(), 3 );

		self::assertSame( 0, $this->list( $survey )->at( 'pagination.total' ) );
	}

	public function test_one_request_can_list_all_responses_of_surveys_with_up_to_a_thousand(): void {
		$survey = $this->aSurvey();
		$first  = $this->many( $survey, 1 )[0];
		for ( $made = 1; $made < 1000; $made *= 2 ) {
			Plugin::get( Db::class )->write(
				'INSERT INTO {responses} (survey_id, token, status, answers, page_name, page_url, submitted_at, day)
					SELECT survey_id, CONCAT(%s, id), status, answers, page_name, page_url, submitted_at, day
					FROM {responses} WHERE survey_id = %d ORDER BY id LIMIT %d',
				array( "copy-$made-", $survey->id, min( $made, 1000 - $made ) )
			);
		}
		self::assertCount( 1000, $this->list( $survey, '?per_page=-1' )->items( 'items' ) );

		$this->respond( $survey, array( 'Yes' ) );

		$this->assertInvalid(
			$this->request( 'GET', "surveys/$survey->id/responses?per_page=-1" ),
			'per_page',
			'This survey has more than 1,000 responses, too many for one list. Request them page by page.'
		);
		self::assertGreaterThan( 0, $first );
	}

	public function test_quick_filters_need_a_plan_and_the_list_does_not(): void {
		$survey = $this->aSurvey();
		$this->many( $survey, 2 );
		$this->withPlan( Plan::LITE );

		$this->assertStatus( 200, $this->request( 'GET', "surveys/$survey->id/responses" ) );
		$refused = $this->request( 'GET', "surveys/$survey->id/responses?filter[status]=publish" );
		$this->assertStatus( 403, $refused );
		self::assertSame( array( 'feature' => 'quick-filters', 'plan' => 'pro' ), $refused->items( 'data.upgrade' ) );
	}

	/** @dataProvider impossible */
	public function test_an_invalid_request_is_refused_by_name( string $query, string $field ): void {
		$survey = $this->aSurvey();

		$this->assertInvalid( $this->request( 'GET', "surveys/$survey->id/responses?$query" ), $field );
	}

	/** @return iterable<string, array{string, string}> */
	public static function impossible(): iterable {
		yield 'pages of nothing' => array( 'per_page=0', 'per_page' );
		yield 'page zero' => array( 'page=0', 'page' );
		yield 'too many' => array( 'per_page=101', 'per_page' );
		yield 'an order by something else' => array( 'orderby=answers', 'orderby' );
		yield 'another status' => array( 'filter[status]=draft', 'filter.status' );
	}

	public function test_a_survey_that_does_not_exist_has_no_list(): void {
		$this->assertNotFound( $this->request( 'GET', 'surveys/999999/responses' ) );
	}

	private function list( Survey $survey, string $query = '' ): RestAnswer {
		$waiting = $this->request( 'GET', "surveys/$survey->id/responses$query" );
		$this->assertStatus( 200, $waiting );
		Plugin::get( ResponseProcessor::class )->run();
		$counted = $this->request( 'GET', "surveys/$survey->id/responses$query" );

		self::assertSame( $counted->body, $waiting->body );
		return $counted;
	}

	/** @return list<mixed> */
	private function ids( RestAnswer $list ): array {
		return array_values( $list->column( 'items', 'id' ) );
	}

	/** @return list<int> ids of that many responses over a few days, in the order they arrived. */
	private function many( Survey $survey, int $many ): array {
		$ids = array();
		for ( $i = 0; $i < $many; ++$i ) {
			$ids[] = $this->respond( $survey, array( 'Yes' ), sprintf( '2026-11-%02dT10:00:%02dZ', 1 + intdiv( $i, 6 ), $i % 4 ) );
		}
		return $ids;
	}

	private function trash( Survey $survey, int ...$ids ): void {
		$this->assertStatus( 200, $this->request( 'POST', "surveys/$survey->id/responses/trash", array( 'response_ids' => $ids ) ) );
	}
}
