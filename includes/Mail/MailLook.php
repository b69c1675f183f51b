<?php
declare(strict_types=1);

namespace UserFeedback\Mail;

use UserFeedback\Contract\Validation\Format;
use UserFeedback\Settings\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The owner's settings for the look of messages. */
final class MailLook {

	/** A URL, or empty. */
	public readonly string $image;

	public function __construct( public readonly bool $hasCards, string $image ) {
		$this->image = Format::fits( 'uri', $image ) ? $image : '';
	}

	public static function of( Settings $settings ): self {
		return new self( $settings->isOn( 'summaries_html_template' ), $settings->text( 'notifications_header_image' ) );
	}
}
