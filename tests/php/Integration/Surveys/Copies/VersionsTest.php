<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Copies;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Widget\Page\PageChoice;

/** A survey that is compared with another version of it. */
final class VersionsTest extends RestTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21 10:00:00' );
	}

	public function test_a_version_is_a_draft_copy_next_to_the_original(): void {
		$original = $this->aSurvey();
		$id       = $this->version( $original );
		$version  = $this->stored( $id );

		self::assertSame( "$original->title (version B)", $version->title );
		self::assertSame( 'draft', $version->status->value );
		self::assertSame( $original->showOrder() - 1, $version->showOrder() );
		$shown = $this->request( 'GET', "surveys/$id" )->at( 'comparison' );
		$after = array( 'lift' => 20, 'started_on' => null, 'ended_on' => null );
		self::assertSame( array( 'with' => $original->id, 'role' => 'version' ) + $after, $shown );
		self::assertNull( $this->part( $original->id ), 'A draft changes nothing for visitors.' );
		self::assertSame( $id, $this->version( $original ), 'A second request opens the same draft.' );
	}

	public function test_each_visitor_sees_one_of_two_published_versions(): void {
		[ $original, $version ] = $this->compared();

		self::assertSame( array( 'of' => $original, 'second' => false ), $this->part( $original ) );
		self::assertSame( array( 'of' => $original, 'second' => true ), $this->part( $version ) );
		self::assertSame( '2026-11-21', $this->stored( $original )->comparison?->startedOn );
		self::assertSame( '2026-11-21', $this->stored( $version )->comparison?->startedOn );
	}

	public function test_publishing_in_the_list_starts_the_comparison_too(): void {
		$original = $this->aSurvey();
		$version  = $this->version( $original );
		$done     = $this->request( 'POST', 'surveys/publish', array( 'survey_ids' => array( $version ) ) );

		self::assertSame( array( $version ), $done->at( 'updated' ) );
		self::assertTrue( $this->stored( $original->id )->comparison?->isRunning() );
		self::assertNotNull( $this->part( $version ) );
	}

	public function test_page_caches_are_purged_when_it_starts_and_ends(): void {
		$original = $this->aSurvey();
		$version  = $this->version( $original );
		$purges   = did_action( 'userfeedback_surveys_changed' );
		$this->publish( $version );
		self::assertGreaterThan( $purges + 1, did_action( 'userfeedback_surveys_changed' ) );

		$purges = did_action( 'userfeedback_surveys_changed' );
		$this->stop( $version, 'original' );
		self::assertGreaterThan( $purges, did_action( 'userfeedback_surveys_changed' ) );
	}

	/** @dataProvider obstacles
	 * @param array<string, mixed> $settings */
	public function test_a_version_that_half_of_the_visitors_would_miss_is_not_published( string $path, array $settings ): void {
		$original = $this->aSurvey();
		$version  = $this->version( $original );
		$this->assertInvalid( $this->save( $version, $settings ), $path );
		self::assertSame( 'draft', $this->stored( $version )->status->value );

		$this->assertStatus( 200, $this->save( $original->id, $settings ) );
		$this->assertInvalid( $this->save( $version, array() ), 'status' );
		$bulk = $this->request( 'POST', 'surveys/publish', array( 'survey_ids' => array( $version ) ) );
		self::assertSame( array(), $bulk->at( 'updated' ) );
		self::assertStringContainsString( $original->title, $bulk->text( 'skipped.0.reason' ) );
	}

	/** @dataProvider obstacles
	 * @param array<string, mixed> $settings */
	public function test_a_compared_survey_does_not_get_such_settings( string $path, array $settings ): void {
		foreach ( $this->compared() as $id ) {
			$this->assertInvalid( $this->save( $id, $settings ), $path );
			self::assertTrue( $this->stored( $id )->comparison?->isRunning() );
		}
	}

	/** @return array<string, array{string, array<string, mixed>}> */
	public static function obstacles(): array {
		$quota = array(
			'id'         => '00000000-0000-4000-8000-00000000d001',
			'label'      => 'Phones',
			'target'     => 1,
			'conditions' => array( array( 'question_id' => 'device', 'compare' => '=', 'value' => 'mobile' ) ),
		);
		$end   = array( 'run_time' => 'expire', 'expire_at' => array( 'month' => 12, 'day' => 24 ) );
		return array(
			'its own page' => array( 'settings.share_page.enabled', array( 'share_page' => array( 'enabled' => true, 'slug' => 'one' ) ) ),
			'a limit'      => array( 'settings.behavior.max_responses', array( 'behavior' => array( 'max_responses' => 5 ) ) ),
			'a quota'      => array( 'settings.behavior.quotas', array( 'behavior' => array( 'quotas' => array( $quota ) ) ) ),
			'an end date'  => array( 'settings.behavior.run_time', array( 'behavior' => $end ) ),
		);
	}

	public function test_only_a_published_survey_is_compared(): void {
		$original = $this->aSurvey();
		$version  = $this->version( $original );
		$this->change( 'draft', $original->id );

		$this->assertInvalid( $this->save( $version, array() ), 'status' );
		$this->assertInvalid( $this->request( 'POST', "surveys/$original->id/version" ), 'id' );
		$this->change( 'publish', $original->id );
		$later = array( 'publish_at' => '2026-12-24T10:00:00Z' );
		$this->assertInvalid( $this->save( $version, array(), $later ), 'publish_at' );
	}

	public function test_there_is_one_version_per_survey(): void {
		$original = $this->aSurvey();
		$version  = $this->version( $original );
		$this->publish( $version );

		$this->assertInvalid( $this->request( 'POST', "surveys/$original->id/version" ), 'id' );
		$this->assertInvalid( $this->request( 'POST', "surveys/$version/version" ), 'id' );
		$this->stop( $original->id, 'version' );
		$next = $this->request( 'POST', "surveys/$version/version" )->id();
		self::assertSame( $version, $this->stored( $next )->comparison?->with, 'The winner gets a version of its own.' );
	}

	public function test_a_version_in_the_trash_is_replaced(): void {
		$original = $this->aSurvey();
		$first    = $this->version( $original );
		$this->change( 'trash', $first );
		$second = $this->version( $original );
		$this->change( 'restore', $first );
		$this->publish( $first );

		self::assertNotSame( $first, $second );
		self::assertNull( $this->part( $first ), 'It is a survey like any other now.' );
		self::assertNull( $this->part( $original->id ) );
	}

	/** @dataProvider endings */
	public function test_a_comparison_ends_when_one_survey_goes_offline( string $action, int $which ): void {
		$pair = $this->compared();
		$this->stopClockAt( '2026-11-25 10:00:00' );
		$this->change( $action, $pair[ $which ] );

		foreach ( $pair as $id ) {
			self::assertSame( '2026-11-25', $this->stored( $id )->comparison?->endedOn );
		}
		self::assertNull( $this->part( $pair[ 1 - $which ] ), 'All visitors see the other one.' );
		if ( 'trash' === $action ) {
			$this->asRoleWith( Permission::DELETE )->request( 'DELETE', 'surveys', array( 'survey_ids' => array( $pair[ $which ] ) ) );
			self::assertNull( $this->stored( $pair[ 1 - $which ] )->comparison, 'The other one forgets it.' );
		}
	}

	/** @return array<string, array{string, int}> */
	public static function endings(): array {
		return array(
			'the original is unpublished' => array( 'draft', 0 ),
			'the version is unpublished'  => array( 'draft', 1 ),
			'the original is trashed'     => array( 'trash', 0 ),
			'the version is trashed'      => array( 'trash', 1 ),
		);
	}

	public function test_saving_as_a_draft_or_for_later_ends_it(): void {
		foreach ( array( array( 'status' => 'draft' ), array( 'status' => 'draft', 'publish_at' => '2027-01-01T00:00:00Z' ) ) as $change ) {
			[ $original, $version ] = $this->compared();
			$this->assertStatus( 200, $this->save( $original, array(), $change ) );
			self::assertTrue( $this->stored( $version )->comparison?->hasEnded() );
			self::assertNull( $this->part( $version ) );
		}
	}

	public function test_stopping_keeps_one_and_unpublishes_the_other(): void {
		foreach ( array( 'original', 'version' ) as $index => $keep ) {
			$pair = $this->compared();
			$this->stop( $pair[0], $keep );

			self::assertSame( 'publish', $this->stored( $pair[ $index ] )->status->value );
			self::assertSame( 'draft', $this->stored( $pair[ 1 - $index ] )->status->value );
			$this->assertInvalid( $this->request( 'POST', "surveys/$pair[1]/comparison/stop", array( 'keep' => 'version' ) ), 'keep' );
			self::assertSame( 'publish', $this->stored( $pair[ $index ] )->status->value, 'A second stop changes nothing.' );
		}
	}

	public function test_a_save_or_a_copy_does_not_carry_a_comparison(): void {
		[ $original, $version ] = $this->compared();
		$before                 = $this->stored( $version )->comparison;
		$this->assertStatus( 200, $this->save( $version, array(), array( 'comparison' => array( 'with' => 1 ) ) ) );
		self::assertEquals( $before, $this->stored( $version )->comparison );

		$copy = $this->request( 'POST', "surveys/$original/duplicate" )->id();
		self::assertNull( $this->stored( $copy )->comparison );
	}

	public function test_the_smallest_difference_is_chosen_before_the_start(): void {
		$original = $this->aSurvey();
		$version  = $this->version( $original );
		$path     = "surveys/$version/comparison";
		self::assertSame( 50, $this->request( 'POST', $path, array( 'lift' => 50 ) )->at( 'lift' ) );
		$this->assertInvalid( $this->request( 'POST', $path, array( 'lift' => 15 ) ), 'lift' );
		$this->publish( $version );

		self::assertSame( 50, $this->stored( $original->id )->comparison?->lift );
		$this->assertInvalid( $this->request( 'POST', $path, array( 'lift' => 10 ) ), 'lift' );
		self::assertSame( 50, $this->stored( $version )->comparison?->lift );
	}

	public function test_an_edition_without_behavior_starts_none(): void {
		$original = $this->aSurvey();
		$version  = $this->version( $original );
		$this->withPlan( Plan::LITE );

		$this->assertStatus( 403, $this->request( 'POST', "surveys/$original->id/version" ) );
		$this->assertInvalid( $this->save( $version, array() ), 'status' );
		self::assertSame( 'draft', $this->stored( $version )->status->value );
	}

	public function test_results_have_whole_days_while_both_were_live(): void {
		[ $original, $version ] = $this->compared();
		$this->counted( $original, array( '2026-11-20' => array( 90, 9 ), '2026-11-21' => array( 80, 8 ) ) );
		$this->counted( $original, array( '2026-11-22' => array( 100, 10 ), '2026-11-24' => array( 50, 5 ) ) );
		$this->counted( $original, array( '2026-11-25' => array( 70, 7 ) ) );
		$this->counted( $version, array( '2026-11-21' => array( 40, 4 ), '2026-11-22' => array( 110, 20 ) ) );
		$this->counted( $version, array( '2026-11-24' => array( 40, 6 ) ) );
		$this->stopClockAt( '2026-11-25 10:00:00' );

		$running = $this->results( $version );
		self::assertSame( array( 220, 22 ), array( $running->at( 'original.impressions' ), $running->at( 'original.responses' ) ) );
		self::assertSame( array( 150, 26 ), array( $running->at( 'version.impressions' ), $running->at( 'version.responses' ) ) );
		self::assertSame( array( '2026-11-22', null ), array( $running->at( 'from' ), $running->at( 'to' ) ) );
		self::assertSame( 'unclear', $running->at( 'verdict' ) );
		self::assertSame( 1533, $running->at( 'planned' ) );

		$this->stop( $original, 'original' );
		$ended = $this->results( $original );
		self::assertSame( array( 15, 26 ), array( $ended->at( 'original.responses' ), $ended->at( 'version.responses' ) ) );
		self::assertSame( '2026-11-24', $ended->at( 'to' ) );
		self::assertTrue( $this->request( 'GET', "surveys/$original/results" )->at( 'is_compared' ) );
	}

	public function test_a_response_that_is_not_counted_yet_is_a_result(): void {
		[ , $version ] = $this->compared();
		$this->stopClockAt( '2026-11-22 10:00:00' );
		$this->respond( $this->stored( $version ), array( 'Yes' ), '2026-11-22 09:00:00' );

		self::assertSame( 1, $this->results( $version )->at( 'version.responses' ) );
	}

	public function test_who_answered_the_original_is_not_asked_the_version(): void {
		[ $original, $version ] = $this->compared();
		$names                  = array();
		foreach ( array( $original, $version ) as $id ) {
			$names[] = $this->request( 'GET', "surveys/$id" )->at( 'cookie_name' );
		}
		self::assertSame( array( "userfeedback-survey-$original", "userfeedback-survey-$original" ), $names );
	}

	public function test_visitors_are_compared_only_if_settings_are_equal(): void {
		[ $original, $version ] = $this->compared();
		$this->counted( $original, array( '2026-11-22' => array( 1000, 100, 500 ) ) );
		$this->counted( $version, array( '2026-11-22' => array( 1400, 100, 500 ) ) );
		self::assertFalse( $this->results( $original )->at( 'is_uneven' ), 'Some visitors saw it more often.' );
		$this->counted( $version, array( '2026-11-23' => array( 0, 0, 200 ) ) );
		$uneven = $this->results( $original );
		self::assertTrue( $uneven->at( 'is_uneven' ) );
		self::assertSame( array( 500, 700 ), array( $uneven->at( 'original.visitors' ), $uneven->at( 'version.visitors' ) ) );

		$this->save( $version, array( 'behavior' => array( 'timing' => 'half_page' ) ) );
		self::assertFalse( $this->results( $original )->at( 'is_uneven' ) );
		self::assertSame( array( 'timing' ), $this->results( $original )->at( 'differences' ) );
		$this->save( $version, array( 'behavior' => array( 'share' => 500 ), 'theming' => array( 'position' => 'bottom_left' ) ) );
		self::assertSame( array( 'targeting', 'place' ), $this->results( $original )->at( 'differences' ) );
	}

	public function test_a_survey_that_is_not_compared_has_no_comparison(): void {
		$survey = $this->aSurvey();
		$this->assertNotFound( $this->results( $survey->id ) );
		$this->version( $survey );
		$this->assertNotFound( $this->results( $survey->id ) );
		self::assertNull( $this->request( 'GET', "surveys/$survey->id/results" )->at( 'is_compared' ) );
	}

	public function test_a_page_that_asks_for_a_survey_shows_it_to_all(): void {
		[ $original ] = $this->compared();
		$page         = wp_insert_post( array( 'post_title' => 'A page', 'post_status' => 'publish' ) );
		PageChoice::store( $page, false, $original );

		$found = $this->asVisitor()->request( 'GET', "widget/manifest?page=$page" );
		self::assertSame( array( $original ), $found->column( 'surveys', 'id' ) );
		self::assertSame( array( 'of' => $original ), $found->at( 'surveys.0.targeting.gate.part' ), 'It counts, but has no half.' );
	}

	/** @return array{int, int} the original and the version. */
	private function compared(): array {
		$original = $this->aSurvey();
		$version  = $this->version( $original );
		$this->publish( $version );
		return array( $original->id, $version );
	}

	private function version( Survey $original ): int {
		$made = $this->asOwner()->request( 'POST', "surveys/$original->id/version" );
		$this->assertStatus( 201, $made );
		return $made->id();
	}

	private function publish( int $id ): void {
		$this->assertStatus( 200, $this->save( $id, array() ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $more
	 */
	private function save( int $id, array $settings, array $more = array() ): RestAnswer {
		$body = $more + array( 'id' => $id, 'title' => $this->stored( $id )->title, 'status' => 'publish', 'settings' => $settings );
		return $this->asOwner()->request( 'POST', 'surveys', $body );
	}

	private function change( string $action, int $id ): void {
		$done = $this->asOwner()->request( 'POST', "surveys/$action", array( 'survey_ids' => array( $id ) ) );
		self::assertSame( array( $id ), $done->at( 'updated' ), (string) wp_json_encode( $done->body ) );
	}

	private function stop( int $id, string $keep ): void {
		$this->assertStatus( 200, $this->asOwner()->request( 'POST', "surveys/$id/comparison/stop", array( 'keep' => $keep ) ) );
	}

	private function results( int $id ): RestAnswer {
		return $this->asOwner()->request( 'GET', "surveys/$id/comparison" );
	}

	private function asOwner(): static {
		return $this->asRoleWith( Permission::EDIT, Permission::VIEW, Permission::DELETE );
	}

	private function stored( int $id ): Survey {
		return Plugin::get( SurveyRepository::class )->get( $id );
	}

	/** @return array<array-key, mixed>|null that a page gets. */
	private function part( int $id ): ?array {
		$surveys = $this->asVisitor()->request( 'GET', 'widget/manifest' )->column( 'surveys', 'targeting', 'id' );
		$this->asOwner();
		$gate = is_array( $surveys[ $id ] ?? null ) ? $surveys[ $id ]['gate'] ?? null : null;
		return is_array( $gate ) && is_array( $gate['part'] ?? null ) ? $gate['part'] : null;
	}

	/** @param array<string, array{0: int, 1: int, 2?: int}> $days impressions, responses, and visitors. */
	private function counted( int $id, array $days ): void {
		foreach ( $days as $day => $counts ) {
			$row = array( 'survey_id' => $id, 'day' => $day, 'impressions' => $counts[0], 'responses' => $counts[1] );
			Plugin::get( Db::class )->insertRow( 'daily', $row + array( 'visitors' => $counts[2] ?? 0 ) );
		}
	}
}
