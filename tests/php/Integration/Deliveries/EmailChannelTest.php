<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Deliveries;

use RuntimeException;
use UserFeedback\Deliveries\Channels\DeliveryBatch;
use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Deliveries\Channels\DeliveryTarget;
use UserFeedback\Deliveries\Channels\OutcomeType;
use UserFeedback\Deliveries\Email\EmailChannel;
use UserFeedback\Platform\Clock;
use UserFeedback\Plugin;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Servers\Smtp\MailTestCase;

/** Emails as mail servers receive them, and when. */
final class EmailChannelTest extends MailTestCase {

	private EmailChannel $channel;

	protected function setUp(): void {
		parent::setUp();
		$this->channel = Plugin::get( EmailChannel::class );
	}

	public function test_each_response_is_its_own_message_in_both_formats_with_reply_to_the_visitor(): void {
		$survey = $this->surveyTold( 'Ann@example.org, bob@example.org' );
		self::assertSame( 1, $this->channel->batchSize( $survey, 'ann@example.org' ) );

		$outcomes = $this->channel->deliver(
			array( self::parcel( $survey, 'ann@example.org', 11 ), self::parcel( $survey, 'ann@example.org', 12 ) )
		);

		self::assertSame( array( 111, 112 ), array_keys( $outcomes ) );
		self::assertSame( array( OutcomeType::DELIVERED, OutcomeType::DELIVERED ), array_column( $outcomes, 'type' ) );
		self::assertSame( 'Handed off to your site’s mail program.', $outcomes[111]->message );
		[ $one, $two ] = $this->mails( 'Ann@example.org', 'Ann@example.org' );
		self::assertSame( 'Eve 11 <v11@example.org>', $one->header( 'reply-to' ) );
		self::assertSame( 'Eve 12 <v12@example.org>', $two->header( 'reply-to' ) );
		self::assertSame( 'New response to “Tea”', $one->header( 'subject' ) );
		self::assertSame( array( 'text/plain', 'text/html' ), array_keys( $one->parts ) );
		self::assertStringContainsString( "E-mail\n    v11@example.org\n    Name: Eve 11\n", $one->parts['text/plain'] );
		self::assertStringContainsString( '<bdi>v11@example.org</bdi>', $one->parts['text/html'] );
		self::assertStringStartsWith(
			"To: Ann@example.org\nSubject: New response to “Tea”\nReply-To: Eve 11 <v11@example.org>\n\nNew response to “Tea”\n\nE-mail\n",
			$outcomes[111]->sent
		);
	}

	public function test_plain_text_messages_have_no_html_part(): void {
		update_option( 'userfeedback_settings', array( 'summaries_html_template' => false ) );
		$survey = $this->surveyTold( 'ann@example.org' );
		$this->channel->deliver( array( self::parcel( $survey, 'ann@example.org', 11 ) ) );

		$mail = $this->mails( 'ann@example.org' )[0];
		self::assertStringStartsWith( 'text/plain', $mail->header( 'content-type' ) );
		self::assertSame( array( 'text/plain' ), array_keys( $mail->parts ) );
		self::assertSame( 'Eve 11 <v11@example.org>', $mail->header( 'reply-to' ) );
	}

	public function test_all_responses_of_an_hour_or_a_day_go_into_one_message(): void {
		foreach ( array( 'hourly', 'daily' ) as $frequency ) {
			$survey   = $this->surveyTold( 'ann@example.org', $frequency );
			$outcomes = $this->channel->deliver( array( self::parcel( $survey, 'ann@example.org', 11, 12, 13 ) ) );
			self::assertSame( array( 111, 112, 113 ), array_keys( $outcomes ) );
			self::assertSame( array( OutcomeType::DELIVERED ), array_unique( array_column( $outcomes, 'type' ), SORT_REGULAR ) );
		}
		foreach ( $this->mails( 'ann@example.org', 'ann@example.org' ) as $mail ) {
			self::assertSame( '3 new responses to “Tea”', $mail->header( 'subject' ) );
			self::assertSame( '', $mail->header( 'reply-to' ) );
			self::assertStringContainsString( 'v13@example.org', $mail->parts['text/plain'] );
		}
		$daily = $this->surveyTold( 'ann@example.org', 'daily' );
		self::assertGreaterThanOrEqual( 50, $this->channel->batchSize( $daily, 'ann@example.org' ) );
	}

