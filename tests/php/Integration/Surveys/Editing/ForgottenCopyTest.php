<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\KeptTestCase;

/** Unsaved changes are deleted with what they belong to. */
final class ForgottenCopyTest extends KeptTestCase {

	public function test_a_save_deletes_the_copy_and_keeps_those_of_others(): void {
		$this->keep( 'of Ada' );
		$ada = get_current_user_id();
		$this->asRoleWith( Permission::EDIT );
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

	public function test_a_refused_save_keeps_the_copy(): void {
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

	public function test_deleting_the_survey_deletes_the_copy(): void {
		$this->keep( 'mine' );
		$ids = array( 'survey_ids' => array( $this->survey->id ) );
		$this->assertStatus( 200, $this->request( 'POST', 'surveys/trash', $ids ) );
		self::assertCount( 1, $this->keepers() );

		$this->assertStatus( 200, $this->request( 'DELETE', 'surveys', $ids ) );
		self::assertSame( array(), $this->keepers() );
	}

	public function test_deleting_the_account_deletes_the_copy(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$this->keep( 'mine' );
		$this->request( 'POST', "surveys/{$this->survey->id}/editing" );
		$mine = get_current_user_id();
		$this->asRoleWith( Permission::EDIT );
		$this->keep( 'of Ben' );

		wp_delete_user( $mine );

		self::assertSame( array( (string) get_current_user_id() ), $this->keepers() );
		self::assertSame( '0', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {editors}' ) );
	}

	public function test_the_nightly_job_deletes_a_copy_after_thirty_days(): void {
		$this->keep( 'mine' );

		$this->stopClockAt( '2026-12-21T10:00:00Z' );
		do_action( 'userfeedback_recount' );
		self::assertCount( 1, $this->keepers() );

		$this->stopClockAt( '2026-12-21T10:00:01Z' );
		do_action( 'userfeedback_recount' );
		self::assertSame( array(), $this->keepers() );
	}
}
