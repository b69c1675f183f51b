<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Code\SentQueries;
use UserFeedback\Tests\Support\Made\Responding;
use wpdb;

/**
 * The number of rows that the database reads for a page of the list. The rollup is read completely, so one part grows with the
 * number of days; beyond that, a page may read its own rows and those of its day, but no others.
 *
 * @group mariadb
 */
final class ResponseListCostTest extends RestTestCase {

	use Responding;

	private const DAYS    = 100;
	private const OF_DAY  = 256;
	private const FEW     = 8;
	private const TRASHED = 4; // Per day.

	/** Rollup rows into and out of the temporary table, and half a day likewise, with a margin for the page's own rows. */
	private const MOST_READ = 2 * self::DAYS + 2 * self::OF_DAY;

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Permission::VIEW );
	}

	/** @dataProvider lists */
	public function test_later_pages_of_the_list_read_no_more_rows_than_earlier_ones(
		string $query,
		bool $withPublished,
		bool $withTrash
	): void {
		$survey = $this->answered();
		$rows   = self::DAYS * ( ( $withPublished ? self::OF_DAY - self::TRASHED : 0 ) + ( $withTrash ? self::TRASHED : 0 ) );
		$pages  = intdiv( $rows + 9, 10 );
		$read   = array();
		foreach ( array( 1, intdiv( $pages, 2 ), $pages ) as $page ) {
			$read[ $page ] = $this->rowsRead( "surveys/$survey->id/responses?$query&page=$page", min( 10, $rows - 10 * ( $page - 1 ) ) );
		}
		self::assertLessThan( self::MOST_READ, max( $read ), (string) wp_json_encode( $read ) );
	}

	/** @return iterable<string, array{string, bool, bool}> */
	public static function lists(): iterable {
		yield 'newest first' => array( 'order=desc', true, true );
		yield 'oldest first' => array( 'order=asc', true, true );
		yield 'published ones' => array( 'filter[status]=publish', true, false );
		yield 'the trash' => array( 'filter[status]=trash', false, true );
	}

	public function test_a_single_response_reads_the_same_number_of_rows_at_any_position(): void {
		$survey = $this->answered();
		$rows   = self::DAYS * self::OF_DAY;
		foreach ( array( 0, intdiv( $rows, 2 ), $rows - 1 ) as $place ) {
			$id = (int) Plugin::get( Db::class )->value(
				'SELECT id FROM {responses} WHERE survey_id = %d ORDER BY day DESC, submitted_at DESC, id DESC LIMIT 1 OFFSET %d',
				array( $survey->id, $place )
			);

			self::assertLessThan( self::MOST_READ, $this->rowsRead( "surveys/$survey->id/responses/$id", null, $place + 1 ) );
		}
	}

	public function test_the_list_counts_only_rows_that_no_total_has(): void {
		$survey = $this->aSurvey();
		$this->fill( $survey, self::FEW );
		$queries = new SentQueries();
		$queries->listen();
		$this->request( 'GET', "surveys/$survey->id/responses?page=7" );

		$counts = array_filter(
			$queries->ours(),
			static fn( string $sql ): bool => str_contains( $sql, 'COUNT(' )
				&& ! str_contains( $sql, 'WHERE counted = 0' )
				&& ! str_contains( $sql, "status IN ('spam', 'over_limit', 'partial') GROUP BY status, day" )
		);
		self::assertSame( array(), array_values( $counts ) );
		self::assertLessThanOrEqual( 12, count( $queries->ours() ) );
	}

	/**
	 * @param int|null $items how many items the answer must have, if it is a list.
	 * @param int|null $position the position it must have, if it is one response.
	 */
	private function rowsRead( string $path, ?int $items, ?int $position = null ): int {
		wp_cache_flush();
		$before = $this->handlerReads();
		$answer = $this->request( 'GET', $path );
		$read   = $this->handlerReads() - $before;

		$this->assertStatus( 200, $answer );
		self::assertSame( $position, $answer->at( 'position' ) );
		self::assertSame( $items, null === $items ? null : count( $answer->items( 'items' ) ) );
		return $read;
	}

	/** Reads MariaDB's counters of this connection. */
	private function handlerReads(): int {
		/** @var wpdb $wpdb */
		$wpdb = $GLOBALS['wpdb'];
		return (int) array_sum( array_map( 'intval', $wpdb->get_col( "SHOW SESSION STATUS LIKE 'Handler_read%'", 1 ) ) );
	}

	/** On a site with other surveys. */
	private function answered(): Survey {
		$survey = $this->aSurvey();
		$this->fill( $this->aSurvey(), self::FEW );
		$this->fill( $survey, self::OF_DAY );
		$this->fill( $this->aSurvey(), self::FEW );
		return $survey;
	}

	private function fill( Survey $survey, int $ofDay ): void {
		$db = Plugin::get( Db::class );
		for ( $day = 0; $day < self::DAYS; ++$day ) {
			$date = gmdate( 'Y-m-d', (int) strtotime( "2026-05-01 +$day days UTC" ) );
			$db->write(
				'INSERT INTO {daily} (survey_id, day, slot, responses, trashed) VALUES (%d, %s, 0, %d, %d)',
				array( $survey->id, $date, $ofDay - self::TRASHED, self::TRASHED )
			);
			foreach ( array_chunk( range( 1, $ofDay ), 250 ) as $some ) {
				$values = array();
				foreach ( $some as $number ) {
					$trashed = $number <= self::TRASHED;
					array_push(
						$values,
						$survey->id,
						"$survey->id-$day-$number",
						$trashed ? 'trash' : 'publish',
						$trashed ? 2 : 1,
						'[]',
						'',
						'',
						sprintf( '%s 10:%02d:00', $date, $number % 60 ),
						$date
					);
				}
				$places = implode( ', ', array_fill( 0, count( $some ), '(%d, %s, %s, %d, %s, %s, %s, %s, %s)' ) );
				$db->write(
					"INSERT INTO {responses} (survey_id, token, status, counted, answers, page_name, page_url, submitted_at, day)
						VALUES $places",
					$values
				);
			}
		}
	}
}
