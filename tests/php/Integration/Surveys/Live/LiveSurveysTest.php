<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Live;

use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Live\QuotaRepository;
use UserFeedback\Surveys\Live\SpreadResponses;
use UserFeedback\Surveys\Storage\PublishedSurveysQuery;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use WP_Object_Cache;

final class LiveSurveysTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		Plugin::get( Db::class )->write( 'DELETE FROM {surveys}' );
		$this->stopClockAt( '2026-11-21T10:00:00Z' );
	}

	public function test_visitors_see_published_surveys_newest_first(): void {
		$old = $this->aSurvey();
		$new = $this->aSurvey();
		$this->aSurvey( array( 'status' => 'draft' ) );
		$this->aSurvey( array( 'status' => 'trash' ) );

		self::assertSame( array( $new->id, $old->id ), $this->live() );
	}

	public function test_a_scheduled_survey_appears_at_its_time_without_any_job(): void {
		$survey = $this->aSurvey( array( 'publish_at' => '2026-11-21T10:05:00Z' ) );

		self::assertSame( array(), $this->live() );
		self::assertNull( Plugin::get( LiveSurveys::class )->find( $survey->id ) );
		$this->stopClockAt( '2026-11-21T10:05:00Z' );
		self::assertSame( array( $survey->id ), $this->live() );
		self::assertNotNull( Plugin::get( LiveSurveys::class )->find( $survey->id ) );
	}

	public function test_each_write_takes_effect_immediately(): void {
		$survey = $this->aSurvey();
		$this->live();

		Plugin::get( SurveyRepository::class )->changeStatus( array( $survey ), SurveyStatus::DRAFT );

		self::assertSame( array(), $this->live() );
		self::assertNull( Plugin::get( LiveSurveys::class )->find( $survey->id ) );
	}

	public function test_a_second_page_uses_the_cache_instead_of_the_database(): void {
		$survey = $this->aSurvey();
		$this->live();
		$before = $this->queries();

		self::assertSame( array( $survey->id ), $this->live() );
		self::assertNotNull( Plugin::get( LiveSurveys::class )->find( $survey->id ) );
		self::assertSame( $before, $this->queries() );
	}

	public function test_more_surveys_than_one_query_returns_are_all_live_and_answerable(): void {
		$oldest = $this->aSurvey();
		for ( $i = 0; $i < 45; $i++ ) {
			$this->aSurvey();
		}
		self::assertCount( 46, $this->live() );
		self::assertNotNull( Plugin::get( LiveSurveys::class )->find( $oldest->id ) );
		self::assertSame( 46, Plugin::get( LiveSurveys::class )->count() );
	}

	/** A replica, or another node of a cluster, may return old rows until it has applied a write. */
	public function test_rows_read_soon_after_a_write_are_not_cached_for_long(): void {
		$this->aSurvey();

		self::assertSame( array( 1 ), $this->cacheLifetimes( 0 ) );
		self::assertSame( array( 20 ), $this->cacheLifetimes( 20 ) );
		self::assertSame( array( HOUR_IN_SECONDS ), $this->cacheLifetimes( 2 * HOUR_IN_SECONDS ) );
	}

	/**
	 * @param int $seconds since the last write
	 * @return list<int> lifetimes of all entries that a page adds to the object cache.
	 */
	private function cacheLifetimes( int $seconds ): array {
		$cache = new class() extends WP_Object_Cache {

			/** @var array<int, true> */
			public array $lifetimes = array();

			public function set( $key, $data, $group = 'default', $expire = 0 ) {
				if ( PublishedSurveysQuery::CACHE === $group && 'last_changed' !== $key ) {
					$this->lifetimes[ $expire ] = true;
				}
				return parent::set( $key, $data, $group, $expire );
			}
		};
		$own   = $GLOBALS['wp_object_cache'];
		try {
			$GLOBALS['wp_object_cache'] = $cache;
			wp_cache_set( 'last_changed', '0.50000000 ' . ( time() - $seconds ), PublishedSurveysQuery::CACHE );
			$this->live();
		} finally {
			$GLOBALS['wp_object_cache'] = $own;
		}
		return array_keys( $cache->lifetimes );
	}

	/** Entries that the object cache lost are read again. */
	public function test_a_survey_missing_from_the_cache_is_still_live(): void {
		$survey = $this->aSurvey();
		$other  = $this->aSurvey();
		$this->live();
		// As in the next request.
		$live  = new LiveSurveys(
			Plugin::get( PublishedSurveysQuery::class ),
			Plugin::get( Clock::class ),
			static fn(): CurrentEdition => Plugin::get( CurrentLicensedEdition::class ),
			static fn(): QuotaRepository => Plugin::get( QuotaRepository::class ),
			static fn(): SpreadResponses => Plugin::get( SpreadResponses::class )
		);
		$state = intdiv(
			Plugin::get( Clock::class )->now()->getTimestamp(),
			3600
		) . ':' . wp_cache_get_last_changed( PublishedSurveysQuery::CACHE );
		self::assertTrue( wp_cache_delete( "one:$survey->id:$state", PublishedSurveysQuery::CACHE ) );

		self::assertSame( array( $other->id, $survey->id ), array_map( static fn( Survey $one ): int => $one->id, self::allOf( $live ) ) );
		self::assertTrue( $live->isLive( $survey->id ) );
	}

	public function test_scheduled_surveys_do_not_displace_live_ones(): void {
		$live = $this->aSurvey();
		for ( $i = 0; $i < 25; $i++ ) {
			$this->aSurvey( array( 'publish_at' => '2027-01-01T00:00:00Z' ) );
		}
		self::assertSame( array( $live->id ), $this->live() );
	}

	/** @return list<Survey> */
	private function ofAnyPage(): array {
		return self::allOf( Plugin::get( LiveSurveys::class ) );
	}

	/** @return list<Survey> */
	private static function allOf( LiveSurveys $surveys ): array {
		$live = array();
		foreach ( $surveys->forPage( array( '|page_type:' ), '' ) as $survey => $fits ) {
			self::assertSame( 2, $fits );
			$live[] = $survey;
		}
		return $live;
	}

	/** @return list<int> */
	private function live(): array {
		return array_map( static fn( Survey $survey ): int => $survey->id, $this->ofAnyPage() );
	}
}
