<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Mail;

use UserFeedback\Platform\Schema\StringFormat;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The address for replies to a message, if it isn't the sender. */
final class ReplyTo {

	private function __construct( public readonly string $address, public readonly string $name ) {}

	/** Returns null for an invalid address: no part of it may get into a header. */
	public static function of( string $address, string $name = '' ): ?self {
		return StringFormat::isEmail( $address ) ? new self( $address, MailText::line( $name ) ) : null;
	}

	/** Returns it for display. */
	public function shown(): string {
		return '' === $this->name ? $this->address : "$this->name <$this->address>";
	}
}
