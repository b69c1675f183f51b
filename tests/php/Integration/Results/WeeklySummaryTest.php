<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use PHPMailer\PHPMailer\PHPMailer;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Lifecycle\Deactivator;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Results\Digest\FailedSummaryRepository;
use UserFeedback\Results\Digest\WeeklySummaryHooks;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Responding;

/** The weekly summary as WordPress's cron and the settings screen run it. */
final class WeeklySummaryTest extends RestTestCase {

	use Responding;

	/** A Monday. */
	private const NOW = '2026-11-23T08:30:00Z';

	/** @var list<array{to: string, subject: string, message: string, headers: list<string>|string}> */
	private array $sent = array();

	/** True if mail goes to PHPMailer. */
	private bool $isReal = false;

	/** @var list<string> addresses that the mail program does not take. */
	private array $refused = array();

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( self::NOW );
		update_option( 'admin_email', 'admin@example.org' );
		update_option( 'blogname', 'Ink &amp; Paper' );
		$this->unplan();
		add_filter( 'pre_wp_mail', array( $this, 'take' ), 20, 2 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_wp_mail', array( $this, 'take' ), 20 );
		$this->unplan();
		parent::tearDown();
	}

	/** @param array{to: string, subject: string, message: string, headers: list<string>|string} $mail */
	public function take( mixed $before, array $mail ): ?bool {
		if ( $this->isReal ) {
			return null;
		}
		if ( in_array( $mail['to'], $this->refused, true ) ) {
			do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', 'No such box.' ) );
			return false;
		}
		$this->sent[] = $mail;
		return true;
	}

	public function test_each_address_gets_its_own_message_about_the_past_seven_days(): void {
		$one = $this->answeredOn( 'One', array( '2026-11-23', '2026-11-22', '2026-11-22', '2026-11-16', '2026-11-15', '2026-11-14' ) );
		$this->answeredOn( 'Old', array( '2026-11-14' ) );
		$draft = $this->answeredOn( 'Draft', array( '2026-11-20' ), SurveyStatus::DRAFT );
		$this->withSettings( array( 'notifications_recipients' => 'ann@example.org, bob@example.org,ann@example.org' ) );

		do_action( WeeklySummaryHooks::EVENT );

		self::assertSame( array( 'ann@example.org', 'bob@example.org' ), array_column( $this->sent, 'to' ) );
		[ 'subject' => $subject, 'message' => $message, 'headers' => $headers ] = $this->sent[0];
		self::assertSame( 'Ink & Paper: 4 responses in the past week', $subject );
		self::assertSame( array( 'Content-Type: text/html; charset=UTF-8' ), $headers );
		self::assertStringContainsString( '4 responses from November 16, 2026 to November 22, 2026', $message );
		self::assertStringContainsString( '+33.3% from the previous 7 days (3)', $message );
		self::assertStringContainsString( 'Sunday, November 22, 2026: 2 responses"', $message );
		self::assertStringNotContainsString( 'November 23', $message );
		self::assertStringContainsString( "userfeedback_results#/survey/$one->id\"", $message );
		self::assertStringNotContainsString( 'Old', $message );
		self::assertStringNotContainsString( $draft->title, $message );
		self::assertStringContainsString( 'page=userfeedback_settings#/email"', $message );
		self::assertStringNotContainsString( '<img', $message );
	}

	public function test_no_summary_is_sent_without_responses_or_when_summaries_are_off(): void {
		$this->answeredOn( 'One', array( '2026-11-23', '2026-11-15' ) );
		do_action( WeeklySummaryHooks::EVENT );
		self::assertSame( array(), $this->sent );

		$this->answeredOn( 'Two', array( '2026-11-20' ) );
		$this->withSettings( array( 'summaries_disabled' => true ) );
		do_action( WeeklySummaryHooks::EVENT );
		self::assertSame( array(), $this->sent );

		$this->withSettings( array( 'summaries_disabled' => false ) );
		do_action( WeeklySummaryHooks::EVENT );
		self::assertSame( array( 'admin@example.org' ), array_column( $this->sent, 'to' ) );
		self::assertSame( 1, self::plannedEvents() );
	}

