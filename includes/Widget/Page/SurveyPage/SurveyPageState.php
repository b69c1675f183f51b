<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page\SurveyPage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** State of a survey's own page for one visitor. */
enum SurveyPageState {

	case OPEN;
	case PREVIEW;
	case ANSWERED;
	case SENT;
	case LATE;
	case CLOSED;
	case LOGIN;
	case REFUSED;
	case UNINVITED;
	case USED;

	/** A closed survey is gone, though not for good: search engines don't know the page anyway. */
	public function status(): int {
		return match ( $this ) {
			self::CLOSED               => 410,
			self::LOGIN, self::REFUSED, self::UNINVITED => 403,
			default                    => 200,
		};
	}

	/** Returns the sentence shown instead of the questions; empty if there are questions. */
	public function sentence(): string {
		return match ( $this ) {
			self::OPEN, self::PREVIEW, self::SENT, self::LATE => '',
			self::ANSWERED => __( 'You have already answered this survey. Thank you!', 'userfeedback' ),
			self::CLOSED   => __( 'This survey is closed.', 'userfeedback' ),
			self::LOGIN    => __( 'To answer this survey, log in first.', 'userfeedback' ),
			self::UNINVITED => __( 'To answer this survey, use the link in your invitation.', 'userfeedback' ),
			self::USED     => __( 'This link has already been used. Thank you for your answers!', 'userfeedback' ),
			self::REFUSED  => __( 'This survey isn’t available to you.', 'userfeedback' ),
		};
	}
}
