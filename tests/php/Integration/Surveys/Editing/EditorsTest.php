<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;

/** Other editors of a survey: shown while they are active, and for at most two minutes and ten seconds after. */
final class EditorsTest extends RestTestCase {

	private int $survey;
	private int $ada;

	protected function setUp(): void {
		parent::setUp();
		$this->survey = $this->aSurvey()->id;
		$this->stopClockAt( '2026-11-21T10:00:00Z' );
		$this->ada = $this->someone( 'Ada' );
		self::assertSame( array(), $this->stay() );
	}

	public function test_each_editor_sees_the_others_and_since_when(): void {
		$this->stopClockAt( '2026-11-21T10:01:00Z' );
		$ben = $this->someone( 'Ben' );

		self::assertSame(
			array(
				array(
					'user_id' => $this->ada,
					'name'    => 'Ada',
					'since'   => '2026-11-21T10:00:00+00:00',
				),
			),
			$this->stay()
		);

		$this->someone( 'Eve' );
		self::assertSame( array( $this->ada, $ben ), array_column( $this->stay(), 'user_id' ) );
	}

	public function test_an_editor_who_stays_keeps_the_first_start_time(): void {
		$ada = get_current_user_id();
		$this->stopClockAt( '2026-11-21T10:02:00Z' );
		$this->stay();
		$this->stopClockAt( '2026-11-21T10:04:00Z' );
		$this->stay();

		$this->someone( 'Ben' );
		self::assertSame( array( array( $ada, '2026-11-21T10:00:00+00:00' ) ), $this->told() );
	}

	public function test_an_inactive_editor_is_removed_and_returns_with_a_new_start_time(): void {
		$this->stopClockAt( '2026-11-21T10:02:11Z' );
		$this->someone( 'Ben' );
		self::assertSame( array(), $this->told() );

		wp_set_current_user( $this->ada );
		$this->letAllEdit();
		$this->stay();
		$this->someone( 'Eve' );
		self::assertContains( array( $this->ada, '2026-11-21T10:02:11+00:00' ), $this->told() );
	}

	public function test_an_editor_who_leaves_is_removed_immediately(): void {
		$this->assertStatus( 204, $this->request( 'DELETE', "surveys/{$this->survey}/editing" ) );

		$this->someone( 'Ben' );
		self::assertSame( array(), $this->told() );
	}

	public function test_editors_of_other_surveys_are_not_listed(): void {
		$this->survey = $this->aSurvey()->id;
		$this->someone( 'Ben' );
		self::assertSame( array(), $this->told() );
	}

	public function test_the_nightly_job_deletes_inactive_editors(): void {
		$this->stopClockAt( '2026-11-21T10:02:11Z' );
		do_action( 'userfeedback_recount' );
		self::assertSame( '0', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {editors}' ) );
	}

	public function test_the_cost_is_the_same_for_many_editors(): void {
		$this->someone( 'Ben' );
		$forOne = $this->costOfStaying();
		$this->someone( 'Eve' );
		$this->stay();
		$this->someone( 'Kim' );
		self::assertSame( $forOne, $this->costOfStaying() );
	}

	public function test_a_missing_survey_has_no_editors(): void {
		$this->assertNotFound( $this->request( 'POST', 'surveys/999999/editing' ) );
	}

	/** Logs in a new user. */
	private function someone( string $name ): int {
		$this->asRoleWith( Permission::EDIT );
		wp_update_user(
			array(
				'ID'           => get_current_user_id(),
				'display_name' => $name,
			)
		);
		return get_current_user_id();
	}

	/** Counts the queries of a returning editor, without a cache. */
	private function costOfStaying(): int {
		$this->stay();
		wp_cache_flush();
		$before = $this->queries();
		$this->stay();
		return $this->queries() - $before;
	}

	/** @return list<array<string, mixed>> */
	private function stay(): array {
		$answer = $this->request( 'POST', "surveys/{$this->survey}/editing" );
		$this->assertStatus( 200, $answer );
		return self::editorsIn( $answer );
	}

	/** @return list<array{mixed, mixed}> */
	private function told(): array {
		return array_map( static fn( array $editor ): array => array( $editor['user_id'], $editor['since'] ), $this->stay() );
	}

	/** @return list<array<string, mixed>> */
	private static function editorsIn( RestAnswer $answer ): array {
		/** @var list<array<string, mixed>> $editors the contract's, which is held for each answer. */
		$editors = $answer->at( 'editors' );
		return $editors;
	}

	private function letAllEdit(): void {
		remove_all_filters( 'map_meta_cap', 99 );
		add_filter(
			'map_meta_cap',
			static fn( array $needed, string $capability ): array => Permission::EDIT->value === $capability ? array( 'exist' ) : $needed,
			99,
			2
		);
	}
}
