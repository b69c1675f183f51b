<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Copies;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\RestTestCase;

final class DuplicateSurveyTest extends RestTestCase {

	public function test_a_copy_is_a_draft_with_the_same_questions_under_new_ids(): void {
		$original = $this->aSurvey(
			array(
				'publish_at' => '2026-01-02T03:04:05Z',
				'questions'  => array(
					self::aQuestion(),
					self::aQuestion( 'email', array( 'config' => array( 'include_name' => true ) ) ),
				),
			)
		);

		$answer = $this->asRoleWith( Permission::EDIT )->request( 'POST', "surveys/$original->id/duplicate" );

		$this->assertStatus( 201, $answer );
		$copy = Plugin::get( SurveyRepository::class )->get( $answer->id() );
		self::assertSame( 'Copy of What do you think?', $copy->title );
		self::assertSame( SurveyStatus::DRAFT, $copy->status );
		self::assertNull( $copy->publishAt );
		self::assertSame(
			array( array( 'Yes', 'No' ), array() ),
			array_map( static fn( Question $question ): array => $question->options, $copy->questions )
		);
		self::assertTrue( $copy->questions[1]->includeName );
		$ids = static fn( Question $question ): string => $question->id;
		self::assertSame( array(), array_intersect( array_map( $ids, $copy->questions ), array_map( $ids, $original->questions ) ) );
	}

	public function test_a_long_title_is_cut_to_the_maximum_length(): void {
		$original = $this->aSurvey( array( 'title' => str_repeat( 'ü', 200 ) ) );

		$answer = $this->asRoleWith( Permission::EDIT )->request( 'POST', "surveys/$original->id/duplicate" );

		self::assertSame( 'Copy of ' . str_repeat( 'ü', 192 ), Plugin::get( SurveyRepository::class )->get( $answer->id() )->title );
	}

	public function test_a_missing_survey_cannot_be_copied(): void {
		$this->assertNotFound( $this->asRoleWith( Permission::EDIT )->request( 'POST', 'surveys/999999/duplicate' ) );
	}
}
