<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\WholeSurvey;

/** "Conditional logic needs an earlier radio-button, checkbox, nps or star-rating question as subject". */
final class DeadConditionsTest extends RestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
	}

	/** "Conditions with no valid subject are cleared (also for email logic)." */
	public function test_conditions_about_a_deleted_question_are_removed_and_empty_logic_is_turned_off(): void {
		$saved = $this->saveWithout( WholeSurvey::RADIO );

		self::assertSame(
			array( 'enabled' => false, 'action' => 'show', 'conditions' => array() ),
			$this->logic( $saved, WholeSurvey::CHECKBOX )
		);
		self::assertSame( array( WholeSurvey::CHECKBOX ), $this->subjects( $saved, WholeSurvey::IMAGES ) );
	}

	/** "Dragging a question removes logic conditions that refer to questions now after it". */
	public function test_a_condition_about_a_later_question_is_removed(): void {
		$questions = WholeSurvey::questions();
		$saved     = $this->save( array( ...array_slice( $questions, 1 ), $questions[0] ) );

		self::assertSame( array(), $this->subjects( $saved, WholeSurvey::CHECKBOX ) );
		self::assertSame( array( WholeSurvey::CHECKBOX ), $this->subjects( $saved, WholeSurvey::IMAGES ) );
		self::assertSame( array( WholeSurvey::STARS ), $this->subjects( $saved, WholeSurvey::SCORE ) );
	}

	public function test_conditions_about_the_question_itself_or_incomparable_answers_are_removed(): void {
		$saved = $this->save(
			array(
				$this->asking( WholeSurvey::TEXT, 'long-text', WholeSurvey::TEXT ),
				$this->asking( WholeSurvey::RADIO, 'radio-button', WholeSurvey::TEXT ),
				$this->asking( WholeSurvey::CHECKBOX, 'checkbox', WholeSurvey::RADIO ),
			)
		);

		self::assertSame(
			array( array(), array(), array( WholeSurvey::RADIO ) ),
			array_map(
				fn( string $id ): array => $this->subjects( $saved, $id ),
				array( WholeSurvey::TEXT, WholeSurvey::RADIO, WholeSurvey::CHECKBOX )
			)
		);
	}

	public function test_email_redirects_and_webhooks_drop_conditions_about_a_deleted_question(): void {
		$saved = $this->saveWithout( WholeSurvey::SCORE );

		self::assertSame(
			array( 'enable' => false, 'action' => 'send', 'conditions' => array() ),
			$saved->at( 'survey.notifications.email.logic' )
		);
		self::assertSame( array( WholeSurvey::TEXT ), $saved->column( 'survey.settings.thank_you.conditions', 'question' ) );
		self::assertSame(
			array( 'score' => '', 'why' => WholeSurvey::TEXT ),
			$saved->column( 'survey.notifications.webhook.webhooks.0.body', 'value', 'key' )
		);
	}

	public function test_disabled_logic_keeps_its_conditions(): void {
		$question          = $this->asking( WholeSurvey::CHECKBOX, 'checkbox', WholeSurvey::RADIO );
		$question['logic'] = array( 'enabled' => false ) + (array) $question['logic'];

		$saved = $this->save( array( self::aQuestion( 'radio-button', array( 'id' => WholeSurvey::RADIO ) ), $question ) );

		self::assertSame( array( WholeSurvey::RADIO ), $this->subjects( $saved, WholeSurvey::CHECKBOX ) );
	}

	/** @return array<string, mixed> */
	private function asking( string $id, string $type, string $subject ): array {
		return self::aQuestion(
			$type,
			array(
				'id'    => $id,
				'logic' => array(
					'enabled'    => true,
					'conditions' => array( array( 'question_id' => $subject, 'compare' => '=', 'value' => 'Yes' ) ),
				),
			)
		);
	}

	private function saveWithout( string $id ): RestAnswer {
		return $this->save(
			array_values( array_filter( WholeSurvey::questions(), static fn( array $question ): bool => $id !== $question['id'] ) )
		);
	}

	/** @param list<array<string, mixed>> $questions */
	private function save( array $questions ): RestAnswer {
		$saved = $this->request( 'POST', 'surveys', array( 'type' => 'survey', 'questions' => $questions ) + WholeSurvey::body() );
		$this->assertStatus( 200, $saved );
		return $saved;
	}

	/** @return array<array-key, mixed> */
	private function logic( RestAnswer $saved, string $id ): array {
		return (array) $saved->column( 'survey.questions', 'logic', 'id' )[ $id ];
	}

	/** @return array<int|string, mixed> ids that its conditions refer to. */
	private function subjects( RestAnswer $saved, string $id ): array {
		return array_column( (array) $this->logic( $saved, $id )['conditions'], 'question_id' );
	}
}
