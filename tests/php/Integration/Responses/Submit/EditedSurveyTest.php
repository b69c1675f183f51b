<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/**
 * An owner saves a survey while a visitor has it open or keeps answers offline. Renaming one option discarded the complete
 * response, and the visitor read that the survey no longer accepted answers.
 */
final class EditedSurveyTest extends ServedCollector {

	/**
	 * @dataProvider edits
	 * @param list<array<string, mixed>> $before   questions that the visitor sees.
	 * @param list<mixed>                $given    what the visitor answers.
	 * @param list<array<string, mixed>> $after    the owner's change to each; null removes it, extra ones are added.
	 * @param list<array{string, mixed}> $expected type and value of each stored answer.
	 */
	public function test_rest_and_the_collector_store_answers_given_before_an_edit(
		array $before,
		array $given,
		array $after,
		array $expected
	): void {
		$survey = $this->aStoredSurvey( array( 'questions' => $before ) );
		$this->edit( $survey, $after );
		self::assertTrue( $this->serve() );

		foreach ( array( 'collector', 'rest' ) as $door ) {
			$body = $this->json( $survey, $given, array( 'version' => $survey->version ) );

			[ $status, $said ] = 'rest' === $door
				? $this->rest( "surveys/$survey->id/responses", $body )
				: $this->collect( "survey=$survey->id&do=response", $body );

			self::assertSame( 201, $status, "$door: $said" );
			self::assertSame( $expected, $this->stored( self::id( $said ) ), $door );
		}
	}

	/**
	 * @return iterable<string, array{
	 *     list<array<string, mixed>>, list<mixed>, list<array<string, mixed>|null>, list<array{string, mixed}>
	 * }>
	 */
	public static function edits(): iterable {
		$choice = self::aQuestion( 'radio-button' );
		$list   = self::aQuestion( 'checkbox', array( 'config' => array( 'options' => array( 'Blue', 'Red' ) ) ) );
		$text   = self::aQuestion( 'long-text' );
		$typed  = array( 'long-text', 'I typed this.' );
		$must   = array( 'settings' => array( 'required' => true ) );

		yield 'an option is renamed' => array(
			array( $choice, $text ), array( 'Yes', 'I typed this.' ),
			array( array( 'config' => array( 'options' => array( 'Yes!', 'No' ) ) ), array() ),
			array( array( 'radio-button', 'Yes' ), $typed ),
		);
		yield 'one of several options is renamed' => array(
			array( $list, $text ), array( array( 'Blue', 'Red' ), 'I typed this.' ),
			array( array( 'config' => array( 'options' => array( 'Navy', 'Red' ) ) ), array() ),
			array( array( 'checkbox', array( 'Blue', 'Red' ) ), $typed ),
		);
		yield 'a question is removed' => array(
			array( $choice, $text ), array( 'Yes', 'I typed this.' ), array( null, array() ), array( $typed ),
		);
		yield 'a required question is added' => array(
			array( $text ), array( 'I typed this.' ), array( array(), self::aQuestion( 'radio-button', $must ) ), array( $typed ),
		);
		yield 'a skipped question becomes required' => array(
			array( $choice, $text ),
			array( null, 'I typed this.' ),
			array( $must, array() ),
			array( array( 'radio-button', null ), $typed ),
		);
		yield 'a question is asked only after another answer now' => array(
			array( $choice, $text ), array( 'Yes', 'I typed this.' ), array( array(), array( 'after' => 'No' ) ),
			array( array( 'radio-button', 'Yes' ), $typed ),
		);
		yield 'stars become a score' => array(
			array( self::aQuestion( 'star-rating' ), $text ), array( 5, 'I typed this.' ), array( array( 'type' => 'nps' ), array() ),
			array( array( 'star-rating', 5 ), $typed ),
		);
		yield 'a text becomes shorter' => array(
			array( $text ), array( str_repeat( 'a', 300 ) ), array( array( 'type' => 'text' ) ),
			array( array( 'long-text', str_repeat( 'a', 300 ) ) ),
		);
		yield 'a text becomes an email address' => array(
			array( $text ), array( 'I typed this.' ), array( array( 'type' => 'email' ) ), array( $typed ),
		);
		yield 'a text becomes a choice' => array(
			array( $text ), array( 'I typed this.' ),
			array( array( 'type' => 'radio-button', 'config' => array( 'options' => array( 'A', 'B' ) ) ) ),
			array( $typed ),
		);
		yield 'one choice becomes several' => array(
			array( $choice, $text ), array( 'Yes', 'I typed this.' ), array( array( 'type' => 'checkbox' ), array() ),
			array( array( 'radio-button', 'Yes' ), $typed ),
		);
		yield 'a comment is no longer asked for' => array(
			array( self::aQuestion( 'nps', array( 'settings' => array( 'comment_box' => true ) ) ) ),
			array( array( 'with', 9, 'Quick' ) ), array( array( 'settings' => array( 'comment_box' => false ) ) ),
			array( array( 'nps', 9, 'Quick' ) ),
		);
		yield 'a name is no longer asked for' => array(
			array( self::aQuestion( 'email', array( 'config' => array( 'include_name' => true ) ) ) ),
			array( array( 'named', 'reader@example.org', 'Sam' ) ), array( array( 'config' => array( 'include_name' => false ) ) ),
			array( array( 'email', 'reader@example.org', 'Sam' ) ),
		);
	}

