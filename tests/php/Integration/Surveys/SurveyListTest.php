<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;

final class SurveyListTest extends RestTestCase {

	private const NOW = '2026-11-21T10:00:00Z';

	/** @var array<string, Survey> */
	private array $made = array();

	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Db::class )->write( 'DELETE FROM {surveys}' );
		$this->stopClockAt( self::NOW );
		foreach ( array(
			'live'      => array( 'title' => 'Banana 100%' ),
			'begun'     => array( 'title' => 'cherry_pie', 'publish_at' => self::NOW ),
			'scheduled' => array( 'title' => 'Apple', 'publish_at' => '2026-11-21T10:00:01Z' ),
			'draft'     => array( 'title' => 'Date 1000', 'status' => 'draft', 'publish_at' => '2026-12-01T00:00:00Z' ),
			'trash'     => array( 'title' => 'Elder', 'status' => 'trash' ),
		) as $name => $survey ) {
			$this->made[ $name ] = $this->aSurvey( $survey );
		}
		$this->asRoleWith( Permission::VIEW );
	}

	public function test_the_list_shows_the_newest_first_and_excludes_the_trash(): void {
		$list = $this->request( 'GET', 'surveys' );

		self::assertSame( array( 'draft', 'scheduled', 'begun', 'live' ), $this->shown( $list ) );
		self::assertSame( array( 'page' => 1, 'pages' => 1, 'per_page' => 10, 'total' => 4 ), $list->at( 'pagination' ) );
		self::assertSame( array( '4', '1' ), array( $list->headers['X-WP-Total'], $list->headers['X-WP-TotalPages'] ) );
	}

	/**
	 * @dataProvider filters
	 * @param list<string> $names
	 */
	public function test_each_filter_lists_as_many_surveys_as_its_count( string $status, array $names ): void {
		$list   = $this->request( 'GET', 'surveys', 'all' === $status ? array() : array( 'filter' => array( 'status' => $status ) ) );
		$counts = $list->column( 'status_filters', 'count', 'status' );

		self::assertSame( array( 'all', 'publish', 'scheduled', 'draft', 'trash' ), array_keys( $counts ) );
		self::assertSame( $names, $this->shown( $list ) );
		self::assertSame( count( $names ), $counts[ $status ] );
	}

	/** @return array<string, array{string, list<string>}> */
	public static function filters(): array {
		return array(
			'all'       => array( 'all', array( 'draft', 'scheduled', 'begun', 'live' ) ),
			'published' => array( 'publish', array( 'begun', 'live' ) ),
			'scheduled' => array( 'scheduled', array( 'scheduled' ) ),
			'draft'     => array( 'draft', array( 'draft' ) ),
			'trash'     => array( 'trash', array( 'trash' ) ),
		);
	}

	public function test_search_treats_wildcards_as_plain_characters(): void {
		self::assertSame( array( 'live' ), $this->shown( $this->request( 'GET', 'surveys', array( 'search' => '100%' ) ) ) );
		self::assertSame( array( 'begun' ), $this->shown( $this->request( 'GET', 'surveys', array( 'search' => 'y_p' ) ) ) );
		self::assertSame( array(), $this->shown( $this->request( 'GET', 'surveys', array( 'search' => "' OR 1=1 -- " ) ) ) );
	}

	public function test_the_list_can_be_sorted_by_any_column(): void {
		$this->answered( 'live', 5 );
		$this->answered( 'scheduled', 2 );
		$this->answered( 'begun', 0 ); // It was only seen, so it counts like the unseen one.
		$ordered = fn( string $column, string $order ): array => $this->shown(
			$this->request( 'GET', 'surveys', array( 'orderby' => $column, 'order' => $order ) )
		);

		self::assertSame( array( 'scheduled', 'live', 'begun', 'draft' ), $ordered( 'title', 'asc' ) );
		self::assertSame( array( 'live', 'scheduled', 'draft', 'begun' ), $ordered( 'responses_count', 'desc' ) );
		self::assertSame( array( 'draft', 'scheduled', 'begun', 'live' ), $ordered( 'publish_at', 'desc' ) );
		self::assertSame( array( 'live', 'begun', 'scheduled', 'draft' ), $ordered( 'id', 'asc' ) );
		self::assertSame( array( 'draft', 'live', 'begun', 'scheduled' ), $ordered( 'status', 'asc' ) );
		self::assertSame( array( 'live', 'begun', 'scheduled', 'draft' ), $ordered( 'created_at', 'asc' ) );
	}

	public function test_each_row_has_its_number_of_responses(): void {
		$this->answered( 'live', 5 );
		$this->answered( 'live', 2, 7 );

		$counts = $this->request( 'GET', 'surveys' )->column( 'items', 'responses_count', 'id' );

		self::assertSame( 7, $counts[ $this->made['live']->id ] );
		self::assertSame( 0, $counts[ $this->made['draft']->id ] );
		self::assertSame( 7, $this->request( 'GET', 'surveys/' . $this->made['live']->id )->at( 'responses_count' ) );
	}

	public function test_pages_follow_each_other_without_gaps(): void {
		$pages = array();
		foreach ( array( 1, 2, 3, 4 ) as $page ) {
			$pages[] = $this->shown(
				$this->request( 'GET', 'surveys', array( 'per_page' => 2, 'page' => $page, 'orderby' => 'created_at' ) )
			);
		}
		self::assertSame( array( array( 'draft', 'scheduled' ), array( 'begun', 'live' ), array(), array() ), $pages );
	}

	public function test_one_request_can_list_up_to_a_thousand_surveys(): void {
		for ( $made = 4; $made < 1000; $made *= 2 ) {
			Plugin::get( Db::class )->write(
				'INSERT INTO {surveys} (title, status, type, questions, settings, notifications, template, version, created_at)
					SELECT title, %s, type, questions, settings, notifications, template, version, created_at
					FROM {surveys} ORDER BY id LIMIT %d',
				array( 'draft', min( $made, 1000 - $made ) )
			);
		}
		self::assertCount( 1000, $this->request( 'GET', 'surveys?per_page=-1' )->items( 'items' ) );

		$this->aSurvey();

		$this->assertInvalid(
			$this->request( 'GET', 'surveys?per_page=-1' ),
			'per_page',
			'There are more than 1,000 surveys, too many for one list. Request them page by page.'
		);
	}

	public function test_all_surveys_can_be_listed_in_one_request(): void {
		$list = $this->request( 'GET', 'surveys', array( 'per_page' => -1 ) );

		self::assertCount( 4, $this->shown( $list ) );
		self::assertSame( 1, $list->at( 'pagination.pages' ) );
	}

	public function test_questions_are_included_only_on_request(): void {
		self::assertArrayNotHasKey( 'questions', (array) $this->request( 'GET', 'surveys' )->at( 'items.0' ) );

		$list = $this->request( 'GET', 'surveys', array( 'select' => array( 'title', 'questions' ) ) );

		self::assertSame( 'radio-button', $list->at( 'items.0.questions.0.type' ) );
		self::assertArrayNotHasKey( 'settings', (array) $list->at( 'items.0' ) );
	}

	/**
	 * @dataProvider refusedQueries
	 * @param array<string, mixed> $query
	 */
	public function test_an_unknown_list_parameter_is_refused( array $query, string $path ): void {
		$this->assertInvalid( $this->request( 'GET', 'surveys', $query ), $path );
	}

	/** @return array<string, array{array<string, mixed>, string}> */
	public static function refusedQueries(): array {
		return array(
			'a column'          => array( array( 'orderby' => 'version' ), 'orderby' ),
			'an injection'      => array( array( 'orderby' => 'id; DROP TABLE wp_users' ), 'orderby' ),
			'an order'          => array( array( 'order' => 'desc, (SELECT 1)' ), 'order' ),
			'a page of nothing' => array( array( 'per_page' => 0 ), 'per_page' ),
			'too large a page'  => array( array( 'per_page' => 101 ), 'per_page' ),
			'page nought'       => array( array( 'page' => 0 ), 'page' ),
			'a status'          => array( array( 'filter' => array( 'status' => 'private' ) ), 'filter.status' ),
			'a filter as text'  => array( array( 'filter' => 'publish' ), 'filter' ),
			'a selection'       => array( array( 'select' => array( 'password' ) ), 'select[0]' ),
		);
	}

	public function test_a_damaged_row_does_not_break_the_list(): void {
		Plugin::get( Db::class )->write(
			'UPDATE {surveys} SET questions = %s, settings = %s, type = %s WHERE id = %d',
			array( '{"a":[1,null]', 'x', 'poll', $this->made['live']->id )
		);
		Plugin::get( Db::class )->write(
			'UPDATE {surveys} SET questions = %s WHERE id = %d',
			array( '[{"id":"x","title":"Of a later version","type":"of-later"},5]', $this->made['begun']->id )
		);

		$list = $this->request( 'GET', 'surveys', array( 'select' => array( 'questions', 'settings' ), 'order' => 'asc' ) );

		self::assertSame( array( array(), array() ), array( $list->at( 'items.0.questions' ), $list->at( 'items.1.questions' ) ) );
		$this->assertStatus( 200, $this->request( 'GET', 'surveys/' . $this->made['live']->id ) );
	}

	private function answered( string $name, int $times, int $slot = 0 ): void {
		Plugin::get( Db::class )->write(
			'INSERT INTO {daily} (survey_id, day, slot, responses) VALUES (%d, %s, %d, %d)',
			array( $this->made[ $name ]->id, '2026-11-20', $slot, $times )
		);
	}

	/** @return list<string> names of the surveys in the response, in order. */
	private function shown( RestAnswer $list ): array {
		$this->assertStatus( 200, $list );
		$names = array_map( static fn( Survey $survey ): int => $survey->id, $this->made );
		return array_map(
			static fn( mixed $id ): string => (string) array_search( $id, $names, true ),
			array_values( $list->column( 'items', 'id' ) )
		);
	}
}
