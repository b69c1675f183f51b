<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Settings;

use PHPMailer\PHPMailer\PHPMailer;
use RuntimeException;
use UserFeedback\Settings\Mail\Mail;
use UserFeedback\Settings\Mail\ReplyTo;
use UserFeedback\Settings\Mail\SendMail;
use UserFeedback\Tests\Support\Servers\Smtp\MailTestCase;
use WP_Error;

/** Emails as sent over the network, and their results. */
final class SendMailTest extends MailTestCase {

	public function test_a_message_goes_to_one_address_in_both_formats_with_the_given_reply_to(): void {
		$handed = ( new SendMail() )->to(
			'ann@example.org',
			new Mail( 'Grüße “x”', "As text\n", '<p>As HTML</p>', ReplyTo::of( 'eve@example.org', 'Éve, "the" <x@example.org>' ) )
		);

		self::assertTrue( $handed->isTaken );
		self::assertSame( 'Handed off to your site’s mail program.', $handed->message );
		$mail = $this->mails( 'ann@example.org' )[0];
		self::assertSame( 'ann@example.org', $mail->header( 'to' ) );
		self::assertSame( 'Grüße “x”', $mail->header( 'subject' ) );
		self::assertStringStartsWith( '=?utf-8?', strtolower( $mail->headers['reply-to'][0] ) );
		self::assertStringEndsWith( ' <eve@example.org>', $mail->headers['reply-to'][0] );
		self::assertStringContainsString( 'Éve, "the" <x@example.org>', stripslashes( $mail->header( 'reply-to' ) ) );
		self::assertSame( array( 'text/plain', 'text/html' ), array_keys( $mail->parts ) );
		self::assertSame( 'As text', trim( $mail->parts['text/plain'] ) );
		self::assertSame( '<p>As HTML</p>', trim( $mail->parts['text/html'] ) );
	}

	public function test_setting_the_reply_to_keeps_reply_to_addresses_of_other_plugins(): void {
		add_action( 'phpmailer_init', static fn( PHPMailer $mailer ) => $mailer->addReplyTo( 'desk@example.org', 'Desk' ), 5 );
		( new SendMail() )->to( 'ann@example.org', new Mail( 'One', 'One', '', ReplyTo::of( 'eve@example.org', 'Eve' ) ) );
		( new SendMail() )->to( 'bob@example.org', new Mail( 'Two', 'Two', '', ReplyTo::of( 'eve@example.org' ) ) );
		remove_all_actions( 'phpmailer_init', 5 );
		( new SendMail() )->to( 'cat@example.org', new Mail( 'Three', 'Three', '' ) );

		[ $one, $two, $three ] = $this->mails( 'ann@example.org', 'bob@example.org', 'cat@example.org' );
		self::assertSame( 'Eve <eve@example.org>, Desk <desk@example.org>', $one->header( 'reply-to' ) );
		self::assertSame( 'eve@example.org, Desk <desk@example.org>', $two->header( 'reply-to' ) );
		self::assertSame( '', $three->header( 'reply-to' ) );
	}

	/**
	 * @dataProvider addresses
	 */
	public function test_an_invalid_address_is_not_used_as_reply_to( string $address ): void {
		self::assertNull( ReplyTo::of( $address ) );
	}

	/** @return iterable<array{string}> */
	public static function addresses(): iterable {
		foreach ( array(
			'', 'eve', 'eve@localhost', "eve@example.org\r\nX-Injected: 1",
			"eve@example.org\n", "eve@example.org\0", "eve@example.org\u{2028}Bcc: a@b.c",
			'eve@example.org,bob@example.org', 'Eve <eve@example.org>', ' eve@example.org', '"a b"@example.org',
		) as $address ) {
			yield array( $address );
		}
	}

	public function test_no_kind_of_line_break_in_a_name_injects_a_header(): void {
		foreach ( array( "\r\n", "\n", "\r", "\0", "\u{2028}", "\u{2029}", "\u{85}", "\x0B", "\x0C" ) as $end ) {
			$name = "Eve{$end}X-Injected: 1{$end}{$end}Hello";
			self::assertSame( 'Eve X-Injected: 1 Hello', ReplyTo::of( 'eve@example.org', $name )->name ?? '' );
			( new SendMail() )->to( 'ann@example.org', new Mail( 'One', 'One', '', ReplyTo::of( 'eve@example.org', $name ) ) );
		}
		foreach ( $this->mails( ...array_fill( 0, 9, 'ann@example.org' ) ) as $mail ) {
			$name = trim( str_replace( array( '<eve@example.org>', '"' ), '', $mail->header( 'reply-to' ) ) );
			self::assertSame( 'Eve X-Injected: 1 Hello', $name );
		}
	}

	/** Guards against: a plugin that makes all emails HTML turns visitors' text in a plain email into markup. */
	public function test_plain_text_stays_plain_even_if_another_plugin_makes_all_mail_html(): void {
		add_filter( 'wp_mail_content_type', static fn(): string => 'text/html', 99 );
		( new SendMail() )->to( 'ann@example.org', new Mail( 'One', '<b>One</b>', '' ) );

		$mail = $this->mails( 'ann@example.org' )[0];
		self::assertStringStartsWith( 'text/plain', $mail->header( 'content-type' ) );
		self::assertSame( 'text/html', apply_filters( 'wp_mail_content_type', '' ) );
	}

