<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys\Editing;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;

final class OptionLimitTest extends RestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Permission::EDIT, Permission::SETTINGS );
	}

	public function test_a_question_has_up_to_five_options_until_a_setting_raises_the_limit(): void {
		$refused = $this->save( 6 );
		$this->assertInvalid( $refused, 'questions[0].config.options', 'This question can have up to 5 options.' );

		$this->limit( 12 );

		$this->assertStatus( 200, $this->save( 12 ) );
		$this->assertInvalid( $this->save( 13 ), 'questions[0].config.options', 'This question can have up to 12 options.' );
	}

	public function test_a_limit_outside_the_range_is_not_saved(): void {
		foreach ( array( 4, 21, '8' ) as $wrong ) {
			$this->assertInvalid( $this->saveSetting( $wrong ), 'settings.max_options' );
		}
		self::assertSame( 5, Plugin::get( CurrentSettings::class )->maxOptions() );
	}

	public function test_a_survey_keeps_its_options_after_the_limit_is_lowered(): void {
		$question = array( 'id' => wp_generate_uuid4() );
		$this->limit( 8 );
		$saved = $this->save( 8, $question );
		$this->assertStatus( 200, $saved );
		$survey = array( 'id' => $saved->id( 'survey.id' ) );
		$this->limit( 5 );

		$again = $this->save( 8, array( 'title' => 'Edited' ) + $question, $survey );
		$this->assertStatus( 200, $again );
		self::assertSame( $saved->at( 'survey.questions.0.config' ), $again->at( 'survey.questions.0.config' ) );
		$more = $this->save( 9, $question, $survey );
		$this->assertInvalid( $more, 'questions[0].config.options', 'This question can have up to 8 options.' );
		$elsewhere = $this->save( 8, array( 'id' => wp_generate_uuid4() ) );
		$this->assertInvalid( $elsewhere, 'questions[0].config.options', 'This question can have up to 5 options.' );

		$copy = $this->request( 'POST', "surveys/{$survey['id']}/duplicate" )->id( 'id' );
		self::assertCount( 8, $this->request( 'GET', "surveys/$copy" )->items( 'questions.0.config.options' ) );
	}

	public function test_a_filter_sets_the_limit_within_the_range(): void {
		$this->limit( 10 );
		$results = array( array( 7, 7 ), array( '15', 15 ), array( 100, 20 ), array( 0, 5 ), array( 'many', 10 ) );
		foreach ( $results as list( $said, $limit ) ) {
			$say = static fn(): mixed => $said;
			add_filter( 'userfeedback_max_options', $say );
			self::assertSame( $limit, Plugin::get( CurrentSettings::class )->maxOptions() );
			remove_filter( 'userfeedback_max_options', $say );
		}
		add_filter( 'userfeedback_max_options', static fn( int $limit ): int => $limit - 1 );
		$this->assertInvalid( $this->save( 10 ), 'questions[0].config.options', 'This question can have up to 9 options.' );
	}

	public function test_options_with_pictures_have_the_same_limit(): void {
		$pictured = array_map( static fn( int $number ): array => array( 'label' => "Sea $number" ), range( 1, 6 ) );
		$question = self::aQuestion( 'image-radio', array( 'config' => array( 'options' => $pictured ) ) );
		$refused  = $this->request( 'POST', 'surveys', array( 'title' => 'Seas', 'questions' => array( $question ) ) );
		$this->assertInvalid( $refused, 'questions[0].config.options' );
	}

	private function limit( int $options ): void {
		$this->assertStatus( 200, $this->saveSetting( $options ) );
	}

	private function saveSetting( mixed $options ): RestAnswer {
		return $this->request( 'POST', 'settings', array( 'settings' => array( 'max_options' => $options ) ) );
	}

	/**
	 * @param array<string, mixed> $question
	 * @param array<string, mixed> $survey
	 */
	private function save( int $options, array $question = array(), array $survey = array() ): RestAnswer {
		$labels    = array_map( static fn( int $number ): string => "Option $number", range( 1, $options ) );
		$question += array( 'config' => array( 'options' => $labels ) );
		return $this->request(
			'POST',
			'surveys',
			$survey + array( 'title' => 'Many', 'questions' => array( self::aQuestion( 'radio-button', $question ) ) )
		);
	}
}
