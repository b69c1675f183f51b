<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Mail;

use Throwable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Sends a message to one address through WordPress: recipients can't see each other. The result is only what WordPress and its
 * mail program report: delivery can't be confirmed.
 */
final class SendMail {

	/** Maximum characters of an error message. */
	private const WORDS = 300;

	public function to( string $address, Mail $mail ): SendResult {
		$start  = microtime( true );
		$events = new MailObserver( $mail );
		$events->listen();
		try {
			$isTaken = wp_mail( $address, $mail->subject, '' === $mail->html ? $mail->text : $mail->html, self::headers( $mail ) );
			$why     = $events->errorMessage();
		} catch ( Throwable $problem ) { // From a mail plugin: WordPress itself throws nothing.
			$isTaken = false;
			$why     = $problem->getMessage();
		} finally {
			$events->stop();
		}
		$message = $isTaken ? self::acceptedMessage( $events->isSentByWordPress() ) : self::words( $events->masked( $why ?? '' ) );
		return new SendResult( $isTaken, $message, (int) round( ( microtime( true ) - $start ) * 1_000 ) );
	}

	/** @return list<string>|string empty if there are none. */
	private static function headers( Mail $mail ): array|string {
		$headers = array(
			...( '' === $mail->html ? array() : array( 'Content-Type: text/html; charset=UTF-8' ) ),
			...( null === $mail->replyTo ? array() : array( "Reply-To: {$mail->replyTo->address}" ) ),
		);
		return array() === $headers ? '' : $headers;
	}

	private static function acceptedMessage( bool $byWordPress ): string {
		return $byWordPress
			? __( 'Handed off to your site’s mail program.', 'userfeedback' )
			: __( 'Handed off to the plugin that sends your site’s email.', 'userfeedback' );
	}

	private static function words( string $why ): string {
		$words = mb_substr( MailText::line( wp_strip_all_tags( $why ) ), 0, self::WORDS );
		return '' === $words ? __( 'Your site’s mail program didn’t give a reason.', 'userfeedback' ) : $words;
	}
}
