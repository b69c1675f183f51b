<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Counting\CounterDelta;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

final class CounterDeltaTest extends TestCase {

	public function test_counts_each_selected_option_and_the_question_once(): void {
		$tally = CounterDelta::of(
			array(
				$this->response( 1, new Answer( 'q', QuestionTypes::get( 'checkbox' ), array( 'Red', 'Blue' ) ) ),
				$this->response( 2, new Answer( 'q', QuestionTypes::get( 'checkbox' ), array( 'Red' ) ) ),
			)
		);

		self::assertSame(
			array( '#answered' => 2, 'Blue' => 1, 'Red' => 2 ),
			$this->counted( $tally )
		);
	}

	public function test_counts_a_skipped_question_as_skipped_and_ignores_an_unasked_one(): void {
		$skipped = new Answer( 'q', QuestionTypes::get( 'nps' ), null );
		$tally   = CounterDelta::of( array( $this->response( 1, $skipped ), $this->response( 2 ) ) );

		self::assertSame( array( '#skipped' => 1 ), $this->counted( $tally ) );
		self::assertSame( array( 2 ), array_column( $tally->days(), 'responses' ) );
	}

	public function test_options_that_differ_only_in_case_are_counted_separately(): void {
		$tally = CounterDelta::of(
			array(
				$this->response( 1, new Answer( 'q', QuestionTypes::get( 'radio-button' ), 'Yes' ) ),
				$this->response( 2, new Answer( 'q', QuestionTypes::get( 'radio-button' ), 'yes' ) ),
			)
		);

		self::assertSame( array( '#answered' => 2, 'Yes' => 1, 'yes' => 1 ), $this->counted( $tally ) );
	}

	public function test_a_typed_answer_is_stored_as_text_and_not_counted_by_value(): void {
		$tally = CounterDelta::of( array( $this->response( 1, new Answer( 'q', QuestionTypes::get( 'text' ), 'Fine' ) ) ) );

		self::assertSame( array( '#answered' => 1, '#texts' => 1 ), $this->counted( $tally ) );
		self::assertSame( array( array( 'answer', 'Fine' ) ), $this->texts( $tally ) );
	}

	public function test_a_comment_is_stored_next_to_the_score(): void {
		$tally = CounterDelta::of( array( $this->response( 1, new Answer( 'q', QuestionTypes::get( 'nps' ), 9, 'Quick' ) ) ) );

		self::assertSame( array( '#answered' => 1, '#texts' => 1, '9' => 1 ), $this->counted( $tally ) );
		self::assertSame( array( array( 'comment', 'Quick' ) ), $this->texts( $tally ) );
	}

	public function test_an_option_cannot_be_mistaken_for_the_answer_count(): void {
		$tally = CounterDelta::of( array( $this->response( 1, new Answer( 'q', QuestionTypes::get( 'radio-button' ), '#answered' ) ) ) );

		self::assertSame( array( '#answered', md5( '#answered' ) ), array_column( $tally->values(), 'value_key' ) );
	}

	private function response( int $id, Answer ...$answers ): StoredResponse {
		return new StoredResponse( $id, 7, '2026-11-21', '2026-11-21 10:00:00', array_values( $answers ), SubmittedPage::of( 0, '', '' ) );
	}

	/** @return array<string, int> counts by value, or by the word for none. */
	private function counted( CounterDelta $tally ): array {
		$counted = array();
		foreach ( $tally->values() as $count ) {
			$counted[ '' === $count['value'] ? $count['value_key'] : $count['value'] ] = $count['answers'];
		}
		ksort( $counted );
		return $counted;
	}

	/** @return list<array{string, string}> */
	private function texts( CounterDelta $tally ): array {
		return array_map( static fn( array $text ): array => array( $text['kind'], $text['text'] ), $tally->texts() );
	}
}
