<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Mail;

use UserFeedback\Platform\Injection\CreatedBy;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Schema\StringFormat;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The owner's design settings for messages. */
#[CreatedBy( 'of' )]
final class MailTheme {

	/** A URL, or empty. */
	public readonly string $image;

	public function __construct( public readonly bool $hasCards, string $image ) {
		$this->image = StringFormat::fits( 'uri', $image ) ? $image : '';
	}

	public static function of( #[ResultOf( CurrentSettings::class, 'get' )] Settings $settings ): self {
		return new self( $settings->isOn( 'summaries_html_template' ), $settings->text( 'notifications_header_image' ) );
	}
}
