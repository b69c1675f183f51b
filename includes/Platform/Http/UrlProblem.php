<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Http;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Why a URL is rejected. */
enum UrlProblem {
	case SYNTAX;
	case PERSON;
	case NUMBER;
	case PORT;
	case INTERNAL;

	/** A message for the owner. */
	public function sentence(): string {
		return match ( $this ) {
			self::SYNTAX   => __(
				'Enter a full URL, starting with https:// or http://.',
				'userfeedback'
			),
			self::PERSON   => __( 'A URL can’t contain a username or password. Use a header instead.', 'userfeedback' ),
			self::NUMBER   => __(
				'Enter the server’s IP address as four numbers separated by dots, without leading zeros.',
				'userfeedback'
			),
			self::PORT     => __( 'Webhooks can’t use this port. Use port 80, 443, or 8080.', 'userfeedback' ),
			self::INTERNAL => __(
				'This URL points to this server or an internal network. Enter a public URL.',
				'userfeedback'
			),
		};
	}
}
