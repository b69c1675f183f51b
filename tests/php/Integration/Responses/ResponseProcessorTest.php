<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use ArrayObject;
use RuntimeException;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Submit\Impressions\ImpressionRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Made\Responding;

final class ResponseProcessorTest extends SiteTestCase {

	use Responding;

	private const OPTIONS = array( 'Red', 'Green', 'Blue' );

	public function test_a_pending_response_is_counted_once(): void {
		$survey = $this->survey();
		$this->respond( $survey, array( 'Red', array( 'Red', 'Blue' ), 'Fine', array( 'with', 9, 'Quick' ) ), '2026-11-20T12:00:00Z' );

		self::assertSame( 1, Plugin::get( ResponseProcessor::class )->run() );
		self::assertSame( 0, Plugin::get( ResponseProcessor::class )->run() );

		self::assertSame( array( '2026-11-20' => 1 ), $this->days( $survey ) );
		self::assertSame( array( 'Fine', 'Quick' ), $this->texts( $survey ) );
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
	}

	public function test_other_plugins_are_notified_of_each_response_once(): void {
		$told   = $this->listen();
		$survey = $this->survey();
		$one    = $this->respond( $survey, array( 'Red' ) );
		$two    = $this->respond( $survey, array( 'Blue' ) );
		self::assertCount( 0, $told );

		Plugin::get( ResponseProcessor::class )->run();
		$this->setStatus( $one, 'trash' );
		Plugin::get( ResponseProcessor::class )->run();
		$this->setStatus( $one, 'publish' );
		Plugin::get( ResponseProcessor::class )->run();

		self::assertSame(
			array( array( $survey->id, $one, 'Red', 'Prices' ), array( $survey->id, $two, 'Blue', 'Prices' ) ),
			$told->getArrayCopy()
		);
	}

	public function test_a_failing_listener_does_not_prevent_later_notifications(): void {
		$told = array();
		add_action(
			'userfeedback_survey_response',
			static function ( int $surveyId, int $responseId ) use ( &$told ): void {
				$told[] = $responseId;
				if ( 1 === count( $told ) ) {
					throw new RuntimeException( 'Out of order.' );
				}
			},
			10,
			2
		);
		$survey = $this->survey();
		$ids    = array( $this->respond( $survey, array( 'Red' ) ), $this->respond( $survey, array( 'Red' ) ) );

		$warnings = array();
		set_error_handler(
			static function ( int $level, string $message ) use ( &$warnings ): bool {
				$warnings[] = $message;
				return true;
			},
			E_USER_WARNING
		);
		$counted = Plugin::get( ResponseProcessor::class )->run();
		restore_error_handler();

		self::assertSame( 2, $counted );
		self::assertSame( $ids, $told );
		self::assertCount( 1, $warnings );
		self::assertStringContainsString( 'Out of order.', $warnings[0] );
	}

	public function test_a_trashed_response_leaves_the_numbers_and_returns_when_restored(): void {
		$survey = $this->survey();
		$this->respond( $survey, array( 'Red' ), '2026-11-20T12:00:00Z' );
		$id = $this->respond( $survey, array( 'Blue', null, 'Fine' ), '2026-11-20T12:00:00Z' );
		Plugin::get( ResponseProcessor::class )->run();
		$before = $this->derived( $survey );

		$this->setStatus( $id, 'trash' );
		Plugin::get( ResponseProcessor::class )->run();
		self::assertSame( array( '2026-11-20' => 1 ), $this->days( $survey ) );
		self::assertSame( array(), $this->texts( $survey ) );
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );

