<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Hands a message to WordPress, for one address: nobody reads who else is told. */
final class SendMail {

	/** @return string empty where it was taken, else why not, in the words of the mail program. */
	public function to( string $address, Mail $mail ): string {
		$why    = __( 'The site’s mail program gave no reason.', 'userfeedback' );
		$refuse = static function ( WP_Error $error ) use ( &$why ): void {
			$why = $error->get_error_message();
		};
		// Set through WordPress's own hook, since wp_mail() takes one form alone.
		$withText = static function ( PHPMailer $mailer ) use ( $mail ): void {
			// phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's name.
			$mailer->AltBody = $mail->text;
		};
		add_action( 'wp_mail_failed', $refuse );
		if ( '' !== $mail->html ) {
			add_action( 'phpmailer_init', $withText );
		}
		try {
			$isTaken = '' === $mail->html
				? wp_mail( $address, $mail->subject, $mail->text )
				: wp_mail( $address, $mail->subject, $mail->html, array( 'Content-Type: text/html; charset=UTF-8' ) );
		} finally {
			remove_action( 'wp_mail_failed', $refuse );
			remove_action( 'phpmailer_init', $withText );
		}
		return $isTaken ? '' : $why;
	}
}
