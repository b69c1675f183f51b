<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Words;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** All texts of the widget: it has none of its own and uses the page's language. */
final class WidgetStrings {

	/** @return array<string, string|list<string>> that only the extended bundle needs. */
	public static function extended(): array {
		return array(
			'faces'    => array(
				__( 'Very dissatisfied', 'userfeedback' ),
				__( 'Dissatisfied', 'userfeedback' ),
				__( 'Neutral', 'userfeedback' ),
				__( 'Satisfied', 'userfeedback' ),
				__( 'Very satisfied', 'userfeedback' ),
			),
			'disagree' => __( 'Strongly disagree', 'userfeedback' ),
			'agree'    => __( 'Strongly agree', 'userfeedback' ),
			'each_row' => __( 'Choose an answer for each row.', 'userfeedback' ),
			'to_rank'  => __( 'Select the items in order, starting with number 1.', 'userfeedback' ),
			'rank_all' => __( 'Rank all items.', 'userfeedback' ),
			/* translators: 1: an item. 2: its number in a ranking. 3: how many items there are. Read out by screen readers. */
			'ranked'   => __( '%1$s is now number %2$s of %3$s.', 'userfeedback' ),
			/* translators: %s: an item. Read out by screen readers. */
			'unranked' => __( '%s has no number now.', 'userfeedback' ),
			/* translators: %s: an item of a ranking. */
			'upward'   => __( 'Move %s up', 'userfeedback' ),
			/* translators: %s: an item of a ranking. */
			'downward' => __( 'Move %s down', 'userfeedback' ),
			'unchosen' => __( 'Choose…', 'userfeedback' ),
			'search'   => __( 'Search', 'userfeedback' ),
			'no_value' => __( 'No value chosen', 'userfeedback' ),
			'number'   => __( 'Enter a whole number, such as 12.', 'userfeedback' ),
			/* translators: %s: a number. */
			'too_low'  => __( 'Enter %s or more.', 'userfeedback' ),
			/* translators: %s: a number. */
			'too_high' => __( 'Enter %s or less.', 'userfeedback' ),
			'date'     => __( 'Enter a complete date.', 'userfeedback' ),
			/* translators: %s: a date. */
			'min_date' => __( 'Enter %s or a later date.', 'userfeedback' ),
			/* translators: %s: a date. */
			'max_date' => __( 'Enter %s or an earlier date.', 'userfeedback' ),
			'no_match' => __( 'No option matches.', 'userfeedback' ),
			/* translators: 1: number of this page. 2: how many pages there are. */
			'page'     => __( 'Page %1$s of %2$s', 'userfeedback' ),
			/* translators: 1: number of this page. 2: how many pages there will be, unless an answer changes that. */
			'pages'    => __( 'Page %1$s of about %2$s', 'userfeedback' ),
			/* translators: %s: the question. Read out by screen readers when an answer adds a question to the page. */
			'added'    => __( 'New question: %s', 'userfeedback' ),
		);
	}

	/** @return array<string, string> */
	public static function all(): array {
		return array(
			'next'          => __( 'Next', 'userfeedback' ),
			'skip'          => __( 'Skip', 'userfeedback' ),
			'submit'        => __( 'Submit', 'userfeedback' ),
			'back'          => __( 'Back', 'userfeedback' ),
			'brand'         => __( 'Powered by UserFeedback', 'userfeedback' ),
			'close'         => __( 'Close', 'userfeedback' ),
			'minimize'      => __( 'Minimize', 'userfeedback' ),
			'open'          => __( 'Open the survey', 'userfeedback' ),
			'survey'        => __( 'Survey', 'userfeedback' ),
			/* translators: 1: number of this question. 2: how many questions there are. */
			'progress'      => __( 'Question %1$s of %2$s', 'userfeedback' ),
			/* translators: 1: number of this question. 2: how many questions there will be, unless an answer changes that. */
			'about'         => __( 'Question %1$s of about %2$s', 'userfeedback' ),
			/* translators: after the title of a question that may be skipped. */
			'optional'      => __( '(optional)', 'userfeedback' ),
			'placeholder'   => __( 'Type your answer here...', 'userfeedback' ),
			'email'         => __( 'Email Address', 'userfeedback' ),
			'first_name'    => __( 'First Name', 'userfeedback' ),
			'comment'       => __( 'Comments', 'userfeedback' ),
			'other'         => __( 'Please specify', 'userfeedback' ),
			'not_likely'    => __( 'Not Likely', 'userfeedback' ),
			'likely'        => __( 'Extremely Likely', 'userfeedback' ),
			/* translators: 1: number of stars. 2: how many stars there are. */
			'stars'         => __( '%1$s of %2$s stars', 'userfeedback' ),
			/* translators: read out by screen readers after the title of a question that must be answered. */
			'needed'        => __( '(required)', 'userfeedback' ),
			'required'      => __( 'Please answer this question.', 'userfeedback' ),
			'choose_one'    => __( 'Choose an answer.', 'userfeedback' ),
			'choose_any'    => __( 'Choose at least one.', 'userfeedback' ),
			'no_email'      => __( 'Enter your email address.', 'userfeedback' ),
			'invalid_email' => __( 'Enter a valid email address.', 'userfeedback' ),
			/* translators: 1: number of characters of an answer. 2: most characters that it may have. */
			'too_long'      => __( 'This answer is too long: %1$s of %2$s characters.', 'userfeedback' ),
			'kept'          => __( 'Your answers are saved in this browser. We will keep trying to send them.', 'userfeedback' ),
			'refused'       => __(
				'Sorry, we couldn’t save your answers. The survey may have been changed or closed. Copy your text if you want to keep it.',
				'userfeedback'
			),
			'failed'        => __(
				'Couldn’t save your answers. Please try again, or copy your text if you want to keep it.',
				'userfeedback'
			),
			/* translators: read out by screen readers when a survey opens by itself. */
			'arrived'       => __( 'A survey has opened at the end of the page.', 'userfeedback' ),
			'preview'       => __( 'Preview: nothing is sent', 'userfeedback' ),
		);
	}
}
