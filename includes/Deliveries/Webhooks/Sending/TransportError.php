<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Sending;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reasons for no reply. */
enum TransportError {
	case UNKNOWN;
	case UNREACHED;
	case TIME;
	case TLS;
	case CLOSED;
	case GARBLED;
	case PROXY;

	public function sentence(): string {
		return match ( $this ) {
			self::UNKNOWN   => __( 'Couldn’t find a server with this name. Check the URL.', 'userfeedback' ),
			self::UNREACHED => __( 'Couldn’t connect to the receiver. It isn’t accepting connections.', 'userfeedback' ),
			self::TIME      => __( 'The receiver didn’t respond in time.', 'userfeedback' ),
			self::TLS       => __(
				'Couldn’t make a secure connection to the receiver. Its certificate is invalid, or it doesn’t support HTTPS.',
				'userfeedback'
			),
			self::CLOSED    => __( 'The receiver closed the connection without responding.', 'userfeedback' ),
			self::GARBLED   => __( 'The receiver’s response isn’t valid HTTP.', 'userfeedback' ),
			self::PROXY     => __( 'This site connects through a proxy, so webhooks need the PHP cURL extension.', 'userfeedback' ),
		};
	}
}
