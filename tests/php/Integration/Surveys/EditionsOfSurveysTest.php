<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\WholeSurvey;

/** Parts of a full-featured survey that a save keeps, by plan and add-ons. Each test quotes its line. */
final class EditionsOfSurveysTest extends RestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
	}

	/**
	 * "On save, without the question-types add-on, nps and star-rating questions are removed and randomize and
	 * comment_box turned off"; "Free edition cannot use star-rating, nps, image-radio, icon-choice".
	 */
	public function test_without_question_types_there_are_no_extra_questions_randomize_or_comments(): void {
		$saved = $this->saveWith( Plan::ELITE, Addon::QUESTION_TYPES );

		self::assertSame(
			array( 'radio-button', 'checkbox', 'image-radio', 'icon-choice', 'email', 'text', 'long-text' ),
			$saved->column( 'survey.questions', 'type' )
		);
		foreach ( $saved->column( 'survey.questions', 'settings' ) as $settings ) {
			self::assertIsArray( $settings );
			self::assertSame( array( false, false ), array( $settings['randomize'], $settings['comment_box'] ) );
		}
		self::assertTrue( $saved->at( 'survey.questions.4.settings.required' ) );
		self::assertSame( 'survey', $saved->at( 'survey.type' ) );
		self::assertSame( array( WholeSurvey::TEXT ), $saved->column( 'survey.settings.thank_you.conditions', 'question' ) );
		self::assertFalse( $saved->at( 'survey.notifications.email.logic.enable' ) );
		self::assertSame( array( '', WholeSurvey::TEXT ), $saved->column( 'survey.notifications.webhook.webhooks.0.body', 'value' ) );
	}

	/**
	 * "Free edition cannot use star-rating, nps, image-radio, icon-choice"; "On save, without the question-types
	 * add-on, nps and star-rating questions are removed".
	 */
	public function test_picture_choices_need_a_plan_but_no_addon(): void {
		self::assertSame(
			array( 'radio-button', 'checkbox', 'email', 'text', 'long-text' ),
			$this->saveWith( Plan::LITE )->column( 'survey.questions', 'type' )
		);
		self::assertContains( 'image-radio', $this->saveWith( Plan::PLUS, Addon::QUESTION_TYPES )->column( 'survey.questions', 'type' ) );
		self::assertStringContainsString( 'an image or icon question', $this->saveWith( Plan::LITE )->text( 'message' ) );
	}

	public function test_the_credit_line_is_off_in_a_new_survey_and_can_be_turned_on_in_any_plan(): void {
		$this->withPlan( Plan::LITE );
		$new = $this->request( 'POST', 'surveys', array( 'title' => 'Plain' ) );
		self::assertSame(
			array( false, 'none' ),
			array( $new->at( 'survey.settings.theming.show_logo' ), $new->at( 'survey.settings.theming.logo_type' ) )
		);

		$turnedOn = $this->request(
			'POST',
			'surveys',
			array(
				'id'       => $new->id( 'survey.id' ),
				'title'    => 'Plain',
				'settings' => array( 'theming' => array( 'logo_type' => 'userfeedback' ) ),
			)
		);
		self::assertSame(
			array( true, 'userfeedback', 'Saved as a Draft.' ),
			array(
				$turnedOn->at( 'survey.settings.theming.show_logo' ),
				$turnedOn->at( 'survey.settings.theming.logo_type' ),
				$turnedOn->at( 'message' ),
			)
		);
	}

	public function test_a_survey_of_only_extra_questions_is_kept_as_an_empty_draft(): void {
		$this->allBut( Plan::ELITE, Addon::QUESTION_TYPES );

		$saved = $this->request(
			'POST',
			'surveys',
			array( 'title' => 'Stars', 'status' => 'publish', 'questions' => array( self::aQuestion( 'star-rating' ) ) )
		);

		self::assertSame( array( 'draft', array() ), array( $saved->at( 'survey.status' ), $saved->at( 'survey.questions' ) ) );
		self::assertSame(
			'The Survey can\'t be published: It has no questions. Some changes weren’t saved: your plan or add-ons don’t include this question type.',
			$saved->at( 'message' )
		);
	}

	/**
	 * "without the targeting, branding or behavior add-ons those settings reset to defaults"; "otherwise devices are
	 * forced to desktop only".
	 */
	public function test_without_targeting_pages_are_all_and_devices_are_desktop(): void {
		$this->assertPart(
			array( 'devices' => array( 'desktop' ), 'pages' => 'all', 'page_rules' => array() ),
			$this->saveWith( Plan::ELITE, Addon::TARGETING ),
			'targeting'
		);
	}

	/** "custom device selection needs a licensed targeting add-on and not a plus licence; otherwise devices are forced to desktop only". */
	public function test_plus_can_target_pages_but_not_devices(): void {
		$saved = $this->saveWith( Plan::PLUS );

		self::assertSame( array( 'desktop' ), $saved->at( 'survey.settings.targeting.devices' ) );
		self::assertSame( 'select', $saved->at( 'survey.settings.targeting.pages' ) );
		self::assertCount( 3, $saved->items( 'survey.settings.targeting.page_rules' ) );
	}

	/** "Geo targeting needs a licensed and active geo-restrictions add-on". */
	public function test_without_geo_restrictions_a_survey_is_for_all_countries(): void {
		$this->assertPart(
			array( 'target' => 'all', 'countries' => array() ),
			$this->saveWith( Plan::ELITE, Addon::GEO_RESTRICTIONS ),
			'geo_targeting'
		);
	}

	/** "without the targeting, branding or behavior add-ons those settings reset to defaults". */
	public function test_without_behavior_a_survey_opens_immediately_and_until_there_is_a_response(): void {
		$expected = array(
			'timing'            => 'immediate',
			'timing_delay'      => 20,
			'display_length'    => 'until_response',
			'run_time'          => 'indefinitely',
			'expire_at'         => null,
			'start_minimized'   => false,
			'ask_again_days'    => 0,
			'max_responses'     => null,
			'spread_days'       => null,
			'hard_limit'        => false,
			'late_message'      => '',
			'quotas'            => array(),
			'quiet'             => 'site',
			'quiet_days'        => 90,
			'share'             => 1000,
			'drop_off'          => false,
			'keep_partial'      => false,
			'keep_partial_text' => false,
		);

		$this->assertPart( $expected, $this->saveWith( Plan::ELITE, Addon::BEHAVIOR ), 'behavior' );
	}

	/** "Redirect and conditional redirect need the behavior add-on active." */
	public function test_without_behavior_visitors_are_not_redirected(): void {
		$this->assertPart(
			array(
				'type'        => 'message',
				'message'     => 'Bye',
				'button'      => array( 'label' => 'Home', 'page' => array( 'id' => 2, 'label' => 'Sample' ) ),
				'redirect_to' => null,
				'conditions'  => array(),
			),
			$this->saveWith( Plan::ELITE, Addon::BEHAVIOR ),
			'thank_you'
		);
	}

	/** "Scheduling needs the behavior add-on licensed and active". */
	public function test_without_behavior_a_future_date_is_dropped_and_the_survey_is_not_published(): void {
		$this->allBut( Plan::ELITE, Addon::BEHAVIOR );
		$this->stopClockAt( '2026-11-21T10:00:00Z' );

		$saved = $this->request( 'POST', 'surveys', array( 'publish_at' => '2026-12-01T10:00:00Z' ) + WholeSurvey::body() );

		self::assertSame(
			array( null, 'draft', false ),
			array( $saved->at( 'survey.publish_at' ), $saved->at( 'survey.status' ), $saved->at( 'published' ) )
		);
		self::assertStringStartsWith(
			'Scheduling requires the Behavior add-on. The survey was saved as a draft. Some changes weren’t saved: your plan or add-ons don’t include ',
			$saved->text( 'message' )
		);
	}

	/**
	 * "without the targeting, branding or behavior add-ons those settings reset to defaults"; positions and button texts are
	 * not branding.
	 */
	public function test_without_branding_colors_and_logo_are_default_and_position_and_texts_are_kept(): void {
		$saved = $this->saveWith( Plan::ELITE, Addon::BRANDING );

		self::assertSame(
			array( 'light', '#ffffff', 'none', '' ),
			array(
				$saved->at( 'survey.settings.theming.color_scheme' ),
				$saved->at( 'survey.settings.theming.widget_color' ),
				$saved->at( 'survey.settings.theming.logo_type' ),
				$saved->at( 'survey.settings.theming.custom_logo' ),
			)
		);
		self::assertSame(
			array( 'middle_left', 'Not now', 'On' ),
			array(
				$saved->at( 'survey.settings.theming.position' ),
				$saved->at( 'survey.settings.theming.skip_text' ),
				$saved->at( 'survey.settings.theming.next_text' ),
			)
		);
	}

	/** "Widget position middle_left and middle_right are selectable only on Pro." */
	public function test_the_free_edition_shows_surveys_only_in_a_corner(): void {
		self::assertSame( 'bottom_right', $this->saveWith( Plan::LITE )->at( 'survey.settings.theming.position' ) );
	}

	/** "email logic resets unless the licence is elite or pro". */
	public function test_email_logic_needs_pro_or_elite(): void {
		$reset = array( 'enable' => false, 'action' => 'send', 'conditions' => array() );

		self::assertSame( $reset, $this->saveWith( Plan::LITE )->at( 'survey.notifications.email.logic' ) );
		self::assertSame( $reset, $this->saveWith( Plan::PLUS )->at( 'survey.notifications.email.logic' ) );
		self::assertTrue( $this->saveWith( Plan::PRO )->at( 'survey.notifications.email.logic.enable' ) );
		self::assertTrue( $this->saveWith( Plan::ELITE )->at( 'survey.notifications.email.logic.enable' ) );
	}

	/** "The thank-you message text area and redirect are locked without pro." */
	public function test_the_free_edition_uses_the_default_thank_you_message(): void {
		$this->assertPart(
			array(
				'type'        => 'message',
				'message'     => 'Thanks for your feedback!',
				'button'      => null,
				'redirect_to' => null,
				'conditions'  => array(),
			),
			$this->saveWith( Plan::LITE ),
			'thank_you'
		);
	}

	/** "Webhooks need the webhooks add-on licensed and active"; "The cloud-drive integration works the same way". */
	public function test_without_their_addons_webhooks_and_google_drive_are_off_but_kept(): void {
		$webhooks = $this->saveWith( Plan::ELITE, Addon::WEBHOOKS );
		$drive    = $this->saveWith( Plan::ELITE, Addon::GOOGLE_DRIVE );

		self::assertFalse( $webhooks->at( 'survey.notifications.webhook.active' ) );
		self::assertCount( 1, $webhooks->items( 'survey.notifications.webhook.webhooks' ) );
		self::assertTrue( $webhooks->at( 'survey.settings.google_drive.enable' ) );
		$this->assertPart( array( 'enable' => false, 'file_name' => 'Answers', 'spreadsheet_id' => '' ), $drive, 'google_drive' );
		self::assertTrue( $drive->at( 'survey.notifications.webhook.active' ) );
	}

	/**
	 * @dataProvider losses
	 * @param list<Addon> $without
	 */
	public function test_a_save_lists_what_it_could_not_keep( Plan $plan, array $without, string $lost ): void {
		self::assertSame(
			"Survey published. Some changes weren’t saved: your plan or add-ons don’t include $lost.",
			$this->saveWith( $plan, ...$without )->at( 'message' )
		);
	}

	/** @return list<array{Plan, list<Addon>, string}> */
	public static function losses(): array {
		return array(
			array( Plan::ELITE, array( Addon::QUESTION_TYPES ), 'this template, this question type, this question setting' ),
			array( Plan::ELITE, array( Addon::TARGETING ), 'page targeting, device targeting' ),
			array( Plan::ELITE, array( Addon::GEO_RESTRICTIONS ), 'Geo Restrictions' ),
			array( Plan::ELITE, array( Addon::BEHAVIOR ), 'Behavior, redirecting' ),
			array( Plan::ELITE, array( Addon::BRANDING ), 'Branding' ),
			array( Plan::ELITE, array( Addon::GOOGLE_DRIVE ), 'Google Drive' ),
			array( Plan::ELITE, array( Addon::WEBHOOKS ), 'Webhooks' ),
		);
	}

	public function test_the_free_edition_does_not_mention_features_that_were_not_used(): void {
		$this->withPlan( Plan::LITE );
		$saved = $this->request(
			'POST',
			'surveys',
			array( 'title' => 'Plain', 'status' => 'publish', 'questions' => array( self::aQuestion() ) )
		);

		self::assertSame( 'Survey published.', $saved->at( 'message' ) );
	}

	public function test_elite_with_all_addons_keeps_everything(): void {
		$saved = $this->saveWith( Plan::ELITE );
		self::assertSame( 'Survey published.', $saved->at( 'message' ) );

		self::assertSame( WholeSurvey::questions(), $saved->at( 'survey.questions' ) );
		self::assertSame( WholeSurvey::settings(), $saved->at( 'survey.settings' ) );
	}

	/** @param array<string, mixed> $expected */
	private function assertPart( array $expected, RestAnswer $saved, string $part ): void {
		self::assertSame( $expected, $saved->at( "survey.settings.$part" ) );
	}

	private function saveWith( Plan $plan, Addon ...$without ): RestAnswer {
		$this->allBut( $plan, ...$without );
		Plugin::get( Db::class )->write( 'DELETE FROM {surveys}' ); // So that the ids of its questions are free again.
		$saved = $this->request( 'POST', 'surveys', WholeSurvey::body() );
		$this->assertStatus( 200, $saved );
		return $saved;
	}

	private function allBut( Plan $plan, Addon ...$without ): void {
		$this->withPlan(
			$plan,
			...array_filter( Addon::cases(), static fn( Addon $addon ): bool => ! in_array( $addon, $without, true ) )
		);
	}
}
