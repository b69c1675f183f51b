<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyStatus;
use UserFeedback\Tests\Support\SiteTestCase;

final class LiveSurveysTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->plugin()->db->write( 'DELETE FROM {surveys}' );
		$this->stop_clock_at( '2026-11-21T10:00:00Z' );
	}

	public function test_visitors_see_what_is_published_newest_first(): void {
		$old = $this->a_survey();
		$new = $this->a_survey();
		$this->a_survey( array( 'status' => 'draft' ) );
		$this->a_survey( array( 'status' => 'trash' ) );

		self::assertSame( array( $new->id, $old->id ), $this->live() );
	}

	public function test_a_scheduled_survey_appears_when_its_moment_comes_though_nothing_ran(): void {
		$survey = $this->a_survey( array( 'publish_at' => '2026-11-21T10:05:00Z' ) );

		self::assertSame( array(), $this->live() );
		self::assertNull( $this->plugin()->accept->surveys->find( $survey->id ) );
		$this->stop_clock_at( '2026-11-21T10:05:00Z' );
		self::assertSame( array( $survey->id ), $this->live() );
		self::assertNotNull( $this->plugin()->accept->surveys->find( $survey->id ) );
	}

	public function test_each_write_is_seen_at_once(): void {
		$survey = $this->a_survey();
		$this->live();

		$this->plugin()->surveys->changeStatus( array( $survey ), SurveyStatus::DRAFT );

		self::assertSame( array(), $this->live() );
		self::assertNull( $this->plugin()->accept->surveys->find( $survey->id ) );
	}

	public function test_a_second_page_asks_the_cache_and_not_the_database(): void {
		$survey = $this->a_survey();
		$this->live();
		$before = $this->queries();

		self::assertSame( array( $survey->id ), $this->live() );
		self::assertNotNull( $this->plugin()->accept->surveys->find( $survey->id ) );
		self::assertSame( $before, $this->queries() );
	}

	public function test_at_most_twenty_compete_for_the_corner_but_an_older_one_can_still_be_answered(): void {
		$oldest = $this->a_survey();
		for ( $i = 0; $i < 20; $i++ ) {
			$this->a_survey();
		}
		self::assertCount( 20, $this->live() );
		self::assertNotContains( $oldest->id, $this->live() );
		self::assertNotNull( $this->plugin()->accept->surveys->find( $oldest->id ) );
	}

	public function test_scheduled_ones_do_not_take_the_place_of_live_ones(): void {
		$live = $this->a_survey();
		for ( $i = 0; $i < 25; $i++ ) {
			$this->a_survey( array( 'publish_at' => '2027-01-01T00:00:00Z' ) );
		}
		self::assertSame( array( $live->id ), $this->live() );
	}

	/** @return list<int> */
	private function live(): array {
		return array_map( static fn( Survey $survey ): int => $survey->id, $this->plugin()->accept->surveys->all() );
	}
}
