<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The suggested privacy text about licensed features. */
final class LicensedPrivacyText {

	/** Returns a sentence about who else receives answers. */
	public static function others(): string {
		return __(
			'Responses may also be sent to other servers through webhooks, or to Google Sheets. A webhook receives the answers selected for it, or all of them. A spreadsheet receives all of them, with the time and the page they were submitted on.',
			'userfeedback'
		);
	}

	/** @return array<string, list<string>> as in PrivacyText::parts() */
	public static function parts(): array {
		return array(
			__( 'Post ratings', 'userfeedback' ) => array(
				__(
					'When you rate a post, we store your rating and the time, along with a random number that your browser keeps so you can change or withdraw your rating. We don\'t store your IP address or anything else about you.',
					'userfeedback'
				),
				__(
					'If we ask what could be better, we also store what you write. We keep it for as long as we keep survey answers, and delete it when you withdraw your rating. If it contains your email address, you can ask us for a copy or ask us to delete it.',
					'userfeedback'
				),
			),
			__( 'Heatmaps', 'userfeedback' )     => array(
				__(
					'On some pages, we count clicks on each part of the page and how far visitors scroll, combined for all visits. None of this identifies you: we don\'t store your IP address or what you type, we don\'t use cookies for it, and we don\'t count your visit if your browser asks not to be tracked.',
					'userfeedback'
				),
			),
		);
	}

	public static function storage(): string {
		return __(
			'Your browser\'s local storage (userfeedback-ratings:{address of the site}{number}) remembers which posts you rated, and how you rated them, until you clear it.',
			'userfeedback'
		);
	}
}
