<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers\Smtp;

use PHPMailer\PHPMailer\PHPMailer;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Cases\RestTestCase;

/** Base test in which WordPress really sends: to a mail server on loopback. */
abstract class MailTestCase extends RestTestCase {

	protected SmtpServer $server;

	protected function setUp(): void {
		parent::setUp();
		$this->server = new SmtpServer();
		// The test sites' own plugin prevents all mail from being sent.
		add_filter( 'pre_wp_mail', '__return_null', 20 );
		add_filter( 'wp_mail_from', static fn(): string => 'site@example.org' );
		add_action( 'phpmailer_init', fn( PHPMailer $mailer ) => $this->server->use( $mailer ), 20 );
		update_option( 'blogname', 'Ink &amp; Paper' );
	}

	protected function tearDown(): void {
		parent::tearDown();
		$this->server->stop();
	}

	/** @return list<RawMail> what the server accepted, oldest first, one for each recipient. */
	protected function mails( string ...$to ): array {
		$taken = $this->server->taken();
		self::assertSame(
			array_map( static fn( string $address ): array => array( "RCPT TO:<$address>" ), $to ),
			array_column( $taken, 'to' )
		);
		$mails = array_map( static fn( array $mail ): RawMail => new RawMail( $mail['raw'] ), $taken );
		foreach ( $mails as $mail ) {
			self::assertSame( array(), array_intersect( array( 'cc', 'bcc', 'sender', 'x-injected' ), array_keys( $mail->headers ) ) );
			self::assertSame( array(), array_filter( $mail->headers, static fn( array $values ): bool => count( $values ) > 1 ) );
			self::assertStringContainsString( '<site@example.org>', $mail->header( 'from' ) );
			self::assertStringNotContainsString( "\0", $mail->raw );
		}
		return $mails;
	}

	/** @param list<Answer> $answers */
	protected static function aResponse(
		Survey $survey,
		array $answers,
		int $id = 7,
		string $page = 'Prices',
		string $url = 'https://example.org/prices/'
	): StoredResponse {
		return new StoredResponse( $id, $survey->id, '2026-11-23', '2026-11-23 08:30:00', $answers, SubmittedPage::of( 2, $page, $url ) );
	}
}
