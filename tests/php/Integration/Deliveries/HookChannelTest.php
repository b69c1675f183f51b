<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries;

use RuntimeException;
use UserFeedback\Deliveries\DeliveryScheduler;
use UserFeedback\Deliveries\Log\JobRetryRepository;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Processes\Worker;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** Other plugins' hooks get every response, even if the process that fires them dies. Commits its data. */
final class HookChannelTest extends ServedCollector {

	/** Seconds until another process takes over. */
	private const LEASE = 900;

	/** @var list<int> responses that were heard of in this process. */
	private array $heard = array();

	protected function setUp(): void {
		parent::setUp();
		Plugin::get( ResponseProcessor::class )->run();
		$this->heard = array();
	}

	public function test_the_next_process_notifies_of_responses_that_a_killed_process_missed(): void {
		$ids = $this->answered( $this->aStoredSurvey(), 5 );

		$told = $this->killedAt( 3 );

		self::assertSame( array_slice( $ids, 0, 2 ), $told );
		self::assertSame(
			array( '0', '5' ),
			array(
				$this->value( 'SELECT COUNT(*) FROM {responses} WHERE counted = 0 AND status = %s', 'publish' ),
				(string) count( $ids ),
			),
			'All of them are counted.'
		);

		$this->listen();
		Plugin::get( DeliveryScheduler::class )->runInBackground();
		self::assertSame( array(), $this->heard, 'It might be alive still.' );

		$this->stopClockAt( gmdate( 'c', time() + self::LEASE + 1 ) );
		Plugin::get( DeliveryScheduler::class )->runInBackground();
		Plugin::get( DeliveryScheduler::class )->runInBackground();
		self::assertSame( array_slice( $ids, 2 ), $this->heard, 'The one it died of is told again; nothing is told for ever.' );
		self::assertSame( '0', $this->value( 'SELECT COUNT(*) FROM {jobs} WHERE channel = %s', 'hook' ) );
	}

	public function test_a_response_deleted_meanwhile_notifies_nobody(): void {
		$ids = $this->answered( $this->aStoredSurvey(), 2 );
		$this->killedAt( 1 );
		Plugin::get( Db::class )->write( 'DELETE FROM {responses} WHERE id = %d', array( $ids[0] ) );

		$this->listen();
		$this->stopClockAt( gmdate( 'c', time() + self::LEASE + 1 ) );
		Plugin::get( DeliveryScheduler::class )->runInBackground();

		self::assertSame( array( $ids[1] ), $this->heard );
		self::assertSame( '0', $this->value( 'SELECT COUNT(*) FROM {jobs} WHERE channel = %s', 'hook' ) );
	}

	public function test_without_listeners_nothing_is_queued(): void {
		$this->answered( $this->aStoredSurvey(), 2 );
		Plugin::get( ResponseProcessor::class )->run();

		self::assertSame( '0', $this->value( 'SELECT COUNT(*) FROM {jobs} WHERE channel = %s', 'hook' ) );
		$this->listen();
		$this->stopClockAt( gmdate( 'c', time() + self::LEASE + 1 ) );
		Plugin::get( DeliveryScheduler::class )->runInBackground();
		self::assertSame( array(), $this->heard );
	}

	public function test_a_failing_listener_blocks_no_other_response_and_can_be_retried(): void {
		$ids   = $this->answered( $this->aStoredSurvey(), 3 );
		$fails = static function ( int $surveyId, int $responseId ) use ( $ids ): void {
			if ( $responseId === $ids[1] ) {
				throw new RuntimeException( 'No room.' );
			}
		};
		add_action( 'userfeedback_survey_response', $fails, 5, 2 );
		$this->listen();
		$told = array();
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- The warning is part of what is tested.
		set_error_handler(
			static function ( int $level, string $message ) use ( &$told ): bool {
				$told[] = $message;
				return true;
			},
			E_USER_WARNING
		);
		try {
			Plugin::get( ResponseProcessor::class )->run();
		} finally {
			restore_error_handler();
		}

		self::assertSame( array( $ids[0], $ids[2] ), $this->heard );
		self::assertStringContainsString( 'No room.', implode( '', $told ) );
		self::assertSame( (string) $ids[1], $this->value( 'SELECT response_id FROM {jobs} WHERE state = %s', 'failed' ) );

		remove_action( 'userfeedback_survey_response', $fails, 5 );
		$job = (int) $this->value( 'SELECT id FROM {jobs} WHERE state = %s', 'failed' );
		Plugin::get( JobRetryRepository::class )->retryJobs( array( $job ) );
		Plugin::get( DeliveryScheduler::class )->runInBackground();
		self::assertSame( array( $ids[0], $ids[2], $ids[1] ), $this->heard );
		self::assertSame( '0', $this->value( 'SELECT COUNT(*) FROM {jobs} WHERE channel = %s', 'hook' ) );
	}

	/** @return list<int> */
	private function answered( Survey $survey, int $times ): array {
		return array_map( fn(): int => $this->respond( $survey, array( 'Yes' ) ), range( 1, $times ) );
	}

	private function listen(): void {
		add_action(
			'userfeedback_survey_response',
			function ( int $surveyId, int $responseId ): void {
				$this->heard[] = $responseId;
			},
			10,
			2
		);
	}

	/** @return list<int> responses sent to hooks before. */
	private function killedAt( int $nth ): array {
		$ended = Worker::start( 'Processes/killed-notifying.php', (string) $nth )->end();
		self::assertSame( SIGKILL, $ended->signal, $ended->said );
		return array_map( 'intval', array_values( array_filter( explode( "\n", $ended->said ), 'is_numeric' ) ) );
	}

	/** @param literal-string $sql */
	private function value( string $sql, string $value ): ?string {
		return Plugin::get( Db::class )->value( $sql, array( $value ) );
	}
}
