<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\RestTestCase;

/** The last editor of a survey and the time, as another editor sees them. */
final class LastChangeTest extends RestTestCase {

	private int $id;

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Permission::EDIT, Permission::DELETE );
		$this->stopClockAt( '2026-11-21T10:00:00Z' );
		$this->id = $this->request( 'POST', 'surveys', array( 'title' => 'Whose?' ) )->id( 'survey.id' );
		wp_update_user(
			array(
				'ID'           => get_current_user_id(),
				'display_name' => 'Ada of the night shift',
			)
		);
	}

	public function test_a_save_records_its_user(): void {
		$this->assertLastChange( '2026-11-21T10:00:00+00:00', 'Ada of the night shift' );

		$this->asRoleWith( Permission::EDIT );
		$this->stopClockAt( '2026-11-21T11:00:00Z' );
		$saved = $this->request(
			'POST',
			'surveys',
			array(
				'id'    => $this->id,
				'title' => 'Mine',
			)
		);
		self::assertSame( get_current_user_id(), $saved->at( 'survey.changed.user_id' ) );
		$this->assertLastChange( '2026-11-21T11:00:00+00:00', wp_get_current_user()->display_name );
	}

	public function test_a_status_change_records_its_user(): void {
		$this->asRoleWith( Permission::EDIT, Permission::DELETE );
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->assertStatus( 200, $this->request( 'POST', 'surveys/trash', array( 'survey_ids' => array( $this->id ) ) ) );

		$this->assertLastChange( '2026-11-21T12:00:00+00:00', wp_get_current_user()->display_name );
	}

	public function test_a_copy_records_its_user(): void {
		$this->asRoleWith( Permission::EDIT );
		$this->stopClockAt( '2026-11-21T13:00:00Z' );
		$this->id = $this->request( 'POST', "surveys/$this->id/duplicate" )->id();

		$this->assertLastChange( '2026-11-21T13:00:00+00:00', wp_get_current_user()->display_name );
	}

	public function test_no_user_is_named_if_none_was_recorded_or_the_user_was_deleted(): void {
		$db = Plugin::get( Db::class );
		$db->write( 'UPDATE {surveys} SET changed_by = 0 WHERE id = %d', array( $this->id ) );
		$this->assertLastChange( '2026-11-21T10:00:00+00:00', '' );

		$db->write( 'UPDATE {surveys} SET changed_at = NULL WHERE id = %d', array( $this->id ) );
		self::assertNull( $this->request( 'GET', "surveys/$this->id" )->at( 'changed' ) );
	}

	private function assertLastChange( string $moment, string $name ): void {
		$survey = $this->request( 'GET', "surveys/$this->id" );
		self::assertSame( array( $moment, $name ), array( $survey->at( 'changed.at' ), $survey->at( 'changed.name' ) ) );
	}
}
