<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries;

use UserFeedback\Deliveries\Queue\DestinationRepository;
use UserFeedback\Licensing\Keys\LicenseStore;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Deliveries\Receiver;
use UserFeedback\Tests\Support\Processes\Worker;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** Receivers that fail, lie, redirect, and hang up, and workers that are killed at any point. Commits its data. */
final class AccidentsTest extends ServedCollector {

	private const RESPONSES = 100;
	private const KILLS     = 12;

	/** Seconds between workers: leases and the first pauses have ended by then. */
	private const LATER = 8_000;

	private Receiver $receiver;

	/** @var array<string, mixed> */
	private array $before = array();

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( LicenseStore::OPTION, Addon::OPTION ) as $option ) {
			$this->before[ $option ] = get_option( $option );
		}
		$this->receiver = new Receiver();
		$this->receiver->open();
	}

	protected function tearDown(): void {
		$this->receiver->stop();
		foreach ( $this->before as $option => $value ) {
			update_option( $option, $value );
		}
		parent::tearDown();
	}

	public function test_each_response_reaches_each_webhook_under_one_id(): void {
		$this->withPlan( Plan::PRO, Addon::WEBHOOKS );
		$survey = $this->told( 3 );
		for ( $i = 0; $i < self::RESPONSES; ++$i ) {
			$this->respond( $survey, array( 'Yes' ) );
		}
		Plugin::get( ResponseProcessor::class )->run();
		self::assertSame( 3 * self::RESPONSES, $this->jobs( 'waiting' ) );

		$later = 0;
		$died  = 0;
		do {
			$later += self::LATER;
			$died  += $this->worker( $later, $died < self::KILLS ) ? 1 : 0;
		} while ( $this->jobs( 'waiting' ) > 0 && $later < 100 * self::LATER );

		self::assertSame( 0, $this->jobs( 'waiting' ) + $this->jobs( 'failed' ) );
		self::assertGreaterThanOrEqual( 3, $died, 'No worker was killed while it was at it.' );
		self::assertCount( 3 * self::RESPONSES, array_unique( $this->receiver->took() ) );
		foreach ( Plugin::get( DestinationRepository::class )->ofSurvey( $survey->id ) as $destination ) {
			self::assertSame( 'ok', $destination->state() );
		}
	}

	public function test_each_response_is_emailed_with_at_most_one_duplicate_for_each_killed_worker(): void {
		$file   = get_temp_dir() . 'uf-mails-' . bin2hex( random_bytes( 4 ) );
		$stored = $this->aStoredSurvey();
		$survey = $this->aSurvey(
			array(
				'id'            => $stored->id,
				'notifications' => array( 'email' => array( 'active' => true, 'addresses' => 'ada@example.org' ) ),
			)
		);
		for ( $i = 0; $i < self::RESPONSES; ++$i ) {
			$this->respond( $survey, array( 'Yes' ) );
		}
		Plugin::get( ResponseProcessor::class )->run();
		$later = 0;
		$died  = 0;
		do {
			$later += self::LATER;
			$died  += $this->worker( $later, $died < self::KILLS, 'email', $file ) ? 1 : 0;
		} while ( $this->jobs( 'waiting' ) > 0 && $later < 100 * self::LATER );

		$mails = (array) file( $file, FILE_IGNORE_NEW_LINES );
		unlink( $file );
		self::assertSame( self::RESPONSES, $this->jobs( 'delivered' ) );
		self::assertGreaterThanOrEqual( 2, $died, 'No worker was killed while it was at it.' );
		self::assertCount( self::RESPONSES, array_unique( $mails ) );
		self::assertLessThanOrEqual( $died, count( $mails ) - self::RESPONSES, 'What was handed over is written down after each.' );
	}

	/** @return bool true if it was killed while it worked. */
	private function worker( int $later, bool $isKilled, string $channel = 'webhook', ?string $to = null ): bool {
		$worker = Worker::start( 'Processes/delivering.php', $to ?? $this->receiver->host, (string) $later, $channel );
		self::assertSame( "at it\n", $worker->line() );
		if ( $isKilled ) {
			usleep( random_int( 5_000, 120_000 ) );
			$worker->kill();
		}
		$ended = $worker->end();
		if ( 0 === $ended->signal ) {
			self::assertMatchesRegularExpression( '/\A\d+\n\z/', $ended->said, 'It ended in another way.' );
		}
		return '' === $ended->said;
	}

	private function told( int $webhooks ): Survey {
		$survey = $this->aStoredSurvey();
		$stored = $this->aSurvey(
			array(
				'id'            => $survey->id,
				'notifications' => array(
					'email'   => array( 'active' => false ),
					'webhook' => array(
						'active'   => true,
						'webhooks' => array_fill( 0, $webhooks, array( 'request_url' => "http://{$this->receiver->host}/moody" ) ),
					),
				),
			)
		);
		return Plugin::get( SurveyRepository::class )->get( $stored->id );
	}

	/** @phpstan-impure */
	private function jobs( string $state ): int {
		return (int) Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {jobs} WHERE state = %s', array( $state ) );
	}
}