	public function test_answers_to_every_earlier_published_version_are_accepted_even_after_a_pause(): void {
		$survey = $this->aStoredSurvey();
		$second = $this->edit( $survey, array( array( 'config' => array( 'options' => array( 'Sure', 'No' ) ) ) ) );
		$this->edit( $second, array( array() ), 'draft' );
		$this->edit( $second, array( array( 'config' => array( 'options' => array( 'Certainly', 'No' ) ) ) ), 'draft' );
		$this->edit( $second, array( array( 'config' => array( 'options' => array( 'Of course', 'No' ) ) ) ), 'publish' );
		self::assertTrue( $this->serve() );
		$send = fn( Survey $seen, string $value ): array => $this->collect(
			"survey=$survey->id&do=response",
			$this->json( $survey, array( $value ), array( 'version' => $seen->version ) )
		);

		self::assertSame( 201, $send( $survey, 'Yes' )[0] );
		self::assertSame( 201, $send( $second, 'Sure' )[0] );
		self::assertSame( 400, $send( $second, 'Certainly' )[0], 'Nobody was ever shown it.' );
	}

	public function test_results_show_a_removed_option_as_a_former_one(): void {
		$survey = $this->aStoredSurvey();
		$edited = $this->edit( $survey, array( array( 'config' => array( 'options' => array( 'Yes!', 'No' ) ) ) ) );
		self::assertTrue( $this->serve() );
		$this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( 'Yes' ), array( 'version' => $survey->version ) ) );
		Plugin::get( ResponseProcessor::class )->run();

		wp_set_current_user( 1 );
		$request = new \WP_REST_Request( 'GET', "/userfeedback/v1/surveys/$edited->id/results" );
		$results = wp_json_encode( rest_do_request( $request )->get_data() );

		self::assertStringContainsString( '{"value":"Yes","count":1,"is_current":false}', (string) $results );
	}

	public function test_a_visitor_cannot_add_an_option_that_never_existed(): void {
		$survey = $this->aStoredSurvey( array( 'questions' => array( self::aQuestion(), self::aQuestion( 'text' ) ) ) );
		$this->edit( $survey, array( array( 'title' => 'Changed' ), array() ) );
		self::assertTrue( $this->serve() );

		[ $status, $said ] = $this->collect(
			"survey=$survey->id&do=response",
			$this->json( $survey, array( 'Vote for me', 'I typed this.' ), array( 'version' => 1 ) )
		);

		self::assertSame( 201, $status, $said );
		self::assertSame( array( array( 'radio-button', null ), array( 'text', 'I typed this.' ) ), $this->stored( self::id( $said ) ) );
	}

	/** @param list<array<string, mixed>|null> $changes */
	private function edit( Survey $survey, array $changes, string $status = 'publish' ): Survey {
		$questions = array();
		foreach ( $changes as $index => $change ) {
			$old = $survey->questions[ $index ] ?? null;
			if ( null === $change ) {
				continue;
			}
			$after = $change['after'] ?? null;
			unset( $change['after'] );
			if ( null !== $after ) {
				$change['logic'] = array(
					'enabled'    => true,
					'action'     => 'show',
					'conditions' => array( array( 'question_id' => $survey->questions[0]->id, 'compare' => '=', 'value' => $after ) ),
				);
			}
			$questions[] = null === $old ? $change : $change + array(
				'id'       => $old->id,
				'title'    => $old->title,
				'type'     => $old->type->name,
				'config'   => array( 'options' => $old->options, 'include_name' => $old->includeName ),
				'settings' => array( 'required' => $old->required, 'comment_box' => $old->commentBox ),
			);
		}
		return $this->aSurvey( array( 'id' => $survey->id, 'title' => $survey->title, 'status' => $status, 'questions' => $questions ) );
	}

	/** @return list<list<mixed>> type, value and the text typed next to it. */
	private function stored( int $id ): array {
		$answers = Plugin::get( Db::class )->value( 'SELECT answers FROM {responses} WHERE id = %d', array( $id ) );
		return array_map(
			static fn( $answer ): array => array_values(
				array_filter(
					array( $answer->type->name, $answer->value, $answer->comments, $answer->name ),
					static fn( mixed $part ): bool => '' !== $part
				)
			),
			Answer::fromJson( (string) $answers )
		);
	}
}
