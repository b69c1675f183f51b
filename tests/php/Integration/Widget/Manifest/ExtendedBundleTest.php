<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Manifest;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Widget\Manifest\CandidateSurvey;
use UserFeedback\Widget\Manifest\ManifestMapper;
use UserFeedback\Widget\Manifest\PageContext;
use UserFeedback\Widget\WidgetScripts;

/** Pages load the larger bundle only if a survey needs it. */
final class ExtendedBundleTest extends RestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES );
	}

	/**
	 * @dataProvider questions
	 * @param array<string, mixed> $changes
	 */
	public function test_a_question_loads_the_bundle_that_can_draw_it( string $type, array $changes, string $bundle ): void {
		$this->aSurvey( array( 'questions' => array( self::aQuestion( $type, $changes ), self::aQuestion( 'text' ) ) ) );
		self::assertStringContainsString( "/build/widget/$bundle.js", $this->request( 'GET', 'widget/manifest' )->text( 'bundle' ) );
	}

	/** @return iterable<string, array{string, array<string, mixed>, string}> */
	public static function questions(): iterable {
		yield 'a choice' => array( 'radio-button', array(), 'survey' );
		yield 'a score' => array( 'nps', array(), 'survey' );
		yield 'a choice that a link may choose' => array( 'radio-button', array( 'settings' => array( 'prefill' => true ) ), 'extended' );
		yield 'a statement' => array( 'statement', array(), 'extended' );
		yield 'a hidden field' => array( 'hidden', array( 'title' => 'plan' ), 'extended' );
		yield 'a consent' => array( 'consent', array( 'config' => array( 'options' => array( 'I agree.' ) ) ), 'extended' );
	}

	public function test_a_link_may_choose_an_answer_by_its_id_only_if_the_owner_and_the_plan_allow_it(): void {
		$given   = self::aQuestion( 'radio-button', array( 'settings' => array( 'prefill' => true ) ) );
		$survey  = $this->aSurvey( array( 'questions' => array( $given, self::aQuestion() ) ) );
		$first   = array( 'id' => $survey->questions[0]->id ) + $given;
		$renamed = array( 'config' => array( 'options' => array( 'Sure', 'No' ), 'option_ids' => array( 'Yes', 'No' ) ) );
		$this->asMember( 'administrator' );
		$this->assertStatus(
			200,
			$this->request(
				'POST',
				'surveys',
				array(
					'id'        => $survey->id,
					'title'     => $survey->title,
					'questions' => array( $renamed + $first, $survey->questions[1]->toArray() ),
				)
			)
		);
		$questions = $this->request( 'GET', 'widget/manifest' )->items( 'surveys.0.questions' );
		self::assertSame( array( array( 'Yes', 'No' ) ), array_column( $questions, 'prefill' ) );
		self::assertSame( array( 'Sure', 'No' ), array_column( $questions, 'options' )[0] );

		$this->withPlan( Plan::LITE );
		self::assertSame( array(), array_column( $this->request( 'GET', 'widget/manifest' )->items( 'surveys.0.questions' ), 'prefill' ) );
		self::assertTrue( Plugin::get( SurveyRepository::class )->get( $survey->id )->questions[0]->prefill );
	}

	public function test_types_without_a_known_answer_and_consent_have_no_such_links(): void {
		$on     = array( 'settings' => array( 'prefill' => true ) );
		$survey = $this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'text', $on ),
					self::aQuestion( 'consent', $on + array( 'config' => array( 'options' => array( 'I agree.' ) ) ) ),
					self::aQuestion( 'email', $on ),
					self::aQuestion( 'hidden', $on + array( 'title' => 'plan' ) ),
				),
			)
		);
		self::assertSame( array( false, false, false, false ), array_column( $survey->questions, 'prefill' ) );
	}

	public function test_surveys_are_recorded_only_if_their_owner_wants_it_and_the_edition_has_it(): void {
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES, Addon::BEHAVIOR );
		$this->aSurvey();
		$manifest = $this->request( 'GET', 'widget/manifest' );
		self::assertSame( array(), $this->recorders( $manifest->items( 'surveys' ) ) );
		self::assertStringContainsString( '/build/widget/survey.js', $manifest->text( 'bundle' ) );

		$recorded = $this->aSurvey( array( 'settings' => array( 'behavior' => array( 'drop_off' => true ) ) ) );
		$manifest = $this->request( 'GET', 'widget/manifest' );
		$script   = Plugin::get( WidgetScripts::class )->recorder();
		self::assertStringContainsString( '/build/widget/visits.js?ver=', $script );
		self::assertSame( array( $recorded->id => $script ), $this->recorders( $manifest->items( 'surveys' ) ) );
		self::assertStringContainsString( '/build/widget/extended.js', $manifest->text( 'bundle' ) );

		$this->withPlan( Plan::LITE );
		$manifest = $this->request( 'GET', 'widget/manifest' );
		self::assertSame( array(), $this->recorders( $manifest->items( 'surveys' ) ) );
		self::assertStringContainsString( '/build/widget/survey.js', $manifest->text( 'bundle' ) );
	}

	public function test_previews_and_drafts_for_the_team_are_not_recorded(): void {
		$survey = $this->aSurvey();
		$survey = $survey->with( settings: $survey->settings->with( 'behavior', array( 'drop_off' => true ) ) );
		$mapper = Plugin::get( ManifestMapper::class );
		$page   = PageContext::byUrl( home_url( '/' ) );
		$live   = new CandidateSurvey( $survey, true );
		$draft  = new CandidateSurvey( $survey, true, isForTeam: true );

		self::assertCount( 1, $this->recorders( $mapper->toArray( array( $live ), $page )['surveys'] ) );
		self::assertSame( array(), $this->recorders( $mapper->toArray( array( $live ), $page, true )['surveys'] ) );
		self::assertSame( array(), $this->recorders( $mapper->toArray( array( $draft ), $page )['surveys'] ) );
	}

	public function test_recorders_report_answers_only_if_the_owner_keeps_unfinished_responses(): void {
		$this->withPlan( Plan::ELITE, Addon::BEHAVIOR );
		$this->aSurvey( array( 'settings' => array( 'behavior' => array( 'drop_off' => true ) ) ) );
		$this->aSurvey( array( 'settings' => array( 'behavior' => array( 'keep_partial' => true ) ) ) );
		$on      = array( 'drop_off' => true, 'keep_partial' => true );
		$keeping = $this->aSurvey( array( 'settings' => array( 'behavior' => $on ) ) );

		$surveys = $this->request( 'GET', 'widget/manifest' )->items( 'surveys' );
		self::assertSame( array( $keeping->id => true ), array_column( $surveys, 'keeps_partial', 'id' ) );
		$this->withPlan( Plan::LITE );
		$surveys = $this->request( 'GET', 'widget/manifest' )->items( 'surveys' );
		self::assertSame( array(), array_column( $surveys, 'keeps_partial', 'id' ) );
	}

	/** @return array<mixed> by the ids of their surveys */
	private function recorders( mixed $surveys ): array {
		return is_array( $surveys ) ? array_column( $surveys, 'recorder', 'id' ) : array();
	}
}
