<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\KeptTestCase;

/** Unsaved changes are stored separately from the survey, for the user who typed them only. */
final class AutosaveTest extends KeptTestCase {

	public function test_a_copy_is_returned_as_it_was_sent_with_its_version_and_time(): void {
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

	public function test_a_stolen_database_does_not_reveal_the_copy(): void {
		$this->keep( '{"secret":"of a webhook"}' );
		$stored = Plugin::get( Db::class )->value( 'SELECT copy FROM {kept} WHERE survey_id = %d', array( $this->survey->id ) );
		self::assertStringNotContainsString( 'webhook', (string) $stored );

		Plugin::get( Db::class )->write( 'UPDATE {kept} SET copy = %s', array( strrev( (string) $stored ) ) );
		self::assertNull( $this->kept() );
	}

	public function test_a_copy_changes_nothing_in_the_survey_and_purges_no_cache(): void {
		$before  = $this->rowOfSurvey();
		$written = did_action( 'userfeedback_surveys_written' );

		$this->keep( 'other words' );

		self::assertSame( $before, $this->rowOfSurvey() );
		self::assertSame( $written, did_action( 'userfeedback_surveys_written' ) );
	}

	public function test_another_user_gets_only_their_own_copy(): void {
		$ada = get_current_user_id();
		$this->keep( 'of Ada' );

		$this->asRoleWith( Permission::EDIT );
		self::assertNull( $this->kept() );
		$this->keep( 'of Ben' );
		$this->assertStatus( 204, $this->request( 'DELETE', $this->path() ) );
		self::assertNull( $this->kept() );

		wp_set_current_user( $ada );
		$this->mayEdit();
		self::assertSame( 'of Ada', $this->kept()['copy'] ?? null );
	}

	public function test_a_copy_that_is_too_long_or_empty_is_refused(): void {
		$this->keep( str_repeat( 'ä', Limits::KEPT_COPY ) );
		$long = array(
			'version' => 1,
			'copy'    => str_repeat( 'x', Limits::KEPT_COPY + 1 ),
		);
		$this->assertInvalid( $this->request( 'POST', $this->path(), $long ), 'copy' );
		$this->assertInvalid( $this->request( 'POST', $this->path(), array( 'copy' => '' ) + $long ), 'copy' );
		$this->assertInvalid( $this->request( 'POST', $this->path(), array( 'copy' => 'no version' ) ), 'version' );
	}

	public function test_no_copy_is_stored_for_a_missing_survey(): void {
		$sent = array(
			'version' => 1,
			'copy'    => 'x',
		);
		$this->assertNotFound( $this->request( 'POST', 'surveys/999999/kept', $sent ) );
		$this->assertNotFound( $this->request( 'GET', 'surveys/999999/kept' ) );
		self::assertSame( array(), $this->keepers( 999999 ) );
	}

	/** @return array<string, string|null>|null */
	private function rowOfSurvey(): ?array {
		return Plugin::get( Db::class )->row( 'SELECT * FROM {surveys} WHERE id = %d', array( $this->survey->id ) );
	}

	/** For the current user. */
	private function mayEdit(): void {
		remove_all_filters( 'map_meta_cap', 99 );
		add_filter(
			'map_meta_cap',
			static fn( array $needed, string $capability ): array => Permission::EDIT->value === $capability ? array( 'exist' ) : $needed,
			99,
			2
		);
	}
}
