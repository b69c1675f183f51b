<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Manifest;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Several questions on one page: what owners can save, and what visitors' pages receive. */
final class SharedPageTest extends RestTestCase {

	use Responding;

	private const IDS = array(
		'00000000-0000-4000-8000-00000000a001',
		'00000000-0000-4000-8000-00000000a002',
		'00000000-0000-4000-8000-00000000a003',
		'00000000-0000-4000-8000-00000000a004',
	);

	protected function setUp(): void {
		parent::setUp();
		$this->withPlan( Plan::ELITE, Addon::QUESTION_TYPES );
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
	}

	public function test_the_first_question_that_visitors_see_starts_a_page(): void {
		$field = array( 'id' => self::IDS[0], 'title' => 'plan' ) + self::question( 'hidden' );
		$saved = $this->save( array( $field, self::question( 'text' ), self::question( 'radio-button' ) ) );
		$this->assertStatus( 200, $saved );
		self::assertSame( array( null, null, true ), self::flags( $saved ) );
	}

	public function test_a_page_has_at_most_ten_questions(): void {
		$page = array( self::aQuestion( 'text' ), ...array_fill( 0, Limits::PAGE_QUESTIONS - 1, self::question( 'text' ) ) );
		$this->assertStatus( 200, $this->save( $page ) );

		$full = $this->save( array( ...$page, self::question( 'statement' ), self::question( 'text' ) ), 'draft' );
		$this->assertInvalid( $full, 'questions[10].settings.same_page' );
		self::assertContains( 'A page can have up to 10 questions.', (array) $full->at( 'data.params' ) );

		$field = array( 'title' => 'plan' ) + self::aQuestion( 'hidden' );
		$this->assertStatus( 200, $this->save( array( ...$page, $field, self::aQuestion( 'text' ), self::question( 'text' ) ) ) );
	}

	public function test_visitors_pages_name_the_first_question_of_a_page(): void {
		$questions = array( self::aQuestion( 'text' ), self::question( 'text' ), self::aQuestion( 'text' ), self::question( 'nps' ) );
		foreach ( self::IDS as $place => $id ) {
			$questions[ $place ]['id'] = $id;
		}
		$saved = $this->save( $questions );
		$this->assertStatus( 200, $saved );

		$manifest = $this->request( 'GET', 'widget/manifest' );
		$pages    = array_column( $manifest->items( 'surveys.0.questions' ), 'page', 'id' );
		self::assertSame( array( self::IDS[1] => self::IDS[0], self::IDS[3] => self::IDS[2] ), $pages );
		self::assertStringContainsString( '/build/widget/extended.js', $manifest->text( 'bundle' ) );
		self::assertSame( 'Page %1$s of %2$s', $manifest->text( 'strings.page' ) );
	}

	public function test_a_plan_without_question_options_asks_one_question_at_a_time(): void {
		$saved = $this->save( array( self::aQuestion( 'text' ), self::question( 'text' ) ) );
		$id    = $saved->id( 'survey.id' );
		$this->withPlan( Plan::LITE );

		self::assertSame( array(), array_column( $this->request( 'GET', 'widget/manifest' )->items( 'surveys.0.questions' ), 'page' ) );
		self::assertTrue( Plugin::get( SurveyRepository::class )->get( $id )->questions[1]->samePage );

		$new = $this->save( array( self::aQuestion( 'text' ), self::question( 'text' ) ) );
		self::assertSame( array( null, null ), self::flags( $new ) );
		self::assertStringContainsString( 'don’t include this question setting', $new->text( 'message' ) );
	}

	public function test_a_condition_on_the_same_page_decides_which_answers_are_stored(): void {
		$when   = array( 'question_id' => self::IDS[0], 'compare' => '=', 'value' => 'Yes' );
		$follow = array(
			'id'    => self::IDS[1],
			'logic' => array( 'enabled' => true, 'action' => 'show', 'conditions' => array( $when ) ),
		) + self::question( 'text', array( 'required' => true ) );
		$saved  = $this->save( array( array( 'id' => self::IDS[0] ) + self::aQuestion( 'radio-button' ), $follow ) );
		$survey = Plugin::get( SurveyRepository::class )->get( $saved->id( 'survey.id' ) );
		$to     = "surveys/$survey->id/responses";

		$this->assertStatus( 201, $this->request( 'POST', $to, $this->submission( $survey, array( 'No', null ) ) ) );
		$this->assertInvalid( $this->request( 'POST', $to, $this->submission( $survey, array( 'Yes', null ) ) ), 'answers[1].value' );
		$this->assertStatus( 201, $this->request( 'POST', $to, $this->submission( $survey, array( 'Yes', 'Because' ) ) ) );
	}

	/** @param list<array<string, mixed>> $questions */
	private function save( array $questions, string $status = 'publish' ): RestAnswer {
		return $this->request( 'POST', 'surveys', array( 'title' => 'Pages', 'status' => $status, 'questions' => $questions ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed> a question on the page of the previous one
	 */
	private static function question( string $type, array $settings = array() ): array {
		return self::aQuestion( $type, array( 'settings' => array( 'same_page' => true ) + $settings ) );
	}

	/** @return array<mixed> of each question; null if it starts a page */
	private static function flags( RestAnswer $saved ): array {
		return array_map(
			static fn( mixed $settings ): mixed => is_array( $settings ) ? $settings['same_page'] ?? null : 'missing',
			$saved->column( 'survey.questions', 'settings' )
		);
	}
}
