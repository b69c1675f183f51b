<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Editing;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Limits;
use UserFeedback\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;

/** What is typed and not saved is kept beside the survey, for whoever typed it and for nobody else. */
final class KeptCopyTest extends RestTestCase {

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->survey = $this->aSurvey( array( 'status' => 'publish' ) );
		$this->asRoleWith( Can::EDIT, Can::DELETE );
		$this->stopClockAt( '2026-11-21T10:00:00Z' );
	}

	public function test_it_comes_back_as_it_was_sent_with_its_version_and_moment(): void {
		self::assertNull( $this->kept() );

		$this->keep( '{"half":"a d\\\\te 😀 <b>","slash":"\\\\"}', 3 );
		self::assertSame(
			array(
				'version' => 3,
				'copy'    => '{"half":"a d\\\\te 😀 <b>","slash":"\\\\"}',
				'at'      => '2026-11-21T10:00:00+00:00',
			),
			$this->kept()
		);

		$this->stopClockAt( '2026-11-21T10:05:00Z' );
		$this->keep( 'newer', 4 );
		self::assertSame( array( 4, 'newer', '2026-11-21T10:05:00+00:00' ), array_values( (array) $this->kept() ) );
	}

	public function test_a_stolen_database_does_not_tell_it(): void {
		$this->keep( '{"secret":"of a webhook"}' );
		$stored = Plugin::get( Db::class )->value( 'SELECT copy FROM {kept} WHERE survey_id = %d', array( $this->survey->id ) );
		self::assertStringNotContainsString( 'webhook', (string) $stored );

		Plugin::get( Db::class )->write( 'UPDATE {kept} SET copy = %s', array( strrev( (string) $stored ) ) );
		self::assertNull( $this->kept() );
	}

	public function test_it_changes_nothing_of_the_survey_and_tells_no_cache(): void {
		$before  = $this->rowOfSurvey();
		$written = did_action( 'userfeedback_surveys_written' );

		$this->keep( 'other words' );

		self::assertSame( $before, $this->rowOfSurvey() );
		self::assertSame( $written, did_action( 'userfeedback_surveys_written' ) );
	}

	public function test_another_user_is_given_only_what_is_theirs(): void {
		$ada = get_current_user_id();
		$this->keep( 'of Ada' );

		$this->asRoleWith( Can::EDIT );
		self::assertNull( $this->kept() );
		$this->keep( 'of Ben' );
		$this->assertStatus( 204, $this->request( 'DELETE', $this->path() ) );
		self::assertNull( $this->kept() );

		wp_set_current_user( $ada );
		$this->mayEdit();
		self::assertSame( 'of Ada', $this->kept()['copy'] ?? null );
	}

	public function test_a_save_takes_it_away_and_leaves_those_of_others(): void {
		$this->keep( 'of Ada' );
		$ada = get_current_user_id();
		$this->asRoleWith( Can::EDIT );
		$this->keep( 'of Ben' );

		$saved = $this->request(
			'POST',
			'surveys',
			array(
				'id'      => $this->survey->id,
				'title'   => 'Saved by Ben',
				'version' => $this->survey->version,
			)
		);
		$this->assertStatus( 200, $saved );

		self::assertNull( $this->kept() );
		self::assertSame( array( (string) $ada ), $this->keepers() );
	}

	public function test_a_save_that_is_refused_leaves_it(): void {
		$this->keep( 'mine' );
		$stale = $this->request(
			'POST',
			'surveys',
			array(
				'id'      => $this->survey->id,
				'title'   => 'Too late',
				'version' => $this->survey->version + 1,
			)
		);
		$this->assertStatus( 409, $stale );

		self::assertSame( 'mine', $this->kept()['copy'] ?? null );
	}

	public function test_what_is_too_long_or_nothing_is_refused(): void {
		$this->keep( str_repeat( 'ä', Limits::KEPT_COPY ) );
		$long = array(
			'version' => 1,
			'copy'    => str_repeat( 'x', Limits::KEPT_COPY + 1 ),
		);
		$this->assertInvalid( $this->request( 'POST', $this->path(), $long ), 'copy' );
		$this->assertInvalid( $this->request( 'POST', $this->path(), array( 'copy' => '' ) + $long ), 'copy' );
		$this->assertInvalid( $this->request( 'POST', $this->path(), array( 'copy' => 'no version' ) ), 'version' );
	}

	public function test_of_a_survey_that_is_not_there_nothing_is_kept(): void {
		$sent = array(
			'version' => 1,
			'copy'    => 'x',
		);
		$this->assertNotFound( $this->request( 'POST', 'surveys/999999/kept', $sent ) );
		$this->assertNotFound( $this->request( 'GET', 'surveys/999999/kept' ) );
		self::assertSame( array(), $this->keepers( 999999 ) );
	}

	public function test_it_goes_with_the_survey(): void {
		$this->keep( 'mine' );
		$ids = array( 'survey_ids' => array( $this->survey->id ) );
		$this->assertStatus( 200, $this->request( 'POST', 'surveys/trash', $ids ) );
		self::assertCount( 1, $this->keepers() );

		$this->assertStatus( 200, $this->request( 'DELETE', 'surveys', $ids ) );
		self::assertSame( array(), $this->keepers() );
	}

	public function test_it_goes_with_the_account(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$this->keep( 'mine' );
		$this->request( 'POST', "surveys/{$this->survey->id}/editing" );
		$mine = get_current_user_id();
		$this->asRoleWith( Can::EDIT );
		$this->keep( 'of Ben' );

		wp_delete_user( $mine );

		self::assertSame( array( (string) get_current_user_id() ), $this->keepers() );
		self::assertSame( '0', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {editors}' ) );
	}

	public function test_it_goes_after_thirty_days_in_the_night(): void {
		$this->keep( 'mine' );

		$this->stopClockAt( '2026-12-21T10:00:00Z' );
		do_action( 'userfeedback_recount' );
		self::assertCount( 1, $this->keepers() );

		$this->stopClockAt( '2026-12-21T10:00:01Z' );
		do_action( 'userfeedback_recount' );
		self::assertSame( array(), $this->keepers() );
	}

	private function path(): string {
		return "surveys/{$this->survey->id}/kept";
	}

	private function keep( string $copy, int $version = 1 ): void {
		$this->assertStatus(
			204,
			$this->request(
				'POST',
				$this->path(),
				array(
					'version' => $version,
					'copy'    => $copy,
				)
			)
		);
	}

	/** @return array<array-key, mixed>|null */
	private function kept(): ?array {
		$answer = $this->request( 'GET', $this->path() );
		$this->assertStatus( 200, $answer );
		$kept = $answer->at( 'kept' );
		return is_array( $kept ) ? $kept : null;
	}

	/** @return list<string|null> users that have a copy of it. */
	private function keepers( ?int $surveyId = null ): array {
		$rows = Plugin::get( Db::class )->rows(
			'SELECT user_id FROM {kept} WHERE survey_id = %d ORDER BY user_id',
			array( $surveyId ?? $this->survey->id )
		);
		return array_column( $rows, 'user_id' );
	}

	/** @return array<string, string|null>|null */
	private function rowOfSurvey(): ?array {
		return Plugin::get( Db::class )->row( 'SELECT * FROM {surveys} WHERE id = %d', array( $this->survey->id ) );
	}

	/** Whoever is logged in. */
	private function mayEdit(): void {
		remove_all_filters( 'map_meta_cap', 99 );
		add_filter(
			'map_meta_cap',
			static fn( array $needed, string $capability ): array => Can::EDIT->value === $capability ? array( 'exist' ) : $needed,
			99,
			2
		);
	}
}
