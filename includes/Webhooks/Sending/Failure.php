<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks\Sending;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Why nothing was answered. */
enum Failure {
	case UNKNOWN;
	case UNREACHED;
	case TIME;
	case TLS;
	case CLOSED;
	case GARBLED;
	case PROXY;

	public function sentence(): string {
		return match ( $this ) {
			self::UNKNOWN   => __( 'No server of this name can be found.', 'userfeedback' ),
			self::UNREACHED => __( 'The receiver cannot be reached: it takes no connections.', 'userfeedback' ),
			self::TIME      => __( 'The receiver did not answer in time.', 'userfeedback' ),
			self::TLS       => __(
				'There is no safe connection to the receiver: its certificate is not valid, or it does not speak https.',
				'userfeedback'
			),
			self::CLOSED    => __( 'The receiver closed the connection without an answer.', 'userfeedback' ),
			self::GARBLED   => __( 'What the receiver answered is not HTTP.', 'userfeedback' ),
			self::PROXY     => __( 'This site reaches others through a proxy, for which webhooks need cURL in its PHP.', 'userfeedback' ),
		};
	}
}