	public function test_no_text_from_visitors_or_owners_injects_a_header(): void {
		$bad      = "x\r\nX-Injected: 1\r\nBcc: c@example.org\r\n\r\n\0\u{2028}Cc: d@example.org\u{2029}\u{85}.\r\n.\r\nMAIL FROM:<z@example.org>";
		$question = new Question( 'e', QuestionTypes::get( 'email' ), $bad, includeName: true );
		$answers  = array(
			array( new Answer( 'e', QuestionTypes::get( 'email' ), 'eve@example.org', $bad, $bad ) ),
			array( new Answer( 'e', QuestionTypes::get( 'email' ), "eve@example.org$bad", $bad, $bad ) ),
		);
		update_option( 'blogname', $bad );
		add_filter( 'userfeedback_emails_new_response_subject', static fn( string $subject ): string => $subject . $bad );
		foreach ( array( 'response', 'daily' ) as $frequency ) {
			$survey    = $this->surveyTold( "ann@example.org,ann@example.org\r\nBcc: c@example.org", $frequency )
				->with( title: $bad, questions: array( $question ) );
			$responses = array(
				111 => self::aResponse( $survey, $answers[0], 11, $bad ),
				112 => self::aResponse( $survey, $answers[1], 12, $bad ),
			);
			foreach ( array_chunk( $responses, max( 1, $this->channel->batchSize( $survey, 'ann@example.org' ) ), true ) as $some ) {
				$this->channel->deliver( array( new DeliveryBatch( 1, 'ann@example.org', $survey, $some ) ) );
			}
		}
		$mails = $this->mails( 'ann@example.org', 'ann@example.org', 'ann@example.org' );
		self::assertStringEndsWith( '<eve@example.org>', $mails[0]->header( 'reply-to' ) );
		self::assertSame( '', $mails[1]->header( 'reply-to' ) );
		foreach ( $mails as $mail ) {
			self::assertStringContainsString( 'X-Injected: 1 Bcc: c@example.org', $mail->header( 'subject' ) );
			self::assertSame( 'ann@example.org', $mail->header( 'to' ) );
		}
	}

	public function test_removed_addresses_and_surveys_with_email_turned_off_get_no_more_messages(): void {
		$told     = $this->surveyTold( 'bob@example.org' );
		$off      = $told->with( notifications: new Notifications( false, 'ann@example.org' ) );
		$outcomes = $this->channel->deliver(
			array(
				self::parcel( $told, 'ann@example.org', 11 ),
				self::parcel( $off, 'ann@example.org', 12 ),
				self::parcel( $told, 'bob@example.org', 13 ),
			)
		);
		self::assertSame(
			array(
				111 => array( OutcomeType::REFUSED, 'Not sent, because this address is no longer a recipient of the survey.' ),
				112 => array( OutcomeType::REFUSED, 'Not sent, because email is turned off for this survey.' ),
				113 => array( OutcomeType::DELIVERED, 'Handed off to your site’s mail program.' ),
			),
			array_map( static fn( DeliveryOutcome $outcome ): array => array( $outcome->type, $outcome->message ), $outcomes )
		);
		$this->mails( 'bob@example.org' );
		self::assertSame( '', $this->channel->label( $told, 'ann@example.org' ) );
		self::assertSame( 'bob@example.org', $this->channel->label( $told, 'bob@example.org' ) );
	}

	public function test_a_message_refused_by_the_mail_server_fails_with_the_error_of_the_server(): void {
		$this->server->does( 'busy' );
		$survey   = $this->surveyTold( 'ann@example.org, bob@example.org' );
		$outcomes = $this->channel->deliver(
			array( self::parcel( $survey, 'ann@example.org', 11 ), self::parcel( $survey, 'bob@example.org', 14 ) )
		);

		self::assertSame( array( 111, 114 ), array_keys( $outcomes ) );
		self::assertSame( array( OutcomeType::FAILED, OutcomeType::FAILED ), array_column( $outcomes, 'type' ) );
		self::assertStringContainsString( 'Try again later', $outcomes[111]->message );
		self::assertStringContainsString( 'v11@example.org', $outcomes[111]->sent );
	}

	public function test_a_plugin_that_breaks_the_message_is_reported_as_a_failure(): void {
		add_filter( 'userfeedback_emails_new_response_subject', static fn() => throw new RuntimeException( 'No ink' ) );
		$survey   = $this->surveyTold( 'ann@example.org' );
		$outcomes = $this->channel->deliver( array( self::parcel( $survey, 'ann@example.org', 11 ) ) );
		self::assertSame( OutcomeType::FAILED, $outcomes[111]->type );
		self::assertSame( 'Couldn’t create the message: No ink', $outcomes[111]->message );
	}

