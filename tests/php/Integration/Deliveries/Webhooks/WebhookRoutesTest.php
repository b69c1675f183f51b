<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries\Webhooks;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Deliveries\WebhookTestCase;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Tests\Support\Made\WholeSurvey;

/** A webhook that is being edited: previewing its request and sending it once. */
final class WebhookRoutesTest extends WebhookTestCase {

	use Responding;

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
	}

	public function test_shows_a_made_up_sample_and_marks_it_before_the_first_response(): void {
		$sample = $this->asked( 'sample', self::aDraft(), $this->webhook() );

		$this->assertStatus( 200, $sample );
		self::assertTrue( $sample->at( 'is_made_up' ) );
		self::assertStringContainsString( '"value":"Yes"', $sample->text( 'body' ) );
		self::assertSame( array(), $this->receiver->got() );
	}

	public function test_a_sample_uses_the_latest_answers_and_the_unsaved_survey_and_hides_secrets(): void {
		$survey = $this->aSurvey( array( 'notifications' => $this->notifications( array() ) ) );
		$this->respond( $survey, array( 'No' ) );
		$email   = array( 'addresses' => 'half-typed@' );
		$draft   = array( 'id' => $survey->id, 'title' => 'Renamed', 'notifications' => array( 'email' => $email ) );
		$webhook = $this->webhook( array( 'id' => $survey->notifications->webhooks[0]->id, 'name' => 'Other' ) );

		$sample = $this->asked( 'sample', $draft, $webhook );

		$this->assertStatus( 200, $sample );
		self::assertFalse( $sample->at( 'is_made_up' ) );
		self::assertStringContainsString( '"title":"Renamed"', $sample->text( 'body' ) );
		self::assertStringContainsString( '"value":"No"', $sample->text( 'body' ) );
		self::assertSame( '•••', $sample->column( 'headers', 'value', 'key' )['Authorization'] ?? null );
		self::assertSame( '•••', $sample->column( 'headers', 'value', 'key' )['webhook-signature'] ?? null );
		self::assertStringNotContainsString( 'K7s3cr3t', (string) wp_json_encode( $sample->body ) );
		self::assertSame( array(), $this->receiver->got() );
	}

	public function test_sends_a_test_once_with_stored_values_and_returns_the_reply(): void {
		$survey  = $this->told( array( 'path' => '/signed' ) );
		$stored  = $survey->notifications->webhooks[0];
		$webhook = array(
			'id'          => $stored->id,
			'request_url' => $stored->url,
			'headers'     => array( array( 'key' => 'Authorization', 'has_value' => true ) ),
			'body'        => array( array( 'key' => 'score', 'value' => WholeSurvey::SCORE ) ),
		);

		$tested = $this->asked( 'test', array( 'id' => $survey->id, 'title' => 'Everything' ), $webhook );

		$this->assertStatus( 200, $tested );
		self::assertSame( array( true, 200 ), array( $tested->at( 'success' ), $tested->at( 'status' ) ) );
		self::assertSame( 'Webhook test sent successfully!', $tested->at( 'message' ) );
		[ $got ] = $this->receiver->got();
		self::assertCount( 1, $this->receiver->got() );
		self::assertSame( self::KEY, $got[3]['authorization'] );
		self::assertStringStartsWith( 'msg_test_', $got[3]['webhook-id'] );
		self::assertSame( '{"score":9}', $got[4] );
	}

	/** @dataProvider manners */
	public function test_a_failed_test_reports_the_status_and_reason( string $path, int $status, string $sentence, string $body ): void {
		$tested = $this->asked( 'test', self::aDraft(), $this->webhook( array( 'path' => $path ) ) );
		$this->assertStatus( 200, $tested );
		$said = array( $tested->at( 'success' ), $tested->at( 'status' ), $tested->at( 'body' ) );
		self::assertSame( array( false, $status, $body ), $said );
		self::assertStringContainsString( $sentence, $tested->text( 'message' ) );
		self::assertCount( 1, $this->receiver->got() );
	}

	/** @return array<string, array{string, int, string, string}> */
	public static function manners(): array {
		return array(
			'an error'   => array( '/error', 500, 'had an error', 'at line 7' ),
			'a redirect' => array( '/redirect', 302, 'don’t follow redirects', '' ),
			'too much'   => array( '/busy', 429, 'limiting the number of requests', 'slow down' ),
			'no answer'  => array( '/close', 0, 'closed the connection', '' ),
		);
	}

	public function test_rejects_what_saving_would_reject_and_names_the_field(): void {
		$survey = self::aDraft();
		foreach ( array( 'sample', 'test' ) as $do ) {
			foreach ( array( 'http://169.254.169.254/latest', 'ftp://example.org/' ) as $url ) {
				$this->assertInvalid( $this->asked( $do, $survey, array( 'request_url' => $url ) ), 'webhook.request_url' );
			}
			$header = array( 'headers' => array( array( 'key' => 'Host', 'value' => 'evil.example' ) ) );
			$this->assertInvalid( $this->asked( $do, $survey, $header + $this->webhook() ), 'webhook.headers[0].key' );
			$nobody = array( array( 'title' => 'No', 'type' => 'radio-button', 'id' => 'x', 'config' => array( 'options' => array() ) ) );
			$this->assertStatus( 400, $this->asked( $do, array( 'questions' => $nobody ) + $survey, $this->webhook() ) );
			$template = $this->asked( $do, array( 'template' => 'no-such-template' ) + $survey, $this->webhook() );
			$this->assertInvalid( $template, 'survey.template' );
			$this->assertNotFound( $this->asked( $do, array( 'id' => 999_999 ) + $survey, $this->webhook() ) );
		}
		$this->assertInvalid( $this->asked( 'test', $survey, array( 'request_url' => '' ) ), 'webhook.request_url' );
		$this->assertStatus( 200, $this->asked( 'sample', $survey, array( 'request_url' => '' ) ) );
		self::assertSame( array(), $this->receiver->got() );
	}

	public function test_a_test_does_not_send_a_stored_secret_to_another_address(): void {
		$survey  = $this->told( array( 'request_url' => 'https://example.org/hook' ) );
		$webhook = array(
			'id'          => $survey->notifications->webhooks[0]->id,
			'request_url' => "http://{$this->receiver->host}/thief",
			'headers'     => array( array( 'key' => 'Authorization', 'has_value' => true ) ),
		);
		foreach ( array( 'sample', 'test' ) as $do ) {
			$refused = $this->asked( $do, array( 'id' => $survey->id, 'title' => 'Everything' ), $webhook );
			$this->assertInvalid( $refused, 'webhook.secret' );
			$this->assertInvalid( $refused, 'webhook.headers[0].value' );
		}
		self::assertSame( array(), $this->receiver->got() );
	}

	public function test_sends_nothing_without_the_permissions_or_without_the_feature(): void {
		$survey = self::aDraft();
		foreach ( array( 'sample', 'test' ) as $do ) {
			foreach ( array(
				array( Permission::EDIT ),
				array( Permission::VIEW ),
				array( Permission::EDIT, Permission::SETTINGS, Permission::DELETE ),
			) as $rights ) {
				$this->asRoleWith( ...$rights );
				$this->assertForbidden( $this->asked( $do, $survey, $this->webhook() ) );
			}
			$this->asRoleWith( Permission::EDIT, Permission::VIEW );
			$this->withPlan( Plan::PLUS );
			$locked = $this->asked( $do, $survey, $this->webhook() );
			$this->assertStatus( 403, $locked );
			self::assertSame( 'webhooks', $locked->at( 'data.upgrade.feature' ) );
		}
		self::assertSame( array(), $this->receiver->got() );
	}

	public function test_limits_each_user_to_ten_tests_a_minute(): void {
		$this->stopClockAt( '2026-11-24T10:00:30Z' );
		$again = fn(): RestAnswer => $this->asked( 'test', self::aDraft(), $this->webhook() );
		for ( $times = 0; $times < 10; $times++ ) {
			$this->assertStatus( 200, $again() );
		}
		$refused = $again();
		$this->assertStatus( 429, $refused );
		self::assertSame( '30', $refused->headers['Retry-After'] ?? null );
		self::assertStringContainsString( 'Too many tests', $refused->text( 'message' ) );
		self::assertCount( 10, $this->receiver->got() );

		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
		$this->assertStatus( 200, $again() );
	}

	/** @return array<string, mixed> */
	private static function aDraft(): array {
		return array( 'title' => 'New', 'questions' => array( self::aQuestion() ) );
	}

	/**
	 * @param array<string, mixed> $survey
	 * @param array<string, mixed> $webhook
	 */
	private function asked( string $what, array $survey, array $webhook ): RestAnswer {
		return $this->request( 'POST', "webhooks/$what", compact( 'survey', 'webhook' ) );
	}
}