	/**
	 * @dataProvider troubles
	 * @param 'busy'|'refuse'|'hang up' $how
	 */
	public function test_a_refused_message_reports_the_error_of_the_mail_server( string $how, string $words ): void {
		$this->server->does( $how );
		$handed = ( new SendMail() )->to( 'ann@example.org', new Mail( 'One', 'One', '' ) );

		self::assertFalse( $handed->isTaken );
		self::assertStringContainsString( $words, $handed->message );
		self::assertSame( array(), $this->server->taken() );
	}

	/** @return iterable<array{string, string}> */
	public static function troubles(): iterable {
		yield array( 'busy', 'Try again later' );
		yield array( 'refuse', 'No such box here' );
		yield array( 'hang up', 'SMTP' );
	}

	public function test_a_slow_server_is_awaited_and_the_duration_is_reported(): void {
		$this->server->does( 'slow' );
		$handed = ( new SendMail() )->to( 'ann@example.org', new Mail( 'One', 'One', '' ) );
		self::assertTrue( $handed->isTaken );
		self::assertGreaterThan( 1_000, $handed->took );
	}

	public function test_a_missing_server_is_reported_as_a_failure(): void {
		$this->server->stop();
		$handed = ( new SendMail() )->to( 'ann@example.org', new Mail( 'One', 'One', '' ) );
		self::assertFalse( $handed->isTaken );
		self::assertStringContainsString( 'connect', $handed->message );
	}

	public function test_a_plugin_that_replaces_wp_mail_has_only_its_own_result_reported(): void {
		$takes = null;
		add_filter(
			'pre_wp_mail',
			static function () use ( &$takes ): ?bool {
				return $takes;
			},
			30
		);
		$send   = new SendMail();
		$takes  = true;
		$handed = $send->to( 'ann@example.org', new Mail( 'One', 'One', '' ) );
		self::assertSame( 'Handed off to the plugin that sends your site’s email.', $handed->message );
		$takes  = false;
		$handed = $send->to( 'ann@example.org', new Mail( 'One', 'One', '' ) );
		self::assertSame( array( false, 'Your site’s mail program didn’t give a reason.' ), array( $handed->isTaken, $handed->message ) );
		self::assertSame( array(), $this->server->taken() );
	}

	public function test_a_plugin_that_throws_is_reported_as_a_failure_and_leaves_no_hooks_behind(): void {
		$before = self::listeners();
		add_filter( 'pre_wp_mail', static fn() => throw new RuntimeException( 'Out of <b>ink</b>' ), 30 );
		$mail   = new Mail( 'One', 'One', '<p>One</p>', ReplyTo::of( 'eve@example.org', 'Eve' ) );
		$handed = ( new SendMail() )->to( 'ann@example.org', $mail );
		self::assertSame( array( false, 'Out of ink' ), array( $handed->isTaken, $handed->message ) );
		self::assertSame( $before, self::listeners() );
	}

	public function test_passwords_are_removed_from_reported_errors(): void {
		$said = '';
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ): void {
			// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's names.
				$mailer->Username = 'ann';
				$mailer->Password = 'open sesame';
			// phpcs:enable
			},
			30
		);
		add_action(
			'wp_mail_failed',
			static function ( WP_Error $error ) use ( &$said ): void {
				$error->errors = array( 'wp_mail_failed' => array( $said ) );
			},
			1
		);
		$this->server->does( 'refuse' );
		foreach ( array(
			'Wrong: open sesame'                           => 'Wrong: ***',
			'AUTH LOGIN ' . base64_encode( 'open sesame' ) => 'AUTH LOGIN ***',
			'AUTH PLAIN ' . base64_encode( "\0ann\0open sesame" ) => 'AUTH PLAIN ***',
			'smtp://ann:secret99@mail.example.org:25 is down' => 'smtp://ann:***@mail.example.org:25 is down',
			'{"api_key": "SG.abc-def"} is not known'       => '{"api_key": "***"} is not known',
			'Authorization: Bearer abcdef.123'             => 'Authorization: Bearer ***',
			'SMTP Error: Password command failed: 535 5.7.8 Bad' => 'SMTP Error: Password command failed: 535 5.7.8 Bad',
		) as $said => $told ) {
			self::assertSame( $told, ( new SendMail() )->to( 'ann@example.org', new Mail( 'One', 'One', '' ) )->message );
		}
	}

	/** @return array<string, int> */
	private static function listeners(): array {
		/** @var array<string, \WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		$found = array();
		foreach ( array( 'phpmailer_init', 'wp_mail_content_type', 'wp_mail_succeeded', 'wp_mail_failed' ) as $hook ) {
			$found[ $hook ] = isset( $hooks[ $hook ] ) ? count( array_merge( ...array_values( $hooks[ $hook ]->callbacks ) ) ) : 0;
		}
		return $found;
	}
}
