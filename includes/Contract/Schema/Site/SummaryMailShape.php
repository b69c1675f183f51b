<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A preview of the weekly summary. */
final class SummaryMailShape {

	/** Named like the settings, saved or not. An invalid URL is treated as no image. */
	public static function look(): Shape {
		return S::object(
			array(
				'summaries_html_template'    => S::boolean()->required(),
				'notifications_header_image' => S::string()->max( Limits::URL )->required(),
			)
		)->named( 'SummaryMailLook' );
	}

	/** `html` is empty for a plain-text message. */
	public static function mail(): Shape {
		return S::record(
			array(
				'subject' => S::string(),
				'text'    => S::string(),
				'html'    => S::string(),
			)
		)->named( 'SummaryMail' );
	}

	/** The message names the recipient or problem. */
	public static function tested(): Shape {
		return S::record(
			array(
				'is_sent' => S::boolean(),
				'message' => S::string(),
			)
		)->named( 'SummaryMailTested' );
	}
}
