<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Manifest;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;

/** The builder's preview: what visitors would get of a survey that is being edited. */
final class DraftPreviewTest extends RestTestCase {

	public function test_returns_a_draft_as_visitors_would_get_it_and_stores_nothing(): void {
		$before = $this->titles();

		$answer = $this->preview( array( 'questions' => array( self::aQuestion( 'text', array( 'title' => 'What is missing?' ) ) ) ) );

		$this->assertStatus( 200, $answer );
		self::assertTrue( $answer->at( 'preview' ) );
		self::assertSame( 'What is missing?', $answer->at( 'surveys.0.questions.0.title' ) );
		self::assertSame( 'Thanks for your feedback!', $answer->at( 'surveys.0.thank_you.heading.0.text' ) );
		self::assertSame( $before, $this->titles() );
	}

	public function test_takes_omitted_fields_from_the_stored_survey_and_does_not_change_it(): void {
		$survey = $this->aSurvey( array( 'title' => 'Stored' ) );
		$stored = Plugin::get( SurveyRepository::class )->get( $survey->id );

		$answer = $this->preview( array( 'id' => $survey->id, 'settings' => array( 'thank_you' => array( 'message' => 'Bye' ) ) ) );

		self::assertSame( $survey->id, $answer->at( 'surveys.0.id' ) );
		self::assertSame( 'Bye', $answer->at( 'surveys.0.thank_you.heading.0.text' ) );
		self::assertSame( $survey->questions[0]->title, $answer->at( 'surveys.0.questions.0.title' ) );
		self::assertEquals( $stored, Plugin::get( SurveyRepository::class )->get( $survey->id ) );
	}

	public function test_shows_an_unfinished_draft_and_rejects_an_invalid_one(): void {
		$unfinished = array(
			self::aQuestion( 'text', array( 'title' => '' ) ),
			self::aQuestion( 'radio-button', array( 'config' => array( 'options' => array( '', '' ) ) ) ),
		);
		$this->assertStatus( 200, $this->preview( array( 'questions' => $unfinished ) ) );

		$this->assertInvalid( $this->preview( array( 'template' => 'no-such-template' ) ), 'template' );
		$this->assertNotFound( $this->preview( array( 'id' => 999999 ) ) );
	}

	public function test_shows_a_preview_that_is_older_than_the_last_save(): void {
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text', array( 'title' => 'Why?' ) ) ) ) );

		$late = self::aQuestion( 'text', array( 'id' => $survey->questions[0]->id ) );
		$this->assertStatus( 200, $this->preview( array( 'questions' => array( $late ) ) ) );
	}

	public function test_does_not_show_features_the_edition_lacks(): void {
		$dark = array( 'settings' => array( 'theming' => array( 'color_scheme' => 'dark' ) ) );

		$this->withPlan( Plan::PRO, Addon::BRANDING );
		self::assertStringContainsString( '--card:#333333', $this->preview( $dark )->text( 'surveys.0.look.style' ) );
		$this->withPlan( Plan::LITE );
		self::assertSame( '', $this->preview( $dark )->text( 'surveys.0.look.style' ) );
	}

	public function test_requires_the_permission_to_edit_surveys(): void {
		$this->asRoleWith( Permission::VIEW, Permission::SETTINGS, Permission::DELETE );

		$this->assertForbidden( $this->request( 'POST', 'surveys/preview', array( 'title' => 'Mine' ) ) );
	}

	/** @param array<string, mixed> $draft */
	private function preview( array $draft ): RestAnswer {
		return $this->asRoleWith( Permission::EDIT )->request( 'POST', 'surveys/preview', $draft + array( 'title' => 'Being written' ) );
	}

	/** @return array<int|string, mixed> titles of all surveys. */
	private function titles(): array {
		return $this->asRoleWith( Permission::EDIT )->request( 'GET', 'surveys' )->column( 'items', 'title' );
	}
}
