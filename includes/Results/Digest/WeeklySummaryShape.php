<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A preview of the weekly summary. */
final class WeeklySummaryShape {

	/** Named like the settings, saved or not. An invalid URL is treated as no image. */
	public static function look(): Shape {
		return Schema::object(
			array(
				'summaries_html_template'    => Schema::boolean()->required(),
				'notifications_header_image' => Schema::string()->max( Limits::URL )->required(),
			)
		)->named( 'SummaryMailLook' );
	}

	/** `html` is empty for a plain-text message. */
	public static function mail(): Shape {
		return Schema::record(
			array(
				'subject' => Schema::string(),
				'text'    => Schema::string(),
				'html'    => Schema::string(),
			)
		)->named( 'SummaryMail' );
	}

	/** The message names the recipient or problem. */
	public static function tested(): Shape {
		return Schema::record(
			array(
				'is_sent' => Schema::boolean(),
				'message' => Schema::string(),
			)
		)->named( 'SummaryMailTested' );
	}
}
