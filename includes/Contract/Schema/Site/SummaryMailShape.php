<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The weekly summary as it would be sent now. */
final class SummaryMailShape {

	/** As the settings are named, saved or not. What is no web address is as if there were no image. */
	public static function look(): Shape {
		return S::object(
			array(
				'summaries_html_template'    => S::boolean()->required(),
				'notifications_header_image' => S::string()->max( Limits::URL )->required(),
			)
		)->named( 'SummaryMailLook' );
	}

	/** `html` is empty where the message is plain text. */
	public static function mail(): Shape {
		return S::record(
			array(
				'subject' => S::string(),
				'text'    => S::string(),
				'html'    => S::string(),
			)
		)->named( 'SummaryMail' );
	}

	/** The message says to whom, or why not. */
	public static function tested(): Shape {
		return S::record(
			array(
				'is_sent' => S::boolean(),
				'message' => S::string(),
			)
		)->named( 'SummaryMailTested' );
	}
}
