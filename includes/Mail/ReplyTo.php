<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use UserFeedback\Contract\Validation\Format;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Whom an answer to a message goes to, where that is not who sent it. */
final class ReplyTo {

	private function __construct( public readonly string $address, public readonly string $name ) {}

	/** Null for what is no address: nothing of it may get near a header. */
	public static function of( string $address, string $name = '' ): ?self {
		return Format::isEmail( $address ) ? new self( $address, MailText::line( $name ) ) : null;
	}

	/** As people read it. */
	public function shown(): string {
		return '' === $this->name ? $this->address : "$this->name <$this->address>";
	}
}
