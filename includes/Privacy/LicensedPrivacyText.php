<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What the suggested text says of what licences open. */
final class LicensedPrivacyText {

	/** Who else gets answers; a sentence for the owner. */
	public static function others(): string {
		return __(
			'They may also be sent to other servers by webhooks, or to Google Sheets. A webhook gets the answers it is set up for, or all of them, and a spreadsheet all of them, with the time and the page they were given on.',
			'userfeedback'
		);
	}

	/** @return array<string, list<string>> as PrivacyText::parts(). */
	public static function parts(): array {
		return array(
			__( 'Ratings of posts', 'userfeedback' ) => array(
				__(
					'When you rate a post we store your rating and the time, with a random number that your browser keeps so that you can change or withdraw it. We store neither your IP address nor anything else about you.',
					'userfeedback'
				),
				__(
					'If we ask what could be better, we also store what you write, as long as answers to surveys, and delete it when you withdraw your rating. If you wrote your e-mail address in it, you can ask us for a copy, or to delete it.',
					'userfeedback'
				),
			),
			__( 'Heatmaps', 'userfeedback' )         => array(
				__(
					'On some pages we count, for all visits together, which parts of the page are clicked and how far it is scrolled. Nothing of that says who you are: we store neither your IP address nor what you type, use no cookie for it, and leave you out where your browser asks not to be tracked.',
					'userfeedback'
				),
			),
		);
	}

	public static function storage(): string {
		return __(
			'Your browser\'s local storage (userfeedback-ratings:{address of the site}{number}) remembers which post you rated, and how, until you clear it.',
			'userfeedback'
		);
	}
}
