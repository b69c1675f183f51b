<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries;

use UserFeedback\Licensing\Keys\LicenseStore;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Plugin;
use UserFeedback\Responses\Submit\CronPingRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Deliveries\Receiver;
use UserFeedback\Tests\Support\Servers\ServedCollector;

/** A quiet site: no page view or cron follows a response, and its notification must not wait for one. Commits its data. */
final class CronPingTest extends ServedCollector {

	private Receiver $receiver;
	private string $router = '';

	/** @var array<string, mixed> */
	private array $before = array();

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( LicenseStore::OPTION, Addon::OPTION, SiteSetup::WOKEN_AT ) as $option ) {
			$this->before[ $option ] = get_option( $option );
		}
		update_option( SiteSetup::WOKEN_AT, '0' );
		$this->receiver = new Receiver();
		$this->receiver->open();
		$this->router = get_temp_dir() . 'uf-wake-' . bin2hex( random_bytes( 4 ) ) . '.php';
		$noCron       = dirname( __DIR__, 2 ) . '/Support/Servers/Routers/no-cron.php';
		file_put_contents(
			$this->router,
			"<?php define( 'USERFEEDBACK_WEBHOOK_ALLOWED_HOSTS', '{$this->receiver->host}' ); return require '$noCron';"
		);
	}

	protected function tearDown(): void {
		unlink( $this->router );
		$this->receiver->stop();
		foreach ( $this->before as $option => $value ) {
			update_option( $option, $value );
		}
		wp_unschedule_hook( 'userfeedback_deliver' );
		parent::tearDown();
	}

	/** @return iterable<string, array{bool}> */
	public static function ways(): iterable {
		yield 'the collector' => array( true );
		yield 'REST' => array( false );
	}

	/** @dataProvider ways */
	public function test_the_browser_that_answered_triggers_the_delivery_of_its_answer( bool $isShort ): void {
		$survey = $this->told();
		self::assertTrue( $this->serve( null, $this->router ) );

		[ $status ] = $isShort
			? $this->collect( "survey=$survey->id&do=response", $this->json( $survey, array( 'Yes' ) ) )
			: $this->rest( "surveys/$survey->id/responses", $this->json( $survey, array( 'Yes' ) ) );
		self::assertSame( 201, $status );
		self::assertContains( CronPingRepository::HEADER . ': 0', $this->headers() );
		self::assertSame( array(), $this->receiver->got(), 'The visitor does not wait for it.' );

		self::assertSame( 204, $this->rest( 'widget/wake', '', '' )[0] );

		self::assertCount( 1, $this->receiver->got() );
		self::assertSame( 1, $this->counted( $survey->id ) );
	}

	public function test_a_repeated_response_triggers_nothing(): void {
		$survey = $this->told();
		self::assertTrue( $this->serve( null, $this->router ) );
		$json = $this->json( $survey, array( 'Yes' ) );
		$this->collect( "survey=$survey->id&do=response", $json );
		update_option( SiteSetup::WOKEN_AT, '0' );

		self::assertSame( 200, $this->collect( "survey=$survey->id&do=response", $json )[0] );

		self::assertSame( array(), preg_grep( '/' . CronPingRepository::HEADER . '/i', $this->headers() ) );
	}

	public function test_under_load_one_request_in_ten_seconds_triggers_a_run_and_each_has_a_follow_up(): void {
		$turns = array();
		foreach ( array( 0, 0, 3, 4, 9, 10, 11, 40 ) as $second ) {
			$turns[] = $this->turnAt( 1_800_000_000 + $second );
		}

		self::assertSame( array( 0, 10, null, null, null, 10, null, 0 ), $turns );
	}

	public function test_a_clock_set_back_blocks_no_run(): void {
		update_option( SiteSetup::WOKEN_AT, (string) 1_900_000_000 );

		self::assertSame( 0, $this->turnAt( 1_800_000_000 ) );
		self::assertSame( 7, $this->turnAt( 1_800_000_003 ) );
	}

	public function test_of_two_simultaneous_requests_one_gets_the_turn(): void {
		$turns = Plugin::get( CronPingRepository::class );

		self::assertTrue( $turns->take( 0, 5 ) );
		self::assertFalse( $turns->take( 0, 5 ) );
	}

	private function turnAt( int $time ): ?int {
		$clock = new Clock();
		$clock->stopAt( new \DateTimeImmutable( "@$time" ) );
		$headers = ( new CronPingRepository( Plugin::get( Db::class ), $clock ) )->headers();
		return array() === $headers ? null : (int) $headers[ CronPingRepository::HEADER ];
	}

	private function told(): Survey {
		$this->withPlan( Plan::PRO, Addon::WEBHOOKS );
		$survey = $this->aStoredSurvey();
		return $this->aSurvey(
			array(
				'id'            => $survey->id,
				'notifications' => array(
					'email'   => array( 'active' => false ),
					'webhook' => array(
						'active'   => true,
						'webhooks' => array( array( 'request_url' => "http://{$this->receiver->host}/" ) ),
					),
				),
			)
		);
	}

	private function counted( int $surveyId ): int {
		return (int) Plugin::get( Db::class )->value( 'SELECT SUM(responses) FROM {daily} WHERE survey_id = %d', array( $surveyId ) );
	}
}
