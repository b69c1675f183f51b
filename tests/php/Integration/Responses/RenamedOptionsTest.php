<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use UserFeedback\Deliveries\Channels\DeliveryBatch;
use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Privacy\ResponsePersonalData;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\Exports\Jobs\FindExportFile;
use UserFeedback\Results\Sharing\Share;
use UserFeedback\Results\Sharing\SharedResultsMapper;
use UserFeedback\Results\Survey\ReadSurveyResults;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Deliveries\DeliveryTestCase;

/**
 * Options that are renamed while visitors answer: everything that people read has the new label and all answers. Their ids are
 * their first labels, which start with "First" here.
 */
final class RenamedOptionsTest extends DeliveryTestCase {

	private Survey $survey;

	/** ID of the response that is older than the new labels. */
	private int $first;

	protected function setUp(): void {
		parent::setUp();
		$this->withPlan( Plan::ELITE, Addon::WEBHOOKS );
		$this->asRoleWith( Permission::VIEW, Permission::EDIT );
		$options      = array( 'config' => array( 'options' => array( 'First red', 'First blue', 'First green' ) ) );
		$this->survey = $this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'radio-button', $options ),
					self::aQuestion( 'checkbox', $options ),
					self::aQuestion( 'email' ),
				),
			)
		);
		$this->first  = $this->respond( $this->survey, array( 'First red', array( 'First red', 'First blue' ), 'jane@example.org' ) );
		while ( Plugin::get( ResponseProcessor::class )->run() > 0 ) {
			continue;
		}
		$this->change( array( 'Azure', 'Crimson' ), array( 'First blue', 'First red' ) );
		$this->respond( $this->survey, array( 'Crimson', array( 'Azure' ), 'jane@example.org' ) );
	}

	public function test_results_count_an_option_under_its_new_label(): void {
		foreach ( array( 'pending', 'counted' ) as $state ) {
			self::assertSame(
				array(
					array( array( 'Azure', 0 ), array( 'Crimson', 2 ) ),
					array( array( 'Azure', 2 ), array( 'Crimson', 1 ) ),
				),
				$this->counts(),
				$state
			);
			Plugin::get( ResponseProcessor::class )->run();
		}
	}

	public function test_filters_and_searches_find_an_option_by_its_new_label(): void {
		self::assertSame( 2, $this->filtered( 0, 'Crimson' ) );
		self::assertSame( 0, $this->filtered( 0, 'Azure' ) );
		self::assertSame( 2, $this->filtered( 1, 'Azure' ) );
		self::assertSame( 2, $this->read( 'responses?search=crims' )->at( 'pagination.total' ) );
		self::assertSame( 0, $this->read( 'responses?search=first' )->at( 'pagination.total' ) );
	}

	public function test_a_removed_option_keeps_its_answers_and_its_last_label(): void {
		$this->change( array( 'Azure', 'First red' ), array( 'First blue', '' ) );
		$this->respond( $this->survey, array( 'First red', null, null ) );

		self::assertSame( array( array( 'Azure', 0 ), array( 'First red', 1 ), array( 'Crimson', 2 ) ), $this->counts()[0] );
		self::assertSame( 2, $this->filtered( 0, 'Crimson' ) );
		self::assertSame( 1, $this->filtered( 0, 'First red' ) );
	}

	public function test_a_page_that_was_open_before_answers_the_same_option(): void {
		$answers = array( array( 'question_id' => $this->survey->questions[0]->id, 'value' => 'First blue' ) );
		$sent    = $this->submission( $this->survey, array(), array( 'answers' => $answers, 'version' => 1 ) );
		$this->assertStatus( 201, $this->asVisitor()->request( 'POST', "surveys/{$this->survey->id}/responses", $sent ) );

		$this->asRoleWith( Permission::VIEW );
		self::assertSame( 1, $this->filtered( 0, 'Azure' ) );
	}

	public function test_conditions_with_the_new_label_hold_for_an_answer_with_the_old_one(): void {
		$questions             = $this->questions( array( 'Azure', 'Crimson' ), array( 'First blue', 'First red' ) );
		$condition             = array( 'question_id' => $this->survey->questions[0]->id, 'compare' => '=', 'value' => 'Azure' );
		$questions[2]['logic'] = array( 'enabled' => true, 'action' => 'show', 'conditions' => array( $condition ) );
		$this->save( $questions );

		// An old page without a version sends the label that it has.
		$id = $this->respond( $this->survey, array( 'First blue', null, 'jane@example.org' ) );

		self::assertCount( 3, Plugin::get( ResponseRepository::class )->many( array( $id ) )[0]->answers );
	}

	public function test_deliveries_have_the_new_labels(): void {
		$expected   = array( 'Crimson', array( 'Crimson', 'Azure' ), null );
		$delivered  = array();
		$this->goes = static function ( DeliveryBatch $batch ) use ( &$delivered ): ?DeliveryOutcome {
			$delivered = self::values( $batch->response() );
			return null;
		};
		$id         = $this->respond( $this->survey, $expected );
		Plugin::get( Transaction::class )->run(
			fn(): bool => $this->note()->note( Plugin::get( ResponseRepository::class )->many( array( $id ) ) )
		);

		$this->work();

		self::assertSame( $expected, $delivered );
		self::assertSame( $expected, self::values( $this->channel->queued[0] ), 'for the conditions of emails' );
	}

	/** @return list<mixed> */
	private static function values( StoredResponse $response ): array {
		return array_map( static fn( Answer $answer ): mixed => $answer->value, $response->answers );
	}

	/**
	 * @dataProvider outputs
	 * @param callable(self): string $read
	 */
	public function test_ids_appear_nowhere( callable $read ): void {
		$output = $read( $this );

		self::assertStringContainsString( 'Crimson', $output );
		self::assertStringNotContainsString( 'First', $output );
	}

	/** @return iterable<string, array{callable(self): string}> */
	public static function outputs(): iterable {
		$crossed = array( 'cross?rows=%1$s&columns=%2$s', 'cross?rows=device&columns=%2$s' );
		foreach ( array( 'results', 'responses', 'responses/%3$d', ...$crossed ) as $path ) {
			yield $path => array( static fn( self $test ): string => $test->json( $path ) );
		}
		foreach ( array( 'general', 'question' ) as $report ) {
			yield "file of $report" => array( static fn( self $test ): string => $test->file( $report ) );
		}
		foreach ( array( 'response-mail/sample', 'webhooks/sample' ) as $path ) {
			yield $path => array( static fn( self $test ): string => $test->sample( $path ) );
		}
		yield 'shared results' => array( static fn( self $test ): string => $test->shared() );
		yield 'personal data' => array( static fn(): string => self::personalData() );
	}

	private function json( string $path ): string {
		[ $one, $other ] = $this->survey->questions;
		return (string) wp_json_encode( $this->read( sprintf( $path, $one->id, $other->id, $this->first ) )->body );
	}

	private function file( string $report ): string {
		[ $file ] = Plugin::get( FindExportFile::class )->run(
			1,
			array(
				'survey_id'   => (string) $this->survey->id,
				'report'      => $report,
				'question_id' => $this->survey->questions[0]->id,
				'format'      => 'csv',
			)
		);
		return (string) stream_get_contents( $file );
	}

	/** Returns the sample of a notification while "Crimson" is being renamed to "Ruby" and "Azure" is deleted. */
	private function sample( string $path ): string {
		$draft  = array(
			'id'        => $this->survey->id,
			'title'     => $this->survey->title,
			'questions' => $this->questions( array( 'Ruby', 'New' ), array( 'First red', '' ) ),
		);
		$hook   = array( 'webhook' => array( 'name' => 'Hook', 'request_url' => 'https://example.org/hook' ) );
		$answer = $this->request( 'POST', $path, array( 'survey' => $draft ) + ( 'webhooks/sample' === $path ? $hook : array() ) );
		$this->assertStatus( 200, $answer );
		$sample = (string) wp_json_encode( $answer->body );
		self::assertStringContainsString( 'Azure', $sample, 'the last label of the deleted option' );
		return str_replace( 'Ruby', 'Crimson', $sample );
	}

	private function shared(): string {
		$ids   = array_map( static fn( Question $question ): string => $question->id, $this->survey->questions );
		$now   = Plugin::get( Clock::class )->now();
		$share = new Share( 1, $this->survey->id, 1, 'token', $ids, true, 0, $now, null );
		return (string) wp_json_encode(
			Plugin::get( SharedResultsMapper::class )->toArray(
				$share,
				Plugin::get( ReadSurveyResults::class )->run( $this->survey, DayRange::all() )
			)
		);
	}

	private static function personalData(): string {
		$items = array();
		for ( $page = 1; true; ++$page ) {
			$exported = Plugin::get( ResponsePersonalData::class )->export( 'jane@example.org', $page );
			array_push( $items, ...$exported['data'] );
			if ( $exported['done'] ) {
				return (string) wp_json_encode( $items );
			}
		}
	}

	private function read( string $path ): RestAnswer {
		$answer = $this->request( 'GET', "surveys/{$this->survey->id}/$path" );
		$this->assertStatus( 200, $answer );
		return $answer;
	}

	/** Returns how many responses have this answer to a question. */
	private function filtered( int $place, string $label ): mixed {
		$filter = array(
			'answers' => array(
				array( 'question_id' => $this->survey->questions[ $place ]->id, 'is' => 'chose', 'values' => array( $label ) ),
			),
		);
		return $this->read( 'results?' . http_build_query( array( 'filter' => $filter ) ) )->at( 'range_responses_count' );
	}

	/** @return list<list<array{string, int}>> labels and their counts, of each question with options. */
	private function counts(): array {
		/** @var list<array{options: list<array{value: string, count: int}>}> $stats */
		$stats = array_slice( $this->read( 'results' )->items( 'question_stats' ), 0, 2 );
		return array_map(
			static fn( array $question ): array => array_map(
				static fn( array $option ): array => array( $option['value'], $option['count'] ),
				$question['options']
			),
			$stats
		);
	}

	/**
	 * @param list<string> $labels of both questions with options
	 * @param list<string> $ids
	 */
	private function change( array $labels, array $ids ): void {
		$this->save( $this->questions( $labels, $ids ) );
	}

	/**
	 * @param list<string> $labels
	 * @param list<string> $ids
	 * @return list<array<string, mixed>>
	 */
	private function questions( array $labels, array $ids ): array {
		return array_map(
			static fn( Question $question ): array => $question->type->hasOptions()
				? array( 'config' => array( 'options' => $labels, 'option_ids' => $ids ) ) + $question->toArray()
				: $question->toArray(),
			$this->survey->questions
		);
	}

	/** @param list<array<string, mixed>> $questions */
	private function save( array $questions ): void {
		$body = array(
			'id'        => $this->survey->id,
			'version'   => $this->survey->version,
			'title'     => $this->survey->title,
			'status'    => 'publish',
			'questions' => $questions,
		);
		$this->assertStatus( 200, $this->request( 'POST', 'surveys', $body ) );
		$this->survey = Plugin::get( SurveyRepository::class )->get( $this->survey->id );
	}
}
