<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit\Visits;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Visits\SumVisits;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** Surveys that record visits, and the requests of their browsers. */
abstract class VisitTestCase extends RestTestCase {

	use Responding;

	/** Token of an unfinished visit. */
	protected const UNFINISHED = '00000000-0000-4000-8000-00000000e001';

	/** @var array<mixed> */
	private array $server = array();

	protected function setUp(): void {
		parent::setUp();
		$this->server = $_SERVER;
		unset( $_SERVER['REMOTE_ADDR'] ); // No rate limit.
	}

	protected function tearDown(): void {
		$_SERVER = $this->server;
		parent::tearDown();
	}

	/** A survey of several questions about yes or no. */
	protected function recording( int $questions = 4, bool $isOn = true ): Survey {
		return $this->aSurvey(
			array(
				'questions' => array_fill( 0, $questions, self::aQuestion() ),
				'settings'  => array( 'behavior' => array( 'drop_off' => $isOn ) ),
			)
		);
	}

	/**
	 * @param array<int, string|array{string, int}> $path outcomes by index of the question, with or without seconds
	 * @return list<array{question_id: string, outcome: string, seconds: int}>
	 */
	protected function steps( Survey $survey, array $path ): array {
		$steps = array();
		foreach ( $path as $index => $step ) {
			[ $outcome, $seconds ] = is_array( $step ) ? $step : array( $step, 5 );

			$steps[] = array( 'question_id' => $survey->questions[ $index ]->id, 'outcome' => $outcome, 'seconds' => $seconds );
		}
		return $steps;
	}

	/**
	 * Reports a visit without a response.
	 *
	 * @param array<int, string|array{string, int}> $path
	 * @param array<string, mixed>                  $changes of the body
	 */
	protected function report( Survey $survey, array $path, string $token, array $changes = array() ): RestAnswer {
		$body = array( 'nonce' => $this->tokenOf( $survey ), 'token' => $token, 'steps' => $this->steps( $survey, $path ) );
		return $this->asVisitor()->request( 'POST', "surveys/$survey->id/visits", $changes + $body );
	}

	/**
	 * Sends a response with its visit.
	 *
	 * @param array<int, string|array{string, int}> $path
	 * @param array<string, mixed>                  $changes of the body
	 */
	protected function finish( Survey $survey, array $path, ?string $token = null, array $changes = array() ): RestAnswer {
		$visit = array( 'token' => $token ?? wp_generate_uuid4(), 'steps' => $this->steps( $survey, $path ) );
		$body  = $this->submission( $survey, array( 'Yes' ), $changes + array( 'visit' => $visit ) );
		return $this->asVisitor()->request( 'POST', "surveys/$survey->id/responses", $body );
	}

	protected function dropOff( Survey $survey, string $query = '' ): RestAnswer {
		return $this->asRoleWith( Permission::VIEW )->request( 'GET', "surveys/$survey->id/drop-off?$query" );
	}

	/** @return array{mixed, mixed, mixed} visits, finished, in progress */
	protected function visits( Survey $survey ): array {
		$answer = $this->dropOff( $survey );
		return array( $answer->at( 'visits' ), $answer->at( 'finished' ), $answer->at( 'in_progress' ) );
	}

	/** @return list<string> of each question: shown, answered, skipped, passed, left */
	protected function numbers( Survey $survey ): array {
		$numbers = array();
		foreach ( $this->dropOff( $survey )->items( 'questions' ) as $question ) {
			/** @var array{shown: int, answered: int, skipped: int, passed: int, left: int} $question by the route's shape. */
			[ 'shown' => $shown, 'answered' => $answered, 'skipped' => $skipped, 'passed' => $passed, 'left' => $left ] = $question;

			self::assertSame( $shown, $answered + $skipped + $left );
			$numbers[] = "$shown $answered $skipped $passed $left";
		}
		return $numbers;
	}

	/**
	 * Reports an unfinished visit with answers to the first questions.
	 *
	 * @param list<mixed>                           $values
	 * @param array<string, mixed>                  $changes of the body
	 * @param array<int, string|array{string, int}> $path
	 */
	protected function leave(
		Survey $survey,
		array $values,
		array $changes = array(),
		array $path = array( 0 => 'answered', 1 => 'left' )
	): void {
		$body = $changes + array( 'answers' => $this->submission( $survey, $values )['answers'] );
		$this->assertStatus( 204, $this->report( $survey, $path, self::UNFINISHED, $body ) );
		$this->asOwner();
	}

	protected function sumAt( string $moment ): void {
		$this->stopClockAt( $moment );
		Plugin::get( SumVisits::class )->run( 5.0 );
	}

	protected function asOwner(): self {
		return $this->asRoleWith( Permission::VIEW );
	}

	protected function partial( Survey $survey ): RestAnswer {
		return $this->asOwner()->request( 'GET', "surveys/$survey->id/responses?filter[status]=partial" );
	}

	protected function id( Survey $survey ): int {
		return (int) $this->row( 'id FROM {responses}', $survey )['id'];
	}

	/**
	 * @param literal-string $columns and their table
	 * @return array<string, string|null>
	 */
	protected function row( string $columns, Survey $survey ): array {
		return Plugin::get( Db::class )->row( "SELECT $columns WHERE survey_id = %d", array( $survey->id ) ) ?? array();
	}
}
