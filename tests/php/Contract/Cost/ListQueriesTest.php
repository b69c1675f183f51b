<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Cost;

use UserFeedback\Deliveries\Log\DeliveryShape;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Rest\RouteTable;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\SurveyListShape;
use UserFeedback\Surveys\SurveyShape;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Code\SentQueries;
use UserFeedback\Tests\Support\Hostile\Sample;
use wpdb;

/**
 * Checks the database's query plans for each list, on a site with years of data: no query may scan a full table that grows with
 * visitors.
 *
 * @group mariadb
 */
final class ListQueriesTest extends RestTestCase {

	private const SURVEYS = 2000;

	/** Rows from which a query counts as a full scan. */
	private const MANY = 1500;

	/**
	 * Accepted queries, by a pattern in the SQL.
	 *
	 * People create surveys by hand: a site with two thousand of them created one a day for five years, and reading them takes
	 * a few milliseconds. So their table may be fully scanned for sorting, searching, or the counts of the filters. The same
	 * goes for posts; a rated post has one row.
	 */
	private const ACCEPTED = array(
		'uf_surveys'       => '/\b(ORDER BY|COUNT\(\*\)|SUM\(|LIKE)/',
		'uf_rating_posts'  => '/\b(ORDER BY|COUNT\(\*\)|SUM\()/',
		'uf_heatmap_pages' => '/\bUNION ALL\b/', // One row per page of the site, however many views it has.
	);

