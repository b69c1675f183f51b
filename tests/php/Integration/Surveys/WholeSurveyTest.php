<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Settings\Webhook;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\WholeSurvey;

/** Saves, loads, duplicates, and again saves a survey with every feature; nothing is lost. */
final class WholeSurveyTest extends RestTestCase {

	/** Fields that the server sets, not the owner. */
	private const OF_THE_SERVER = array( 'id', 'version', 'created_at', 'cookie_name', 'status', 'title', 'share_today' );

	private RestAnswer $saved;

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
		$this->stopClockAt( '2026-11-21T10:00:00Z' );
		$this->saved = $this->request( 'POST', 'surveys', WholeSurvey::body() );
		$this->assertStatus( 200, $this->saved );
	}

	/** Covers every field of WholeSurvey, so that a dropped one is found. */
	public function test_a_saved_survey_equals_the_sent_one(): void {
		self::assertTrue( $this->saved->at( 'published' ) );
		$sent = array( 'notifications' => $this->seen( WholeSurvey::notifications() ) ) + WholeSurvey::body();
		self::assertGreaterThan( 6, count( $sent ) );
		foreach ( $sent as $name => $value ) {
			self::assertSame( $value, $this->saved->at( "survey.$name" ), $name );
		}
	}

	public function test_a_survey_read_and_sent_back_is_identical_byte_for_byte(): void {
		$read = $this->read( $this->saved->id( 'survey.id' ) );
		self::assertSame( $this->saved->at( 'survey' ), $read->body );

		$again = $this->raw( 'POST', 'surveys', (string) wp_json_encode( $read->body ) );

		$this->assertStatus( 200, $again );
		self::assertSame(
			wp_json_encode( $this->ofTheOwner( $read->body ) ),
			wp_json_encode( $this->ofTheOwner( $again->at( 'survey' ) ) )
		);
		self::assertSame( WholeSurvey::SECRET, $this->secret( $read->id() ) );
	}

	public function test_a_copy_is_the_same_survey_with_conditions_about_its_own_questions(): void {
		$id   = $this->saved->id( 'survey.id' );
		$copy = $this->read( $this->request( 'POST', "surveys/$id/duplicate" )->id() );
		$ids  = array_combine(
			array_filter( array_column( WholeSurvey::questions(), 'id' ), 'is_string' ),
			array_filter( $copy->column( 'questions', 'id' ), 'is_string' )
		);
		self::assertSame( array(), array_intersect_key( $ids, array_flip( $ids ) ) );
		$rows = array(
			WholeSurvey::RANKING => array( WholeSurvey::FOOD, WholeSurvey::ROOM ),
			WholeSurvey::MATRIX  => array( WholeSurvey::SPEED, WholeSurvey::PRICE ),
		);
		foreach ( $rows as $question => $ofQuestion ) {
			$index = (int) array_search( $question, array_column( WholeSurvey::questions(), 'id' ), true );
			$ids  += array_combine( $ofQuestion, array_filter( $copy->column( "questions.$index.config.rows", 'id' ), 'is_string' ) );
		}

		$ids[ WholeSurvey::WEBHOOK ] = $copy->text( 'notifications.webhook.webhooks.0.id' );
		$ids['"for_team":true']      = '"for_team":false'; // It is not set for the copy.

		$ids['"enabled":true,"slug":"a-whole-survey"'] = '"enabled":false,"slug":""'; // Only one survey can have the URL.

		$expected = strtr( (string) wp_json_encode( $this->ofTheOwner( $this->saved->at( 'survey' ) ) ), $ids );

		self::assertSame( $expected, wp_json_encode( $this->ofTheOwner( $copy->body ) ) );
		self::assertNotSame( WholeSurvey::WEBHOOK, $ids[ WholeSurvey::WEBHOOK ] );
		self::assertSame( WholeSurvey::SECRET, $this->secret( $copy->id() ) );
		self::assertSame( array( 'draft', 'Copy of Everything' ), array( $copy->at( 'status' ), $copy->at( 'title' ) ) );

		$again = $this->raw( 'POST', 'surveys', (string) wp_json_encode( $copy->body ) );
		self::assertSame( $this->ofTheOwner( $copy->body ), $this->ofTheOwner( $again->at( 'survey' ) ) );
	}

	public function test_an_unsent_part_stays_and_a_sent_part_replaces_the_previous_one(): void {
		$id    = $this->saved->id( 'survey.id' );
		$saved = $this->request(
			'POST',
			'surveys',
			array(
				'id'            => $id,
				'title'         => 'Everything',
				'settings'      => array( 'behavior' => array( 'timing' => 'half_page' ) ),
				'notifications' => array( 'webhook' => array( 'active' => false ) ),
			)
		);

		self::assertSame( $this->saved->at( 'survey.settings.theming' ), $saved->at( 'survey.settings.theming' ) );
		self::assertSame(
			array( 'half_page', 20, 'until_response' ),
			array(
				$saved->at( 'survey.settings.behavior.timing' ),
				$saved->at( 'survey.settings.behavior.timing_delay' ),
				$saved->at( 'survey.settings.behavior.display_length' ),
			)
		);
		self::assertSame( $this->saved->at( 'survey.notifications.email' ), $saved->at( 'survey.notifications.email' ) );
		self::assertSame( array(), $saved->at( 'survey.notifications.webhook.webhooks' ) );
	}

	public function test_a_secret_is_never_shown_and_is_deleted_only_when_sent_empty(): void {
		self::assertStringNotContainsString( WholeSurvey::SECRET, (string) wp_json_encode( $this->saved->body ) );
		self::assertTrue( $this->saved->at( 'survey.notifications.webhook.webhooks.0.has_secret' ) );
		self::assertStringNotContainsString(
			WholeSurvey::SECRET,
			(string) Plugin::get( Db::class )->value(
				'SELECT notifications FROM {surveys} WHERE id = %d',
				array( $this->saved->id( 'survey.id' ) )
			)
		);

		$without = $this->webhookWith( array( 'secret' => '' ) );

		self::assertFalse( $without->at( 'survey.notifications.webhook.webhooks.0.has_secret' ) );
		self::assertNull( $this->secret( $without->id( 'survey.id' ) ) );
	}

	/** Otherwise its deliveries would be unsigned, and the owner would see a secret. */
	public function test_a_webhook_with_an_unreadable_secret_is_not_delivered_until_it_has_a_new_one(): void {
		$id      = $this->saved->id( 'survey.id' );
		$webhook = fn(): Webhook => Plugin::get( SurveyRepository::class )->get( $id )->notifications->webhooks[0];
		$changed = static fn(): string => 'the salts of another wp-config.php';
		self::assertTrue( $webhook()->mayBeDelivered() );

		add_filter( 'salt', $changed );
		self::assertFalse( $this->read( $id )->at( 'notifications.webhook.webhooks.0.has_secret' ) );
		self::assertFalse( $webhook()->mayBeDelivered() );
		$this->webhookWith( array( 'name' => 'Renamed' ) );
		self::assertFalse( $webhook()->mayBeDelivered() );

		$this->webhookWith( array( 'secret' => 'a new one' ) );
		self::assertFalse( $webhook()->mayBeDelivered(), 'Its headers cannot be opened either.' );
		$given = $this->webhookWith( array( 'secret' => 'a new one', 'headers' => array() ) );
		self::assertTrue( $given->at( 'survey.notifications.webhook.webhooks.0.has_secret' ) );
		self::assertTrue( $webhook()->mayBeDelivered() );
		$this->webhookWith( array( 'secret' => '', 'headers' => array() ) );
		self::assertTrue( $webhook()->mayBeDelivered(), 'It is to have none.' );
	}

	public function test_a_webhook_of_another_survey_cannot_reuse_its_secret(): void {
		$thief = $this->request(
			'POST',
			'surveys',
			array(
				'title'         => 'Thief',
				'notifications' => array( 'webhook' => array( 'webhooks' => array( array( 'id' => WholeSurvey::WEBHOOK ) ) ) ),
			)
		);

		self::assertFalse( $thief->at( 'survey.notifications.webhook.webhooks.0.has_secret' ) );
	}

	/** @param array<string, mixed> $change */
	private function webhookWith( array $change ): RestAnswer {
		$read = (array) $this->saved->at( 'survey.notifications.webhook.webhooks.0' );
		return $this->request(
			'POST',
			'surveys',
			array(
				'id'            => $this->saved->id( 'survey.id' ),
				'title'         => 'Everything',
				'notifications' => array( 'webhook' => array( 'active' => true, 'webhooks' => array( $change + $read ) ) ),
			)
		);
	}

	private function read( int $id ): RestAnswer {
		return $this->request( 'GET', "surveys/$id" );
	}

	private function secret( int $id ): ?string {
		return Plugin::get( SurveyRepository::class )->get( $id )->notifications->webhooks[0]->secret();
	}

	/** @return array<array-key, mixed> */
	private function ofTheOwner( mixed $survey ): array {
		return array_diff_key( (array) $survey, array_flip( self::OF_THE_SERVER ) );
	}

	/**
	 * @param array<string, mixed> $notifications
	 * @return array<string, mixed>
	 */
	private function seen( array $notifications ): array {
		/** @var array{webhook: array{active: bool, webhooks: list<array<string, mixed>>}} $notifications */
		$notifications['webhook']['webhooks'] = array_map(
			static fn( array $webhook ): array => array_replace(
				array_diff_key( $webhook, array( 'secret' => null ) ),
				array(
					'headers'    => array( array( 'key' => 'X-From', 'has_value' => true ), array( 'key' => '', 'has_value' => false ) ),
					'has_secret' => true,
				)
			),
			$notifications['webhook']['webhooks']
		);
		return $notifications;
	}
}