	/** @dataProvider moments */
	public function test_a_digest_waits_for_the_full_hour_or_the_next_morning_of_the_site(
		string $zone,
		string $frequency,
		string $now,
		?string $at
	): void {
		update_option( 'timezone_string', $zone );
		$this->stopClockAt( $now );
		$survey = $this->surveyTold( 'ann@example.org', $frequency );
		$wanted = $this->channel->targetsFor( $survey, self::aResponse( $survey, array() ) );
		self::assertSame(
			array( $at ),
			array_map( static fn( DeliveryTarget $one ): ?string => null === $one->at ? null : Clock::toStored( $one->at ), $wanted )
		);
	}

	/** @return iterable<string, array{string, string, string, string|null}> */
	public static function moments(): iterable {
		yield 'at once' => array( 'Europe/Berlin', 'response', '2026-11-23T08:30:00Z', null );
		yield 'the next hour' => array( 'Europe/Berlin', 'hourly', '2026-11-23T08:30:10Z', '2026-11-23 09:00:00' );
		yield 'on the hour it is the next one' => array( 'Europe/Berlin', 'hourly', '2026-11-23T08:00:00Z', '2026-11-23 09:00:00' );
		yield 'half an hour off' => array( 'Asia/Kolkata', 'hourly', '2026-11-23T08:29:59Z', '2026-11-23 08:30:00' );
		yield 'before the hour that is left out' => array( 'Europe/Berlin', 'hourly', '2026-03-29T00:40:00Z', '2026-03-29 01:00:00' );
		yield 'in the first of two hours of the same name' => array( 'Europe/Berlin', 'hourly', '2026-10-25T00:40:00Z', '2026-10-25 01:00:00' );
		yield 'in the second of them' => array( 'Europe/Berlin', 'hourly', '2026-10-25T01:40:00Z', '2026-10-25 02:00:00' );
		yield 'this morning' => array( 'Europe/Berlin', 'daily', '2026-11-23T06:59:59Z', '2026-11-23 07:00:00' );
		yield 'in the morning it is the next one' => array( 'Europe/Berlin', 'daily', '2026-11-23T07:00:00Z', '2026-11-24 07:00:00' );
		yield 'after midnight of the site' => array( 'Europe/Berlin', 'daily', '2026-11-22T23:10:00Z', '2026-11-23 07:00:00' );
		yield 'into summer time' => array( 'Europe/Berlin', 'daily', '2026-03-28T12:00:00Z', '2026-03-29 06:00:00' );
		yield 'out of summer time' => array( 'Europe/Berlin', 'daily', '2026-10-24T12:00:00Z', '2026-10-25 07:00:00' );
		yield 'in the night that is shorter' => array( 'Europe/Berlin', 'daily', '2026-03-29T00:30:00Z', '2026-03-29 06:00:00' );
		yield 'west of all' => array( 'Pacific/Honolulu', 'daily', '2026-11-23T08:30:00Z', '2026-11-23 18:00:00' );
		yield 'a day far east' => array( 'Pacific/Auckland', 'daily', '2026-04-04T00:00:00Z', '2026-04-04 20:00:00' );
	}

	private function surveyTold( string $addresses, string $frequency = 'response' ): Survey {
		$survey = $this->aSurvey(
			array(
				'title'     => 'Tea',
				'questions' => array( self::aQuestion( 'email', array( 'title' => 'E-mail' ) ) ),
			)
		);
		return $survey->with( notifications: new Notifications( addresses: $addresses, frequency: $frequency ) );
	}

	/** Job ids are the response ids plus 100. */
	private static function parcel( Survey $survey, string $target, int ...$ids ): DeliveryBatch {
		$responses = array();
		foreach ( $ids as $id ) {
			$question               = $survey->questions[0];
			$answer                 = new Answer( $question->id, QuestionTypes::get( 'email' ), "v$id@example.org", '', "Eve $id" );
			$responses[ 100 + $id ] = self::aResponse( $survey, array( $answer ), $id );
		}
		self::assertNotSame( array(), $responses );
		return new DeliveryBatch( 1, $target, $survey, $responses );
	}
}
