<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Platform;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Alternative names that integrations may use, and fields they may leave out. */
final class AlternativeNamesTest extends RestTestCase {

	use Responding;

	public function test_a_submission_with_alternative_field_names_is_stored(): void {
		$survey = $this->aSurvey();
		$body   = array(
			'answers'        => array(
				array(
					'questionId' => $survey->questions[0]->id,
					'value'      => 'Yes',
				),
			),
			'page_submitted' => array(
				'title' => 'Prices',
				'link'  => 'https://example.org/prices/',
			),
		);

		$answer = $this->send( $survey, $body + $this->submission( $survey, array( 'Yes' ) ) );

		$this->assertStatus( 201, $answer );
		$row = Plugin::get( Db::class )->row( 'SELECT * FROM {responses} WHERE id = %d', array( $answer->id() ) );
		self::assertNotNull( $row );
		self::assertSame( array( 'Prices', 'https://example.org/prices/' ), array( $row['page_name'], $row['page_url'] ) );
		self::assertSame(
			array( $survey->questions[0]->id, 'Yes' ),
			array(
				Answer::fromJson( (string) $row['answers'] )[0]->questionId,
				Answer::fromJson( (string) $row['answers'] )[0]->value,
			)
		);
	}

	public function test_errors_use_the_main_field_name_and_sending_both_names_is_an_error(): void {
		$survey = $this->aSurvey();
		$body   = $this->submission( $survey, array( 'Yes' ) );

		$this->assertInvalid(
			$this->send( $survey, array( 'answers' => array( array( 'questionId' => 'x', 'value' => 'Yes' ) ) ) + $body ),
			'answers[0].question_id'
		);
		$this->assertInvalid(
			$this->send( $survey, array( 'page_submitted' => array( 'url' => '', 'link' => '' ) ) + $body ),
			'page_submitted.link'
		);
		self::assertSame( 0, $this->storedResponses() );
	}

	public function test_submissions_without_a_token_are_stored_as_separate_responses(): void {
		$survey = $this->aSurvey();
		$body   = array_diff_key( $this->submission( $survey, array( 'Yes' ) ), array( 'token' => true ) );

		$first  = $this->send( $survey, $body );
		$second = $this->send( $survey, $body );

		$this->assertStatus( 201, $first );
		$this->assertStatus( 201, $second );
		self::assertNotSame( $first->id(), $second->id() );
		$token = (string) Plugin::get( Db::class )->value( 'SELECT token FROM {responses} WHERE id = %d', array( $first->id() ) );
		self::assertMatchesRegularExpression( '/\A[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\z/', $token );
	}

	public function test_custom_pages_are_read_as_selected_pages_and_icons_may_use_the_icon_field(): void {
		$this->asRoleWith( Permission::EDIT );
		$option = static fn( string $label, string $icon ): array => array(
			'label' => $label,
			'icon'  => array(
				'style' => 'solid',
				'icon'  => $icon,
			),
		);
		$sent   = array(
			'title'     => 'Sky',
			'questions' => array(
				self::aQuestion(
					'icon-choice',
					array( 'config' => array( 'options' => array( $option( 'Sun', 'sun' ), $option( 'Rain', 'cloud-rain' ) ) ) )
				),
			),
			'settings'  => array(
				'targeting' => array(
					'pages'      => 'custom',
					'page_rules' => array(
						array(
							'logic'    => 'page_url_contains',
							'operator' => '&&',
							'data'     => 'prices',
						),
					),
				),
			),
		);

		$saved = $this->request( 'POST', 'surveys', $sent );

		$this->assertStatus( 200, $saved );
		self::assertSame( 'select', $saved->at( 'survey.settings.targeting.pages' ) );
		self::assertSame( array( 'style' => 'solid', 'name' => 'sun' ), $saved->at( 'survey.questions.0.config.options.0.icon' ) );
	}

	public function test_all_is_a_valid_filter_of_both_lists_on_every_plan(): void {
		$this->withPlan( Plan::LITE );
		$draft  = $this->aSurvey( array( 'status' => 'draft' ) );
		$trash  = $this->aSurvey( array( 'status' => 'trash' ) );
		$survey = $this->aSurvey();
		$this->send( $survey, $this->submission( $survey, array( 'Yes' ) ) );
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );

		$surveys   = $this->request( 'GET', 'surveys', array( 'filter' => array( 'status' => 'all' ) ) );
		$responses = $this->request( 'GET', "surveys/$survey->id/responses", array( 'filter' => array( 'status' => 'all' ) ) );

		$this->assertStatus( 200, $surveys );
		self::assertSame( array( $survey->id, $draft->id ), $surveys->column( 'items', 'id' ) );
		self::assertNotContains( $trash->id, $surveys->column( 'items', 'id' ) );
		$this->assertStatus( 200, $responses );
		self::assertCount( 1, $responses->items( 'items' ) );
	}

	public function test_a_survey_can_have_at_most_a_hundred_questions(): void {
		$this->asRoleWith( Permission::EDIT );
		$sent = static fn( int $count ): array => array(
			'title'     => 'Long',
			'status'    => 'publish',
			'questions' => array_fill( 0, $count, self::aQuestion() ),
		);

		self::assertTrue( $this->request( 'POST', 'surveys', $sent( 100 ) )->at( 'published' ) );
		$this->assertInvalid( $this->request( 'POST', 'surveys', $sent( 101 ) ), 'questions' );
	}

	/** @param array<string, mixed> $body */
	private function send( Survey $survey, array $body ): RestAnswer {
		return $this->asVisitor()->request( 'POST', "surveys/$survey->id/responses", $body );
	}
}