		$this->setStatus( $id, 'publish' );
		Plugin::get( ResponseProcessor::class )->run();
		self::assertSame( $before, $this->derived( $survey ) );
	}

	public function test_more_responses_than_one_batch_are_all_counted(): void {
		$survey = $this->survey();
		for ( $i = 0; $i < 450; ++$i ) {
			$this->respond( $survey, array( 'Red' ), '2026-11-20T12:00:00Z' );
		}

		self::assertSame( 300, Plugin::get( ResponseProcessor::class )->run( 300 ) );
		self::assertSame( 150, Plugin::get( ResponseProcessor::class )->run( 300 ) );
		self::assertSame( array( '2026-11-20' => 450 ), $this->days( $survey ) );
	}

	public function test_numbers_stay_correct_if_counting_is_killed_before_any_statement(): void {
		$survey = $this->survey();
		foreach ( array( 'Red', 'Blue' ) as $value ) {
			$this->respond( $survey, array( $value, array( 'Green' ), 'Fine', array( 'with', 9, 'Quick' ) ) );
		}
		$trashed = $this->respond( $survey, array( 'Green', null, 'Bad' ) );
		Plugin::get( ResponseProcessor::class )->run();
		$this->respond( $survey, array( 'Green', null, 'Good' ) );
		$this->setStatus( $trashed, 'trash' );

		$killAt = 0;
		do {
			++$killAt;
			Plugin::get( Transaction::class )->begin();
			$killed = $this->runAndKillAt( $killAt );
			Plugin::get( ResponseProcessor::class )->run();
			self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ), "Killed before its statement $killAt." );
			self::assertSame( 3, array_sum( $this->days( $survey ) ), "Killed before its statement $killAt." );
			Plugin::get( Transaction::class )->rollBack();
		} while ( $killed );
		self::assertGreaterThan( 10, $killAt );
	}

	/** @dataProvider seeds */
	public function test_after_any_sequence_of_actions_the_numbers_equal_those_of_a_recount( int $seed ): void {
		mt_srand( $seed );
		$surveys = array( $this->survey(), $this->survey() );
		$ids     = array();
		for ( $step = 0; $step < 120; ++$step ) {
			switch ( mt_rand( 0, 5 ) ) {
				case 0:
				case 1:
				case 2:
					$ids[] = $this->respond(
						$surveys[ mt_rand( 0, 1 ) ],
						$this->randomValues(),
						'2026-11-' . mt_rand( 10, 20 ) . 'T12:00:00Z'
					);
					break;
				case 3:
					$this->setStatus( $ids[ mt_rand( 0, max( 0, count( $ids ) - 1 ) ) ] ?? 0, 0 === mt_rand( 0, 1 ) ? 'trash' : 'publish' );
					break;
				case 4:
					Plugin::get( ResponseProcessor::class )->run( mt_rand( 1, 5 ) );
					break;
				default:
					$this->runAndKillAt( mt_rand( 1, 12 ) );
			}
		}
		Plugin::get( ResponseProcessor::class )->run();

		foreach ( $surveys as $survey ) {
			self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
			self::assertSame(
				(int) Plugin::get( Db::class )->value(
					'SELECT COUNT(*) FROM {responses} WHERE survey_id = %d AND status = %s',
					array( $survey->id, 'publish' )
				),
				array_sum( $this->days( $survey ) )
			);
		}
	}

	/** @return iterable<string, array{int}> */
	public static function seeds(): iterable {
		foreach ( range( 1, 5 ) as $seed ) {
			yield "seed $seed" => array( $seed );
		}
	}

	public function test_a_recount_finds_and_fixes_errors(): void {
		$survey = $this->survey();
		$db     = Plugin::get( Db::class );
		$last   = 0;
		foreach ( array( 'Red', 'Red', 'Blue' ) as $value ) {
			$last = $this->respond(
				$survey,
				array( $value, array( 'Green' ), 'Fine', array( 'with', 9, 'Quick' ) ),
				'2026-11-20T12:00:00Z'
			);
		}
		Plugin::get( ResponseProcessor::class )->run();
		$right = $this->derived( $survey );

		$db->write( 'UPDATE {daily} SET responses = 7 WHERE survey_id = %d', array( $survey->id ) );
		$db->write( 'DELETE FROM {daily_answers} WHERE survey_id = %d AND value = %s', array( $survey->id, 'Red' ) );
		$db->write( 'UPDATE {daily_answers} SET answers = answers + 1 WHERE survey_id = %d AND value = %s', array( $survey->id, 'Blue' ) );
		$db->write( 'DELETE FROM {texts} WHERE response_id = %d', array( $last ) );
		$db->write( 'UPDATE {texts} SET text = %s WHERE response_id < %d AND kind = %s', array( 'Forged', $last, 'answer' ) );
		$db->write(
			'INSERT INTO {texts} (response_id, survey_id, question_id, kind, day, submitted_at, text) VALUES (%d, %d, %s, %s, %s, %s, %s)',
			array( $last + 1000, $survey->id, 'q', 'answer', '2026-11-20', '2026-11-20 12:00:00', 'Nobody said this' )
		);

		self::assertSame( 1 + 1 + 1 + 2 + 4 + 1, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
		self::assertSame( $right, $this->derived( $survey ) );
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
	}

	public function test_a_recount_leaves_other_surveys_and_impressions_unchanged(): void {
		$survey = $this->survey();
		$other  = $this->survey();
		$this->respond( $other, array( 'Red', null, 'Fine' ), '2026-11-20T12:00:00Z' );
		Plugin::get( ResponseProcessor::class )->run();
		Plugin::get( ImpressionRepository::class )->add( $survey->id, '2026-11-20', 5 );
		$before = $this->derived( $other );

		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $survey->id ) );
		self::assertSame( $before, $this->derived( $other ) );
		self::assertSame(
			'5',
			Plugin::get( Db::class )->value( 'SELECT SUM(impressions) FROM {daily} WHERE survey_id = %d', array( $survey->id ) )
		);
	}

	/**
	 * @return ArrayObject<int, array{
	 *     int,
	 *     int,
	 *     mixed,
	 *     mixed,
	 * }> survey, response, its first answer and its page, as another plugin receives them.
	 */
	private function listen(): ArrayObject {
		$told = new ArrayObject();
		add_action(
			'userfeedback_survey_response',
			static function ( int $surveyId, int $responseId, array $params ) use ( $told ): void {
				/**
				 * @var array{
				 *     answers: list<array{value: mixed}>,
				 *     page_submitted: array{name: string},
				 * } $params as docs/hooks.md promises.
				 */
				$told->append( array( $surveyId, $responseId, $params['answers'][0]['value'] ?? null, $params['page_submitted']['name'] ) );
			},
			10,
			3
		);
		return $told;
	}

	private function survey(): Survey {
		$options = array( 'config' => array( 'options' => self::OPTIONS ) );
		return $this->aSurvey(
			array(
				'questions' => array(
					self::aQuestion( 'radio-button', $options ),
					self::aQuestion( 'checkbox', $options ),
					self::aQuestion( 'text' ),
					self::aQuestion( 'nps', array( 'settings' => array( 'comment_box' => true ) ) ),
				),
			)
		);
	}

	/** @return list<mixed> */
	private function randomValues(): array {
		$values  = array(
			self::OPTIONS[ mt_rand( 0, 2 ) ],
			array_values( array_intersect_key( self::OPTIONS, array_flip( (array) array_rand( self::OPTIONS, mt_rand( 1, 3 ) ) ) ) ),
			'Text ' . mt_rand( 1, 9 ),
			0 === mt_rand( 0, 1 ) ? mt_rand( 1, 10 ) : array( 'with', mt_rand( 1, 10 ), 'Comment ' . mt_rand( 1, 9 ) ),
		);
		$skipped = mt_rand( 0, 7 );
		if ( isset( $values[ $skipped ] ) ) {
			$values[ $skipped ] = null;
		}
		return $values;
	}

	/** Simulates a process that ends before the given statement. */
	private function runAndKillAt( int $statement ): bool {
		$count = 0;
		$kill  = static function ( string $sql ) use ( &$count, $statement ): string {
			if ( 1 !== preg_match( '/SAVEPOINT|CONNECTION_ID/', $sql ) && ++$count === $statement ) {
				throw new RuntimeException( 'Killed.' );
			}
			return $sql;
		};
		add_filter( 'query', $kill );
		try {
			Plugin::get( ResponseProcessor::class )->run();
		} catch ( RuntimeException $end ) {
			self::assertSame( 'Killed.', $end->getMessage() );
			return true;
		} finally {
			remove_filter( 'query', $kill );
		}
		return false;
	}

	private function setStatus( int $responseId, string $status ): void {
		Plugin::get( Db::class )->write( 'UPDATE {responses} SET status = %s WHERE id = %d', array( $status, $responseId ) );
	}

	/** @return array<string, int> responses by day. */
	private function days( Survey $survey ): array {
		$rows = Plugin::get( Db::class )->rows(
			'SELECT day, SUM(responses) AS responses FROM {daily} WHERE survey_id = %d GROUP BY day
				HAVING SUM(responses) <> 0 ORDER BY day',
			array( $survey->id )
		);
		$days = array();
		foreach ( $rows as $row ) {
			$days[ (string) $row['day'] ] = (int) $row['responses'];
		}
		return $days;
	}

	/** @return list<string|null> */
	private function texts( Survey $survey ): array {
		return array_column(
			Plugin::get( Db::class )->rows( 'SELECT text FROM {texts} WHERE survey_id = %d ORDER BY text', array( $survey->id ) ),
			'text'
		);
	}

	/** @return list<list<array<string, string|null>>> all rows derived from this survey's responses. */
	private function derived( Survey $survey ): array {
		$db = Plugin::get( Db::class );
		return array(
			$db->rows(
				'SELECT day, responses FROM {daily} WHERE survey_id = %d AND slot = 0 AND responses <> 0 ORDER BY day',
				array( $survey->id )
			),
			$db->rows(
				'SELECT question_id, day, value, answers FROM {daily_answers}
					WHERE survey_id = %d AND answers <> 0 ORDER BY question_id, day, value_key',
				array( $survey->id )
			),
			$db->rows(
				'SELECT response_id, question_id, kind, day, submitted_at, text FROM {texts}
					WHERE survey_id = %d ORDER BY response_id, question_id, kind',
				array( $survey->id )
			),
		);
	}
}
