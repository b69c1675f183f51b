<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Tests\Support\Made\Stored;
use UserFeedback\Tests\Support\Made\WholeSurvey;
use UserFeedback\Tests\Support\Servers\Smtp\MailTestCase;

/** The sample message that an owner sees while writing the survey. */
final class SampleMailTest extends MailTestCase {

	use Responding;

	public function test_an_unsaved_survey_gets_a_sample_with_a_made_up_response(): void {
		$told   = array( 'notifications' => array( 'email' => array( 'addresses' => 'one@example.org' ) ) );
		$sample = $this->asRoleWith( Permission::EDIT, Permission::VIEW )->sample( $told + WholeSurvey::body() );

		$this->assertStatus( 200, $sample );
		self::assertTrue( $sample->at( 'is_made_up' ) );
		self::assertSame( 'New response to “Everything”', $sample->text( 'subject' ) );
		self::assertSame( 'visitor@example.com', $sample->text( 'reply_to' ) );
		self::assertStringContainsString( "A question of type nps?\n    9 of 10\n", $sample->text( 'text' ) );
		self::assertStringContainsString( '#/new/notifications', $sample->text( 'html' ) );
	}

	public function test_the_latest_response_is_shown_only_to_users_who_can_view_results(): void {
		$survey = $this->aSurvey( array( 'questions' => array( self::aQuestion( 'text', array( 'title' => 'Why?' ) ) ) ) );
		$this->respond( $survey, array( 'Because of the old secret' ), '2026-11-22T12:00:00Z' );
		$id    = $this->respond( $survey, array( 'Because of the secret' ), '2026-11-23T12:00:00Z' );
		$draft = array( 'id' => $survey->id, 'title' => 'Cake' );

		$seen = $this->asRoleWith( Permission::EDIT, Permission::VIEW )->sample( $draft );
		self::assertFalse( $seen->at( 'is_made_up' ) );
		self::assertSame( 'New response to “Cake”', $seen->text( 'subject' ) );
		self::assertStringContainsString( "Why?\n    Because of the secret\n", $seen->text( 'text' ) );
		self::assertStringContainsString( "#/survey/$survey->id/responses/$id\n", $seen->text( 'text' ) );

		$hidden = $this->asRoleWith( Permission::EDIT )->sample( $draft );
		self::assertTrue( $hidden->at( 'is_made_up' ) );
		self::assertStringContainsString( "Why?\n    A sample written answer.\n", $hidden->text( 'text' ) );
		self::assertStringNotContainsString( 'secret', (string) wp_json_encode( $hidden->body ) );
	}

	public function test_the_sample_follows_the_email_settings_and_the_frequency_of_the_draft(): void {
		update_option( 'userfeedback_settings', array( 'summaries_html_template' => false ) );
		$draft  = array( 'notifications' => array( 'email' => array( 'frequency' => 'daily' ) ) ) + WholeSurvey::body();
		$sample = $this->asRoleWith( Permission::EDIT )->sample( $draft );

		self::assertSame( '1 new response to “Everything”', $sample->text( 'subject' ) );
		self::assertSame( array( '', '' ), array( $sample->text( 'reply_to' ), $sample->text( 'html' ) ) );
	}

	public function test_nothing_is_sent_or_stored_and_strangers_and_invalid_drafts_are_refused(): void {
		$survey = $this->aSurvey();
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
		$before = Stored::now();
		$this->assertStatus( 200, $this->sample( array( 'id' => $survey->id, 'title' => 'Cake' ) ) );
		$this->assertStatus( 404, $this->sample( array( 'id' => 999_999, 'title' => 'Cake' ) ) );
		$this->assertStatus( 400, $this->sample( array( 'title' => 'Cake', 'to' => 'ann@example.org' ) ) );
		$this->assertStatus( 400, $this->request( 'POST', 'response-mail/sample', array() ) );
		self::assertEquals( $before, Stored::now() );
		self::assertSame( array(), $this->server->taken() );
		$this->assertStatus( 403, $this->asRoleWith( Permission::VIEW )->sample( array( 'title' => 'Cake' ) ) );
	}

	/** @param array<string, mixed> $survey */
	private function sample( array $survey ): RestAnswer {
		return $this->request( 'POST', 'response-mail/sample', array( 'survey' => $survey ) );
	}
}
