<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

/** What a visitor sees after the last question. */
final class ThankYou {

	public function __construct( public readonly string $message, public readonly string $type = 'message' ) {}

	/** @return array{type: string, message: string} as it is stored and shown. */
	public function toArray(): array {
		return array(
			'type'    => $this->type,
			'message' => $this->message,
		);
	}

	public static function defaultMessage(): string {
		return __( 'Thanks for your feedback!', 'userfeedback' );
	}
}