	private SentQueries $queries;

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Permission::EDIT, Permission::VIEW, Permission::DELETE, Permission::SETTINGS );
		$this->withPlan( Plan::ELITE, Addon::BEHAVIOR, Addon::POST_RATINGS, Addon::HEATMAPS );
		$this->queries = new SentQueries();
		$this->queries->listen();
	}

	public function test_no_list_scans_a_full_table_that_grows_with_use(): void {
		$id     = $this->fill();
		$walked = 0;
		foreach ( $this->lists( $id ) as $path => $query ) {
			wp_cache_flush();
			$this->queries->forget();
			$this->assertStatus( 200, $this->request( 'GET', $path, array() === $query ? null : $query ) );
			foreach ( $this->queries->ours() as $sql ) {
				++$walked;
				self::assertSame( array(), $this->readsWhole( $sql ), $path . '?' . http_build_query( $query ) . "\n$sql" );
			}
		}
		self::assertGreaterThan( 100, $walked );
	}

	/**
	 * @return iterable<string, array<string, mixed>> path to query; of responses the first, a middle and the last page;
	 *                                                of surveys every order with every filter, with and without a
	 *                                                search.
	 */
	private function lists( int $id ): iterable {
		foreach ( RouteTable::all() as $route ) {
			// A prepared file is found by its key, and folders come from Google.
			$apart = array( 'surveys', 'exports/{id}', 'themes/{id}/answers', 'deliveries/{id}', 'google/folders', 'heatmaps/pages/{key}' );
			if ( 'GET' === $route->method && ! in_array( $route->path, $apart, true ) ) {
				yield Sample::path( $route, $id ) => $this->leastOf( $route, $id );
			}
		}
		yield "themes/{$this->theme( $id )}/answers" => array();
		yield from $this->heatmaps();
		yield 'deliveries/' . Plugin::get( Db::class )->value( 'SELECT MAX(id) FROM {jobs}' ) => array();
		foreach ( array( 'all', ...DeliveryShape::STATES ) as $status ) {
			foreach ( array( array(), array( 'channel' => 'email' ), array( 'survey_id' => $id ) ) as $more ) {
				yield 'deliveries' => array( 'filter' => array( 'status' => $status ) + $more );
				yield 'deliveries' => array( 'page' => 20, 'filter' => array( 'status' => $status ) + $more );
			}
		}
		foreach ( array( 'post_title', 'total_ratings', 'average_rating', 'last_rated_at' ) as $orderby ) {
			foreach ( array( 'all', '30' ) as $range ) {
				yield 'post-ratings/results' => compact( 'orderby', 'range' );
				yield 'post-ratings/results' => compact( 'orderby', 'range' ) + array( 'search' => 'a', 'low' => '1', 'page' => 3 );
			}
		}
		yield 'post-ratings/results/' . $this->ratedPost() => array( 'rating' => 1, 'page' => 2 );
		foreach ( array( 'asc', 'desc' ) as $order ) {
			foreach ( array( null, 'publish', 'trash' ) as $status ) {
				foreach ( array( 1, 20, 80 ) as $page ) {
					yield "surveys/$id/responses" => (
						null === $status ? array() : array( 'filter' => array( 'status' => $status ) )
					) + array( 'order' => $order, 'page' => $page );
				}
			}
		}
		foreach ( array( array(), array( 'filter' => array( 'device' => array( 'mobile' ) ) ) ) as $some ) {
			yield "surveys/$id/drop-off" => $some + array( 'from' => '2023-11-14', 'to' => '2026-11-14' );
		}
		$newest = Plugin::get( Db::class )->value( 'SELECT MAX(id) FROM {responses} WHERE survey_id = %d', array( $id ) );
		foreach ( array( array( 'status' => 'publish' ), array( 'device' => array( 'mobile' ) ) ) as $filter ) {
			yield "surveys/$id/responses" => compact( 'filter' );
			yield "surveys/$id/responses/$newest" => compact( 'filter' );
		}
		foreach ( SurveyShape::ORDER as $orderby ) {
			foreach ( array( 'asc', 'desc' ) as $order ) {
				foreach ( array( null, 'publish', 'scheduled', 'draft', 'trash' ) as $status ) {
					foreach ( array( '', 'Survey 19' ) as $search ) {
						$filter = null === $status ? array() : array( 'filter' => array( 'status' => $status ) );
						yield 'surveys' => $filter + array( 'orderby' => $orderby, 'order' => $order, 'search' => $search )
							+ array( 'select' => SurveyListShape::PARTS, 'per_page' => 100 );
					}
				}
			}
		}
	}

	/** @return iterable<string, array<string, mixed>> each order of the list, for all time and some days, and two heatmaps. */
	private function heatmaps(): iterable {
		foreach ( array( 'views', 'clicks', 'title', 'last_day' ) as $orderby ) {
			foreach ( array( array(), array( 'from' => '2026-10-26', 'to' => '2026-11-24' ) ) as $days ) {
				foreach ( array( array(), array( 'search' => 'Page 19' ) ) as $search ) {
					yield 'heatmaps/pages' => array( 'orderby' => $orderby ) + $days + $search;
				}
			}
		}
		yield 'heatmaps/pages/p7' => array( 'from' => '2026-10-26', 'to' => '2026-11-24' );
		yield 'heatmaps/pages/p7' => array( 'from' => '2025-11-24', 'to' => '2026-11-24' );
	}

	/** Adds some days for each page, and a few pending visits. */
	private function fillHeatmaps(): void {
		$pages = array();
		$days  = array();
		for ( $i = 1; $i <= self::SURVEYS; ++$i ) {
			array_push( $pages, $i, "p$i", "Page $i", 40, 20, 10, 10, 20, '2026-08-01', '2026-11-24' );
			for ( $day = 0; $day < 4; ++$day ) {
				array_push( $days, gmdate( 'Y-m-d', 1_785_542_400 + 86_400 * ( ( $i + 29 * $day ) % 116 ) ), $i, 3, 10, 5, 'AQAAAA==' );
			}
		}
		$this->insert(
			'INSERT INTO {heatmap_pages} (id, page, title, views, clicks, phone, tablet, desktop, first_day, last_day) VALUES ',
			'(%d, %s, %s, %d, %d, %d, %d, %d, %s, %s)',
			10,
			$pages
		);
		$this->insert(
			'INSERT INTO {heatmap_days} (day, page_id, device, views, clicks, packed) VALUES ',
			'(%s, %d, %d, %d, %d, FROM_BASE64(%s))',
			6,
			$days
		);
		Plugin::get( Db::class )->write(
			"INSERT INTO {heatmap_visits} (page, at, device, width, fold, reach, clicked, clicks)
				VALUES ('p7', '2026-11-24 10:00:00', 3, 1280, 40, 75, 0, '')"
		);
	}

	/** Adds a theme for the survey's first question, which is text. */
	private function theme( int $id ): int {
		$question = Plugin::get( SurveyRepository::class )->get( $id )->questions[0]->id;
		return Plugin::get( Db::class )->insertRow(
			'themes',
			array(
				'survey_id'   => $id,
				'question_id' => $question,
				'name'        => 'Search',
				'about'       => '',
				'pinned'      => 0,
			)
		);
	}

	/** @return array<string, mixed> */
	private function leastOf( Route $route, int $id ): array {
		$questions = Plugin::get( SurveyRepository::class )->get( $id )->questions;
		$known     = array(
			'rows'    => $questions[0]->id,
			'columns' => $questions[1]->id,
		);
		$least     = Sample::least( $route->queryShape(), $known );
		/** @var array<string, mixed> $query */
		$query = is_array( $least ) ? $least : array();
		return $query;
	}

	/** @return list<string> tables that the query scans fully and should not. */
	private function readsWhole( string $sql ): array {
		if ( 1 !== preg_match( '/\A\s*SELECT/i', $sql ) ) {
			return array();
		}
		/** @var wpdb $wpdb */
		$wpdb  = $GLOBALS['wpdb'];
		$names = array();
		preg_match_all(
			"/({$wpdb->prefix}uf_\w+)(?:\s+(?:AS\s+)?(?!(?:WHERE|GROUP|ORDER|LEFT|JOIN|LIMIT|ON|INNER)\b)(\w+))?/i",
			$sql,
			$found,
			PREG_SET_ORDER
		);
		foreach ( $found as $name ) {
			$names[ $name[2] ?? $name[1] ] = $name[1];
		}
		$whole = array();
		/** @var list<array{table: string|null, type: string|null, rows: string|null}> $plan */
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- A query that the plugin itself just sent.
		$plan = $wpdb->get_results( "EXPLAIN $sql", ARRAY_A );
		self::assertNotSame( array(), $plan );
		foreach ( $plan as $step ) {
			$table  = substr( $names[ (string) $step['table'] ] ?? (string) $step['table'], strlen( $wpdb->prefix ) );
			$scan   = in_array( $step['type'], array( 'ALL', 'index' ), true )
				&& (int) $step['rows'] > self::MANY
				&& str_starts_with( $table, 'uf_' );
			$reason = self::ACCEPTED[ $table ] ?? null;
			if ( $scan && ( null === $reason || 1 !== preg_match( $reason, $sql ) ) ) {
				$whole[] = "$table: {$step['type']}, {$step['rows']} rows";
			}
		}
		return $whole;
	}

	/** @return int one of the surveys, with more than its share of responses. */
	private function fill(): int {
		$db    = Plugin::get( Db::class );
		$first = $this->aSurvey( array( 'questions' => array( self::aQuestion(), self::aQuestion() ) ) );
		$this->compare( $first->id );
		/** @var array<string, string|null> $row */
		$row  = $db->row( 'SELECT * FROM {surveys} WHERE id = %d', array( $first->id ) );
		$each = array();
		for ( $i = 0; $i < self::SURVEYS; ++$i ) {
			array_push(
				$each,
				"Survey $i",
				array( 'publish', 'publish', 'draft', 'trash' )[ $i % 4 ],
				'survey',
				$row['questions'],
				$row['settings'],
				gmdate( 'Y-m-d H:i:s', 1_700_000_000 + 86_400 * $i ),
				1 === $i % 4 ? '2099-01-01 00:00:00' : null
			);
		}
		$this->insert(
			'INSERT INTO {surveys} (title, status, type, questions, settings, created_at, publish_at) VALUES ',
			'(%s, %s, %s, %s, %s, %s, %s)',
			7,
			$each
		);
		$days = array();
		$said = array();
		for ( $i = 0; $i < 4 * self::SURVEYS; ++$i ) {
			$survey = $first->id + intdiv( $i, 4 );
			$day    = gmdate( 'Y-m-d', 1_700_000_000 + 86_400 * ( $i % 400 ) );
			array_push( $days, $survey, $day, $i % 4, 9, 3 );
			array_push(
				$said,
				0 === $i % 10 ? $first->id : $survey,
				wp_generate_uuid4(),
				'publish',
				1,
				'[]',
				'',
				'',
				"$day 10:00:00",
				$day
			);
		}
		$this->insert( 'INSERT INTO {daily} (survey_id, day, slot, impressions, responses) VALUES ', '(%d, %s, %d, %d, %d)', 5, $days );
		$this->insert(
			'INSERT INTO {responses} (survey_id, token, status, counted, answers, page_name, page_url, submitted_at, day) VALUES ',
			'(%d, %s, %s, %d, %s, %s, %s, %s, %s)',
			9,
			$said
		);
		$this->fillVisits( $first->id );
		$this->fillDeliveries( $first->id );
		$this->fillRatings();
		$this->fillHeatmaps();
		return $first->id;
	}

	private function compare( int $id ): void {
		$made = $this->request( 'POST', "surveys/$id/version" );
		$this->assertStatus( 201, $made );
		$version = $made->id();
		$this->assertStatus( 200, $this->request( 'POST', 'surveys/publish', array( 'survey_ids' => array( $version ) ) ) );
	}

	/** Adds recorded visits for all surveys and their sums, a tenth for the first. */
	private function fillVisits( int $first ): void {
		$visits = array();
		$sums   = array();
		for ( $i = 0; $i < 4 * self::SURVEYS; ++$i ) {
			$survey = 0 === $i % 10 ? $first : $first + intdiv( $i, 4 );
			$day    = gmdate( 'Y-m-d', 1_700_000_000 + 86_400 * ( $i % 400 ) );
			array_push( $visits, $survey, wp_generate_uuid4(), $day, $i % 2, wp_generate_uuid4() . ' left 5', null, '2099-01-01 00:00:00' );
			array_push( $sums, $survey, '*', '*', $i % 2, $day, wp_generate_uuid4(), 3, 2, 1 );
		}
		$this->insert(
			'INSERT INTO {visits} (survey_id, token, day, is_summed, steps, answers, due_at) VALUES ',
			'(%d, %s, %s, %d, %s, %s, %s)',
			7,
			$visits
		);
		$this->insert(
			'INSERT INTO {step_sums} (survey_id, device, language, is_month, day, question_id, shown, answered, left_here) VALUES ',
			'(%d, %s, %s, %d, %s, %s, %d, %d, %d)',
			9,
			$sums
		);
	}

	/** Adds deliveries for all surveys, a tenth for the first. */
	private function fillDeliveries( int $first ): void {
		$places = array();
		$jobs   = array();
		for ( $i = 0; $i < 4 * self::SURVEYS; ++$i ) {
			$survey = 0 === $i % 10 ? $first : $first + intdiv( $i, 4 );
			if ( $i < self::SURVEYS ) {
				array_push( $places, $first + $i, 'email', 'owner@example.org', '' );
			}
			array_push(
				$jobs,
				$i % self::SURVEYS + 1,
				$survey,
				$i + 1,
				0 === $i % 3 ? 'email' : 'webhook',
				array( 'delivered', 'delivered', 'delivered', 'failed', 'waiting' )[ $i % 5 ],
				$i % 2,
				gmdate( 'Y-m-d H:i:s', 1_700_000_000 + 60 * $i ),
				gmdate( 'Y-m-d H:i:s', 1_700_000_000 + 60 * $i )
			);
		}
		$this->insert( 'INSERT INTO {destinations} (survey_id, channel, target, last_message) VALUES ', '(%d, %s, %s, %s)', 4, $places );
		$this->insert(
			'INSERT INTO {jobs}
				(destination_id, survey_id, response_id, channel, state, attempts, created_at, due_at, lease, message, sent, answered)
				VALUES ',
			"(%d, %d, %d, %s, %s, %d, %s, %s, '', '', '', '')",
			8,
			$jobs
		);
		$shift = (int) Plugin::get( Db::class )->value( 'SELECT MIN(id) FROM {destinations} WHERE survey_id = %d', array( $first ) );
		Plugin::get( Db::class )->write( 'UPDATE {jobs} SET destination_id = destination_id + %d', array( $shift - 1 ) );
	}

	/** Adds ratings for many posts, a tenth of them for the newest one. */
	private function fillRatings(): void {
		$post    = $this->ratedPost();
		$votes   = array();
		$days    = array();
		$posts   = array();
		$reasons = array();
		for ( $i = 0; $i < 4 * self::SURVEYS; ++$i ) {
			$id    = 0 === $i % 10 ? $post : $post + 1 + intdiv( $i, 4 );
			$at    = gmdate( 'Y-m-d H:i:s', time() - 8_000 * $i );
			$token = wp_generate_uuid4();
			array_push( $votes, $id, $token, 1 + $i % 5, 1 + $i % 5, substr( $at, 0, 10 ), $at, $at );
			array_push( $reasons, $id, $token, 1, 'Why', $at );
			array_push( $days, $post + $i % self::SURVEYS, gmdate( 'Y-m-d', time() - 86_400 * ( $i % 400 ) ), 1 );
			if ( $i < self::SURVEYS ) {
				array_push( $posts, $post + $i, 1, 1, 1, $at );
			}
		}
		$this->insert(
			'INSERT INTO {post_ratings} (post_id, token, rating, counted, waiting, day, created_at, changed_at) VALUES ',
			'(%d, %s, %d, %d, 0, %s, %s, %s)',
			7,
			$votes
		);
		$this->insert(
			'INSERT INTO {rating_reasons} (post_id, token, rating, text, created_at) VALUES ',
			'(%d, %s, %d, %s, %s)',
			5,
			$reasons
		);
		$this->insert( 'INSERT IGNORE INTO {rating_days} (post_id, day, rated_1) VALUES ', '(%d, %s, %d)', 3, $days );
		$this->insert(
			'INSERT INTO {rating_posts} (post_id, rated_1, total, average, last_at) VALUES ',
			'(%d, %d, %d, %d, %s)',
			5,
			$posts
		);
	}

	private function ratedPost(): int {
		$posts = get_posts(
			array(
				'fields'      => 'ids',
				'numberposts' => 1,
			)
		);
		return (int) $posts[0];
	}

	/**
	 * @param literal-string    $sql
	 * @param literal-string    $places
	 * @param int<1, max>       $columns
	 * @param list<scalar|null> $values
	 */
	private function insert( string $sql, string $places, int $columns, array $values ): void {
		foreach ( array_chunk( $values, 250 * $columns ) as $some ) {
			Plugin::get( Db::class )->write( $sql . implode( ', ', array_fill( 0, intdiv( count( $some ), $columns ), $places ) ), $some );
		}
	}
}