	public function test_plain_text_has_the_same_content_and_the_free_edition_has_no_comparison(): void {
		$survey = $this->answeredOn( 'One <1>', array( '2026-11-22', '2026-11-10' ) );
		$this->withSettings( array( 'summaries_html_template' => false, 'notifications_header_image' => 'https://example.org/a.png' ) );

		do_action( WeeklySummaryHooks::EVENT );
		$this->withPlan( Plan::LITE );
		do_action( WeeklySummaryHooks::EVENT );

		[ $paid, $free ] = array_column( $this->sent, 'message' );
		self::assertStringStartsWith(
			"1 response from November 16, 2026 to November 22, 2026\n0% from the previous 7 days (1)\n\nMonday, November 16, 2026: 0\n",
			$paid
		);
		$results = admin_url( "admin.php?page=userfeedback_results#/survey/$survey->id" );
		self::assertStringContainsString( "\nOne <1>: 1 response\n$results\n", $paid );
		self::assertStringNotContainsString( 'previous', $free );
		self::assertStringNotContainsString( 'a.png', $paid );
		self::assertSame( '', $this->sent[0]['headers'] );
	}

	public function test_only_the_failed_address_is_retried_up_to_two_times(): void {
		$this->answeredOn( 'One', array( '2026-11-22' ) );
		$this->withSettings( array( 'notifications_recipients' => 'ann@example.org,bob@example.org' ) );
		$this->refused = array( 'bob@example.org' );

		do_action( WeeklySummaryHooks::EVENT );
		foreach ( array( 2, 3 ) as $try ) {
			$arguments = array( '2026-11-23', array( 'bob@example.org' ), $try );
			$next      = wp_next_scheduled( WeeklySummaryHooks::EVENT, $arguments );
			self::assertEqualsWithDelta( time() + HOUR_IN_SECONDS, $next, 5 );
			wp_unschedule_event( (int) $next, WeeklySummaryHooks::EVENT, $arguments );
			$this->stopClockAt( '2026-11-24T01:00:00Z' ); // The week stays the same.
			do_action_ref_array( WeeklySummaryHooks::EVENT, $arguments );
		}
		self::assertSame( array( 'ann@example.org' ), array_column( $this->sent, 'to' ) );
		self::assertSame( 1, self::plannedEvents() ); // Next week's event.
		self::assertSame(
			array(
				'day'       => '2026-11-23',
				'addresses' => array( 'bob@example.org' ),
			),
			( new FailedSummaryRepository() )->get()
		);

		$this->refused = array();
		do_action_ref_array( WeeklySummaryHooks::EVENT, array( '2026-11-23', array( 'bob@example.org', 'gone@example.org' ), 2 ) );
		self::assertSame( array( 'ann@example.org', 'bob@example.org' ), array_column( $this->sent, 'to' ) );
		self::assertStringContainsString( 'to November 22', $this->sent[1]['message'] );
		self::assertNull( ( new FailedSummaryRepository() )->get() );
	}

	public function test_the_next_summary_is_scheduled_for_the_first_morning_of_the_week_of_the_site(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		foreach ( array(
			array( '2026-11-23T08:30:00Z', '1', '2026-11-30T07:00:00Z' ),
			array( '2026-11-22T22:59:00Z', '1', '2026-11-23T07:00:00Z' ), // Sunday there, a minute before Monday.
			array( '2026-11-22T23:01:00Z', '1', '2026-11-30T07:00:00Z' ),
			array( '2026-11-23T08:30:00Z', '0', '2026-11-29T07:00:00Z' ),
			array( '2026-03-24T08:30:00Z', '1', '2026-03-30T06:00:00Z' ), // Daylight saving time begins on the 29th.
		) as [ $now, $start, $next ] ) {
			$this->unplan();
			$this->stopClockAt( $now );
			update_option( 'start_of_week', $start );
			do_action( WeeklySummaryHooks::EVENT );
			$planned = wp_next_scheduled( WeeklySummaryHooks::EVENT );
			self::assertGreaterThanOrEqual( strtotime( $next ), $planned, $now );
			self::assertLessThanOrEqual( strtotime( $next ) + HOUR_IN_SECONDS, $planned, $now );
			Plugin::get( WeeklySummaryHooks::class )->plan();
			self::assertSame( $planned, wp_next_scheduled( WeeklySummaryHooks::EVENT ) );
		}
		self::assertContains( WeeklySummaryHooks::EVENT, Deactivator::EVENTS );
	}

	public function test_text_from_owners_and_visitors_never_becomes_markup_or_a_header(): void {
		update_option( 'blogname', "Ink\r\nBcc: all@example.org <script>" );
		$survey  = $this->answeredOn( 'Harmless', array( '2026-11-22' ) );
		$hostile = '"><script>alert(1)</script>%s';
		Plugin::get( Db::class )->write( 'UPDATE {surveys} SET title = %s WHERE id = %d', array( $hostile, $survey->id ) );

		$mail = $this->asRoleWith( Permission::SETTINGS )->request( 'POST', 'summary-mail', $this->look() );

		self::assertStringNotContainsString( "\n", $mail->text( 'subject' ) );
		self::assertStringNotContainsString( '<script', $mail->text( 'html' ) );
		self::assertStringContainsString( esc_html( $hostile ), $mail->text( 'html' ) );
	}

