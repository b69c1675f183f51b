<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Observes how WordPress sends one message, and sets values that wp_mail() has no parameter for. */
final class MailObserver {

	/** Runs before other plugins configure the mail program; the filter runs after them. */
	private const FIRST = PHP_INT_MIN;
	private const LAST  = PHP_INT_MAX;

	private const MASK = '***';

	/** Passwords in URLs, and values after a name such as "token". */
	private const PATTERNS = array(
		'~(://[^\s/:@]+):[^\s/@]+@~u'   => '$1:' . self::MASK . '@',
		'~\b(bearer|basic)\s+\S{6,}~iu' => '$1 ' . self::MASK,
		'~\b(pass(?:word|wd|phrase)?|secret|token|api[ _-]?key)(["\']?\s*[:=]\s*["\']?)[^\s"\',;&]+~iu' => '$1$2' . self::MASK,
	);

	/** Shorter ones would also match parts of words. */
	private const SHORTEST = 4;

	private bool $isTaken         = false;
	private ?string $errorMessage = null;
	private ?PHPMailer $mailer    = null;

	public function __construct( private readonly Mail $mail ) {}

	public function listen(): void {
		add_action( 'phpmailer_init', array( $this, 'prepare' ), self::FIRST );
		add_filter( 'wp_mail_content_type', array( $this, 'type' ), self::LAST );
		add_action( 'wp_mail_succeeded', array( $this, 'recordSuccess' ) );
		add_action( 'wp_mail_failed', array( $this, 'recordFailure' ) );
	}

	public function stop(): void {
		remove_action( 'phpmailer_init', array( $this, 'prepare' ), self::FIRST );
		remove_filter( 'wp_mail_content_type', array( $this, 'type' ), self::LAST );
		remove_action( 'wp_mail_succeeded', array( $this, 'recordSuccess' ) );
		remove_action( 'wp_mail_failed', array( $this, 'recordFailure' ) );
	}

	public function prepare( PHPMailer $mailer ): void {
		$this->mailer = $mailer;
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's name.
		if ( '' !== $this->mail->html ) {
			$mailer->AltBody = $this->mail->text;
		}
		// phpcs:enable
		$ours = $this->mail->replyTo;
		if ( null === $ours || '' === $ours->name ) {
			return;
		}
		// Its address is already set; PHPMailer adds the name, because it knows how to quote it.
		/** @var array<string, array{string, string}> $all */
		$all = $mailer->getReplyToAddresses();
		$mailer->clearReplyTos();
		foreach ( $all as [ $address, $name ] ) {
			$mailer->addReplyTo( $address, strtolower( $address ) === strtolower( $ours->address ) ? $ours->name : $name );
		}
	}

	/** A plugin that turns all mail into HTML would turn visitors' text into markup. */
	public function type(): string {
		return '' === $this->mail->html ? 'text/plain' : 'text/html';
	}

	public function recordSuccess(): void {
		$this->isTaken = true;
	}

	public function recordFailure( WP_Error $error ): void {
		$this->errorMessage = $error->get_error_message();
	}

	/** True if WordPress's own mail program sent it; else some plugin reports it. */
	public function isSentByWordPress(): bool {
		return $this->isTaken;
	}

	/** Returns the mail program's error message; null if there is none. */
	public function errorMessage(): ?string {
		return $this->errorMessage;
	}

	/** Removes secrets from a mail program's message. */
	public function masked( string $text ): string {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's names.
		return self::maskSecrets( $text, $this->mailer->Username ?? '', $this->mailer->Password ?? '' );
		// phpcs:enable
	}

	/**
	 * Removes passwords from the messages of mail programs: the log stores them, and more people read it than may know passwords.
	 *
	 * @param string $password the mail program's password, if known; it is also masked as SMTP encodes it.
	 */
	private static function maskSecrets( string $text, string $user = '', string $password = '' ): string {
		if ( strlen( $password ) >= self::SHORTEST ) {
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- As SMTP does it.
			$sent = array_map( 'base64_encode', array( $password, "\0$user\0$password" ) );
			$text = str_replace( array( $password, ...$sent ), self::MASK, $text );
		}
		return (string) preg_replace( array_keys( self::PATTERNS ), array_values( self::PATTERNS ), $text );
	}
}
