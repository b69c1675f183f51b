<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\WholeSurvey;

/** Drafts may be unfinished; visitors only see complete surveys. */
final class UnfinishedDraftsTest extends RestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
	}

	/**
	 * @dataProvider unfinished
	 * @param array<string, mixed> $body
	 */
	public function test_a_draft_keeps_unfinished_parts_but_publishing_or_scheduling_refuses_them(
		array $body,
		string $path,
		string $said
	): void {
		$draft = $this->request( 'POST', 'surveys', $body );
		$this->assertStatus( 200, $draft );
		self::assertSame( 'Saved as a Draft.', $draft->at( 'message' ) );
		$this->assertKept( $body, $draft );

		$id = $draft->id( 'survey.id' );
		foreach ( array( null, '2099-01-01T00:00:00Z' ) as $publishAt ) {
			$refused = $this->request(
				'POST',
				'surveys',
				array( 'id' => $id, 'title' => 'Live now', 'status' => 'publish', 'publish_at' => $publishAt )
			);
			$this->assertInvalid( $refused, $path );
			self::assertSame( "The Survey can't be published: $said", $refused->at( 'message' ) );
		}
		self::assertSame(
			array( array( 'id' => $id, 'reason' => "The Survey can't be published: $said" ) ),
			$this->request( 'POST', 'surveys/publish', array( 'survey_ids' => array( $id ) ) )->at( 'skipped' )
		);
		self::assertSame(
			array( 'draft', 'Unfinished' ),
			array(
				Plugin::get( SurveyRepository::class )->get( $id )->status->value,
				Plugin::get( SurveyRepository::class )->get( $id )->title,
			)
		);
	}

	/** @return array<string, array{array<string, mixed>, string, string}> */
	public static function unfinished(): array {
		$radio     = self::aQuestion( 'radio-button', array( 'id' => WholeSurvey::RADIO ) );
		$boxes     = self::aQuestion( 'checkbox', array( 'id' => WholeSurvey::CHECKBOX ) );
		$stars     = self::aQuestion( 'star-rating', array( 'id' => WholeSurvey::STARS ) );
		$text      = self::aQuestion( 'text', array( 'id' => WholeSurvey::LINE ) );
		$of        = static fn( array ...$questions ): array => array( 'title' => 'Unfinished', 'questions' => $questions );
		$when      = static fn( mixed ...$condition ): array => array(
			'logic' => array(
				'enabled'    => true,
				'action'     => 'show',
				'conditions' => array( array_combine( array( 'question_id', 'compare', 'value' ), $condition ) ),
			),
		);
		$set       = static fn( string $part, array $value ): array => $of( $radio ) + array( 'settings' => array( $part => $value ) );
		$redirect  = static fn( array $row ): array => $set(
			'thank_you',
			array(
				'type'       => 'conditional_redirect',
				'conditions' => array(
					$row + array(
						'question'       => WholeSurvey::RADIO,
						'condition_type' => '=',
						'condition'      => 'Yes',
						'page'           => array( 'id' => 2, 'label' => 'Sample' ),
					),
				),
			)
		);
		$isNone    = 'Choose a question for this condition.';
		$isOdd     = 'This answer no longer exists. Choose another.';
		$noAnswer  = 'Choose an answer.';
		$noWay     = 'A condition uses a comparison that doesn’t work with its question. Choose another comparison.';
		$inPart    = 'A redirect is incomplete. It needs a question, an answer, and a page.';
		$condition = 'questions[1].logic.conditions[0]';
		return array(
			'a question without a title'               => array(
				$of( $radio, array( 'title' => ' ' ) + $text ),
				'questions[1].title',
				'1 question needs a title.',
			),
			'two questions without, one lacks options' => array(
				$of( array( 'title' => '', 'config' => array() ) + $radio, array( 'title' => '' ) + $text ),
				'questions[1].title',
				'2 questions need a title. Some questions are missing options.',
			),
			'an empty condition'                       => array(
				$of( $radio, $text + $when( '', '', '' ) ),
				"$condition.question_id",
				$isNone,
			),
			'a condition without an answer'            => array(
				$of( $radio, $text + $when( WholeSurvey::RADIO, '=', '' ) ),
				"$condition.value",
				$noAnswer,
			),
			'a condition on an option that is gone'    => array(
				$of( $radio, $text + $when( WholeSurvey::RADIO, '!=', 'Maybe' ) ),
				"$condition.value",
				$isOdd,
			),
			'several labels of a question with one'    => array(
				$of( $radio, $text + $when( WholeSurvey::RADIO, '=', array( 'Yes' ) ) ),
				"$condition.value",
				$isOdd,
			),
			'more stars than there are'                => array(
				$of( $stars, $text + $when( WholeSurvey::STARS, '>', 6 ) ),
				"$condition.value",
				$isOdd,
			),
			'less than a choice'                       => array(
				$of( $radio, $text + $when( WholeSurvey::RADIO, '<', 'Yes' ) ),
				"$condition.compare",
				$noWay,
			),
			'stars that contain something'             => array(
				$of( $stars, $text + $when( WholeSurvey::STARS, 'CONTAINS', 5 ) ),
				"$condition.compare",
				$noWay,
			),
			'boxes that begin with something'          => array(
				$of( $boxes, $text + $when( WholeSurvey::CHECKBOX, 'STARTS_WITH', 'Yes' ) ),
				"$condition.compare",
				$noWay,
			),
			'e-mail on a condition that is empty'      => array(
				$of( $radio ) + array(
					'notifications' => array(
						'email' => array( 'active' => true ) + array(
							'logic' => array( 'enable' => true, 'conditions' => array( array() ) ),
						),
					),
				),
				'notifications.email.logic.conditions[0].question_id',
				$isNone,
			),
			'no page to go to'                         => array(
				$set( 'thank_you', array( 'type' => 'redirect' ) ),
				'settings.thank_you.redirect_to',
				'Choose a page to redirect to.',
			),
			'an empty redirect'                        => array(
				$redirect( array( 'question' => '', 'condition' => '', 'page' => null ) ),
				'settings.thank_you.conditions[0].question',
				$inPart,
			),
			'a redirect without a page'                => array(
				$redirect( array( 'page' => null ) ),
				'settings.thank_you.conditions[0].page',
				$inPart,
			),
			'no device'                                => array(
				$set( 'targeting', array( 'devices' => array() ) ),
				'settings.targeting.devices',
				'Choose at least one device.',
			),
			'some pages and no rule'                   => array(
				$set( 'targeting', array( 'pages' => 'select' ) ),
				'settings.targeting.page_rules',
				'Add a page rule, or show the survey on all pages.',
			),
			'"every page rule needs data"'             => array(
				$set(
					'targeting',
					array(
						'pages'      => 'select',
						'page_rules' => array( array( 'logic' => 'page_type', 'operator' => '&&', 'data' => null ) ),
					)
				),
				'settings.targeting.page_rules[0].data',
				'A page rule is incomplete.',
			),
			'some countries and none chosen'           => array(
				$set( 'geo_targeting', array( 'target' => 'select', 'countries' => array() ) ),
				'settings.geo_targeting.countries',
				'Choose a country, or show the survey in all countries.',
			),
			'no day to expire on'                      => array(
				$set( 'behavior', array( 'run_time' => 'expire' ) ),
				'settings.behavior.expire_at',
				'Choose an end date.',
			),
			'"You must select a custom logo."'         => array(
				$set( 'theming', array( 'logo_type' => 'custom' ) ),
				'settings.theming.custom_logo',
				'You must select a custom logo.',
			),
			'an NPS survey that asks something else'   => array(
				$of( $radio ) + array( 'type' => 'nps' ),
				'type',
				'An NPS survey needs an NPS question.',
			),
			'an NPS survey that asks twice'            => array(
				$of( self::aQuestion( 'nps' ), self::aQuestion( 'nps' ) ) + array( 'type' => 'nps' ),
				'type',
				'An NPS survey can have only one NPS question.',
			),
		);
	}

	/**
	 * @dataProvider fittingConditions
	 * @param string|int|list<string> $value
	 */
	public function test_each_question_type_accepts_its_own_comparisons( string $type, string $compare, string|int|array $value ): void {
		$follows = self::aQuestion(
			'text',
			array(
				'logic' => array(
					'enabled'    => true,
					'conditions' => array( array( 'question_id' => WholeSurvey::RADIO, 'compare' => $compare, 'value' => $value ) ),
				),
			)
		);

		$saved = $this->request(
			'POST',
			'surveys',
			array(
				'title'     => 'Fits',
				'status'    => 'publish',
				'questions' => array( self::aQuestion( $type, array( 'id' => WholeSurvey::RADIO ) ), $follows ),
			)
		);

		$this->assertStatus( 200, $saved );
		self::assertTrue( $saved->at( 'published' ) );
		self::assertSame( $value, $saved->at( 'survey.questions.1.logic.conditions.0.value' ) );
	}

	/** @return list<array{string, string, string|int|list<string>}> */
	public static function fittingConditions(): array {
		return array(
			array( 'radio-button', '=', 'Yes' ),
			array( 'radio-button', '!=', 'No' ),
			array( 'checkbox', 'IN', 'Yes' ),
			array( 'checkbox', 'IN', array( 'Yes', 'No' ) ),
			array( 'checkbox', '=', array( 'Yes', 'No' ) ),
			array( 'star-rating', '<', 5 ),
			array( 'nps', '>', '8' ),
			array( 'nps', '=', 10 ),
		);
	}

	/** Rows that aren't in force. */
	public function test_inactive_incomplete_conditions_do_not_prevent_publishing(): void {
		$off   = array( 'enabled' => false, 'conditions' => array( array( 'question_id' => '', 'compare' => '=', 'value' => '' ) ) );
		$saved = $this->request(
			'POST',
			'surveys',
			array(
				'title'         => 'Ready',
				'status'        => 'publish',
				'questions'     => array( self::aQuestion(), self::aQuestion( 'text', array( 'logic' => $off ) ) ),
				'settings'      => array(
					'thank_you' => array( 'type' => 'message', 'conditions' => array( array() ) ),
					'targeting' => array(
						'pages'      => 'all',
						'page_rules' => array( array( 'logic' => 'page_type', 'operator' => '&&', 'data' => null ) ),
					),
				),
				'notifications' => array(
					'email' => array( 'active' => false, 'logic' => array( 'enable' => true, 'conditions' => array( array() ) ) ),
				),
			)
		);

		$this->assertStatus( 200, $saved );
		self::assertTrue( $saved->at( 'published' ) );
		self::assertSame(
			array( array( 'question' => '', 'condition_type' => '', 'condition' => '', 'page' => null ) ),
			$saved->at( 'survey.settings.thank_you.conditions' )
		);
	}

	public function test_a_refused_save_does_not_unpublish_a_live_survey(): void {
		$live = Plugin::get( SurveyRepository::class )->get( $this->aSurvey()->id );

		$this->assertInvalid(
			$this->request(
				'POST',
				'surveys',
				array( 'id' => $live->id, 'title' => 'Half', 'questions' => array( self::aQuestion( 'text', array( 'title' => '' ) ) ) )
			),
			'questions[0].title',
			'Title is required.'
		);

		self::assertEquals( $live, Plugin::get( SurveyRepository::class )->get( $live->id ) );
	}

	public function test_an_invalid_field_has_its_sent_position_even_if_the_plan_removed_a_question(): void {
		$this->withPlan( Plan::PLUS );

		$this->assertInvalid(
			$this->request(
				'POST',
				'surveys',
				array(
					'title'     => 'Stars',
					'status'    => 'publish',
					'questions' => array( self::aQuestion( 'star-rating' ), self::aQuestion( 'text', array( 'title' => '' ) ) ),
				)
			),
			'questions[1].title'
		);
	}

	public function test_bulk_publishing_skips_surveys_with_features_the_plan_lacks_and_names_them(): void {
		$survey = $this->aSurvey( array( 'status' => 'draft', 'questions' => array( self::aQuestion( 'nps' ), self::aQuestion() ) ) );
		$plain  = $this->aSurvey( array( 'status' => 'draft' ) );
		$this->withPlan(
			Plan::ELITE,
			...array_filter( Addon::cases(), static fn( Addon $addon ): bool => Addon::QUESTION_TYPES !== $addon )
		);

		$answer = $this->request( 'POST', 'surveys/publish', array( 'survey_ids' => array( $survey->id, $plain->id ) ) );

		self::assertSame( array( $plain->id ), $answer->at( 'updated' ) );
		self::assertSame(
			array(
				array(
					'id'     => $survey->id,
					'reason' => 'The Survey can\'t be published: your plan or add-ons don\'t include this question type.',
				),
			),
			$answer->at( 'skipped' )
		);
		self::assertSame( 'draft', Plugin::get( SurveyRepository::class )->get( $survey->id )->status->value );
	}

	public function test_bulk_publishing_a_scheduled_survey_opens_it_immediately(): void {
		$this->stopClockAt( '2026-11-21T10:00:00Z' );
		$later = $this->aSurvey( array( 'publish_at' => '2026-12-01T10:00:00Z' ) );
		$past  = $this->aSurvey( array( 'publish_at' => '2026-11-01T10:00:00Z' ) );
		$kept  = $this->aSurvey( array( 'status' => 'draft', 'publish_at' => '2026-12-01T10:00:00Z' ) );

		$answer = $this->request( 'POST', 'surveys/publish', array( 'survey_ids' => array( $later->id, $past->id, $kept->id ) ) );

		self::assertEqualsCanonicalizing( array( $later->id, $past->id, $kept->id ), $answer->items( 'updated' ) );
		self::assertSame(
			array( '2026-11-21T10:00:00+00:00', '2026-11-01T10:00:00+00:00', '2026-11-21T10:00:00+00:00' ),
			array_map(
				fn( int $id ): mixed => $this->request( 'GET', "surveys/$id" )->at( 'publish_at' ),
				array( $later->id, $past->id, $kept->id )
			)
		);
		self::assertSame(
			$past->version,
			Plugin::get( SurveyRepository::class )->get( $past->id )->version,
			'What is open already is left as it is.'
		);
		self::assertTrue( Plugin::get( SurveyRepository::class )->get( $later->id )->isLive( Plugin::get( Clock::class )->now() ) );
	}

	/** @param array<string, mixed> $sent */
	private function assertKept( array $sent, RestAnswer $answer ): void {
		foreach ( $sent as $name => $value ) {
			$this->assertHolds( $value, $answer->at( "survey.$name" ), $name );
		}
	}

	private function assertHolds( mixed $sent, mixed $kept, string $path ): void {
		if ( ! is_array( $sent ) ) {
			self::assertSame( is_string( $sent ) ? trim( $sent ) : $sent, $kept, $path );
			return;
		}
		self::assertIsArray( $kept, $path );
		foreach ( $sent as $name => $value ) {
			$this->assertHolds( $value, $kept[ $name ] ?? null, "$path.$name" );
		}
	}
}
