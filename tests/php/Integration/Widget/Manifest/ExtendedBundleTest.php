<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Manifest;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestTestCase;

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
}
