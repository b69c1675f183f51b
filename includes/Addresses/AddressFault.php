<?php
declare(strict_types=1);

namespace UserFeedback\Addresses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Why nothing is sent to an address. */
enum AddressFault {
	case SYNTAX;
	case PERSON;
	case NUMBER;
	case PORT;
	case INTERNAL;

	/** For whoever typed it. */
	public function sentence(): string {
		return match ( $this ) {
			self::SYNTAX   => __(
				'This is not an address that can be sent to. It begins with https:// or http:// and the name of a server.',
				'userfeedback'
			),
			self::PERSON   => __( 'An address must not hold a user name or password. Use a header for that.', 'userfeedback' ),
			self::NUMBER   => __(
				'Write a server that has no name as four numbers with dots between them, without leading zeros.',
				'userfeedback'
			),
			self::PORT     => __( 'This port is not open to webhooks. Ports 80, 443 and 8080 are.', 'userfeedback' ),
			self::INTERNAL => __(
				'This address belongs to this server or to an internal network, where nothing is sent to.',
				'userfeedback'
			),
		};
	}
}
