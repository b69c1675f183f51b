<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\Survey;

/** Base test with a published survey and an editor with an autosave. */
abstract class KeptTestCase extends RestTestCase {

	protected Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->survey = $this->aSurvey( array( 'status' => 'publish' ) );
		$this->asRoleWith( Permission::EDIT, Permission::DELETE );
		$this->stopClockAt( '2026-11-21T10:00:00Z' );
	}

	protected function path(): string {
		return "surveys/{$this->survey->id}/kept";
	}

	protected function keep( string $copy, int $version = 1 ): void {
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
	protected function kept(): ?array {
		$answer = $this->request( 'GET', $this->path() );
		$this->assertStatus( 200, $answer );
		$kept = $answer->at( 'kept' );
		return is_array( $kept ) ? $kept : null;
	}

	/** @return list<string|null> ids of users who have a copy of it. */
	protected function keepers( ?int $surveyId = null ): array {
		$rows = Plugin::get( Db::class )->rows(
			'SELECT user_id FROM {kept} WHERE survey_id = %d ORDER BY user_id',
			array( $surveyId ?? $this->survey->id )
		);
		return array_column( $rows, 'user_id' );
	}
}