	public function test_an_owner_can_preview_unsaved_design_and_send_a_test_to_themselves_only(): void {
		$this->answeredOn( 'One', array( '2026-11-22' ) );
		$this->withSettings( array( 'notifications_recipients' => 'ann@example.org' ) );
		$this->asRoleWith( Permission::SETTINGS );

		$shown = $this->request( 'POST', 'summary-mail', $this->look( image: 'https://example.org/a.png?b=1&c=2' ) );
		self::assertStringContainsString( 'src="https://example.org/a.png?b=1&#038;c=2"', $shown->text( 'html' ) );
		self::assertStringContainsString( '1 response from', $shown->text( 'text' ) );
		$typing = $this->request( 'POST', 'summary-mail', $this->look( image: 'javascript:alert(1)' ) );
		self::assertStringNotContainsString( '<img', $typing->text( 'html' ) );
		self::assertSame( '', $this->request( 'POST', 'summary-mail', $this->look( false ) )->text( 'html' ) );
		self::assertSame( array(), $this->sent );

		$mine   = wp_get_current_user()->user_email;
		$tested = $this->request( 'POST', 'summary-mail/test', $this->look() + array( 'to' => 'else@example.org' ) );
		$this->assertStatus( 400, $tested );
		$tested = $this->request( 'POST', 'summary-mail/test', $this->look() );
		self::assertSame( array( true, "Test email sent to $mine." ), array( $tested->at( 'is_sent' ), $tested->at( 'message' ) ) );
		self::assertSame( array( $mine ), array_column( $this->sent, 'to' ) );

		$this->refused = array( $mine );
		$tested        = $this->request( 'POST', 'summary-mail/test', $this->look() );
		self::assertFalse( $tested->at( 'is_sent' ) );
		self::assertSame( "Couldn’t send the test email to $mine: No such box.", $tested->at( 'message' ) );
	}

	public function test_a_summary_uses_the_language_of_the_site_not_of_the_current_user(): void {
		$this->answeredOn( 'One', array( '2026-11-22' ) );
		$this->asRoleWith( Permission::SETTINGS );
		$german = static fn(): string => 'de_DE';
		$mark   = static fn( string $text, string $of, string $domain ): string =>
			'userfeedback' === $domain ? determine_locale() . ": $text" : $text;
		add_filter( 'determine_locale', $german, 5 );
		add_filter( 'gettext', $mark, 10, 3 );
		try {
			$subject = $this->request( 'POST', 'summary-mail', $this->look() )->text( 'subject' );
			self::assertSame( 'de_DE', determine_locale() );
		} finally {
			remove_filter( 'gettext', $mark );
			remove_filter( 'determine_locale', $german, 5 );
		}
		self::assertStringStartsWith( 'en_US: ', $subject );
	}

	public function test_an_email_program_without_html_shows_the_text(): void {
		$this->answeredOn( 'One', array( '2026-11-22' ) );
		$this->isReal = true;
		$file         = (string) tempnam( get_temp_dir(), 'mail' );
		$toFile       = static function ( PHPMailer $mailer ) use ( $file ): void {
			$mailer->isSendmail();
			$mailer->Sendmail = dirname( __DIR__, 2 ) . "/Support/Processes/mailbox.sh $file";
		};
		add_action( 'phpmailer_init', $toFile );
		try {
			do_action( WeeklySummaryHooks::EVENT );
		} finally {
			remove_action( 'phpmailer_init', $toFile );
		}
		$sent = (string) file_get_contents( $file );
		unlink( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.unlink_unlink -- The test's own.
		self::assertStringContainsString( 'multipart/alternative', $sent );
		self::assertMatchesRegularExpression( '#text/plain.*1 response from November 16.*text/html.*<h1#s', $sent );
		self::assertFalse( has_action( 'phpmailer_init' ) );
	}

	/** @return array<string, mixed> */
	private function look( bool $hasCards = true, string $image = '' ): array {
		return array( 'summaries_html_template' => $hasCards, 'notifications_header_image' => $image );
	}

	/** @param array<string, mixed> $settings */
	private function withSettings( array $settings ): void {
		$this->assertStatus(
			200,
			$this->asRoleWith( Permission::SETTINGS )->request( 'POST', 'settings', array( 'settings' => $settings ) )
		);
	}

	private static function plannedEvents(): int {
		return substr_count( (string) wp_json_encode( _get_cron_array() ), WeeklySummaryHooks::EVENT );
	}

	private function unplan(): void {
		wp_unschedule_hook( WeeklySummaryHooks::EVENT );
	}
}
