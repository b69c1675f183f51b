<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Operations;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Operations\Usage\BuildUsageReport;
use UserFeedback\Operations\Usage\UsageHooks;
use UserFeedback\Operations\Usage\UsageIdRepository;
use UserFeedback\Operations\Usage\UsageUrl;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Tests\Support\Servers\AiServer;

/** Usage data: nothing is sent without consent, and then exactly what the settings screen shows. */
final class UsageTest extends RestTestCase {

	use Responding;

	/** Accepts any body; the requests it receives are recorded. */
	private ?AiServer $server = null;

	protected function setUp(): void {
		parent::setUp();
		delete_option( UsageIdRepository::OPTION );
		wp_clear_scheduled_hook( UsageHooks::EVENT );
	}

	protected function tearDown(): void {
		$this->server?->stop();
		wp_clear_scheduled_hook( UsageHooks::EVENT );
		parent::tearDown();
	}

	public function test_the_displayed_report_is_exactly_what_is_sent_after_consent(): void {
		$module = $this->module( $this->server()->url );
		$this->allow( true );
		$module->follow( array( 'allow_usage_tracking' => true ) );
		$first = wp_next_scheduled( UsageHooks::EVENT );
		self::assertIsInt( $first );
		self::assertSame( 'weekly', wp_get_schedule( UsageHooks::EVENT ) );
		$shown = $this->asRoleWith( Permission::SETTINGS )->request( 'GET', 'usage' )->at( 'report' );
		self::assertIsString( $shown );

		$module->send();

		self::assertEquals( array( json_decode( $shown, true ) ), array_column( $this->server()->asked(), 1 ) );
		self::assertStringContainsString( ( new UsageIdRepository() )->get(), $shown );
	}

	public function test_nothing_is_sent_while_reporting_is_off_and_the_site_id_is_deleted(): void {
		$module = $this->module( $this->server()->url );
		$module->send();
		$this->allow( true );
		$number = ( new UsageIdRepository() )->get();
		self::assertMatchesRegularExpression( '/\A[0-9a-f]{32}\z/', $number );
		$module->schedule();

		$this->allow( false );
		self::assertFalse( get_option( UsageIdRepository::OPTION ) );
		self::assertFalse( wp_next_scheduled( UsageHooks::EVENT ) );
		$module->schedule();
		$module->send();
		self::assertFalse( wp_next_scheduled( UsageHooks::EVENT ) );
		self::assertSame( array(), $this->server()->asked() );

		$this->allow( true );
		self::assertNotSame( $number, ( new UsageIdRepository() )->get() );
	}

	public function test_without_a_url_nothing_is_scheduled_or_sent_and_the_owner_sees_none(): void {
		$asked = 0;
		add_filter(
			'pre_http_request',
			static function () use ( &$asked ): array {
				++$asked;
				return array();
			}
		);
		$this->allow( true );

		self::assertFalse( wp_next_scheduled( UsageHooks::EVENT ) );
		do_action( UsageHooks::EVENT );
		self::assertSame( 0, $asked );
		self::assertSame( '', $this->asRoleWith( Permission::SETTINGS )->request( 'GET', 'usage' )->at( 'sent_to' ) );
		self::assertSame( '', UsageUrl::of( 'https://a.test/b', 'production' ), 'Who writes wp-config.php decides.' );
		self::assertSame( 'https://a.test/b', UsageUrl::of( 'https://a.test/b', 'local' ) );
		self::assertSame( '', UsageUrl::of( 'javascript:1', 'local' ) );
	}

	public function test_an_unreachable_server_is_tried_only_once(): void {
		$module = $this->module( $this->server()->url );
		$this->allow( true );
		$module->schedule();
		$planned = wp_next_scheduled( UsageHooks::EVENT );
		$this->server()->stop();
		$tries = 0;
		add_filter(
			'http_request_args',
			static function ( array $args ) use ( &$tries ): array {
				++$tries;
				self::assertSame( array( 5, 0, 'UserFeedback' ), array( $args['timeout'], $args['redirection'], $args['user-agent'] ) );
				return $args;
			}
		);

		$module->send();

		self::assertSame( array( 1, $planned ), array( $tries, wp_next_scheduled( UsageHooks::EVENT ) ) );
	}

	public function test_the_report_has_versions_plan_and_ranges_but_no_personal_data(): void {
		$this->withPlan( Plan::PRO, Addon::BRANDING );
		$typed  = array( self::aQuestion( 'text' ), self::aQuestion( 'email' ) );
		$survey = $this->aSurvey( array( 'title' => 'Very secret', 'questions' => $typed ) );
		$this->aSurvey( array( 'status' => 'draft', 'questions' => array( self::aQuestion( 'radio-button' ) ) ) );
		$this->respond( $survey, array( 'Me', 'me@example.org' ) );
		$json = Plugin::get( BuildUsageReport::class )->run( '' );
		/** @var array<string, mixed> $report */
		$report = json_decode( $json, true );

		self::assertSame(
			array(
				'format', 'site', 'plugin', 'wordpress', 'php', 'database', 'locale', 'plan', 'addons', 'surveys', 'responses',
				'question_types',
			),
			array_keys( $report )
		);
		self::assertSame(
			array( 'pro', array( 'branding' ), '1-5', '1-100', array( 'radio-button', 'text', 'email' ) ),
			array( $report['plan'], $report['addons'], $report['surveys'], $report['responses'], $report['question_types'] )
		);
		self::assertIsString( $report['database'] );
		self::assertMatchesRegularExpression( '/\A(SQLite|(MySQL|MariaDB) \d+\.\d+)\z/', $report['database'] );
		foreach ( array( (string) wp_parse_url( home_url(), PHP_URL_HOST ), 'example', 'secret', 'Me', 'admin' ) as $told ) {
			self::assertStringNotContainsString( $told, $json );
		}
	}

	private function allow( bool $isAllowed ): void {
		$saved = $this->asRoleWith( Permission::SETTINGS )->request(
			'POST',
			'settings',
			array( 'settings' => array( 'allow_usage_tracking' => $isAllowed ) )
		);
		$this->assertStatus( 200, $saved );
	}

	private function module( string $address ): UsageHooks {
		return new UsageHooks( new UsageIdRepository(), $address, static fn(): BuildUsageReport => Plugin::get( BuildUsageReport::class ) );
	}

	private function server(): AiServer {
		return $this->server ??= new AiServer();
	}
}
