<?php
declare(strict_types=1);

namespace UserFeedback\Google\Api;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Why Google did not do it, as far as it matters what comes next. */
enum Trouble: string {
	/** Nobody has connected the site. */
	case NOT_CONNECTED = 'not_connected';
	/** Google takes the connection for over. */
	case LOST = 'lost';
	/** The client id or its secret is not one that Google knows. */
	case CLIENT = 'client';
	/** The site may not make files there. */
	case SCOPE = 'scope';
	/** One of the two programming interfaces is not switched on for the client. */
	case SWITCHED_OFF = 'switched_off';
	/** The account has no room left. */
	case NO_ROOM = 'no_room';
	/** The spreadsheet can hold no more cells. */
	case FULL = 'full';
	/** What was asked for is not there, or was put into the trash. */
	case MISSING = 'missing';
	/** Too much in a short time, or somebody else is at it: it passes by itself. */
	case WAIT = 'wait';
	/** No answer, or one of a server that is not well. */
	case UNREACHABLE = 'unreachable';
	case REFUSED     = 'refused';

	/** Only an owner can help. */
	public function needsOwner(): bool {
		return match ( $this ) {
			self::NOT_CONNECTED, self::LOST, self::CLIENT, self::SCOPE, self::SWITCHED_OFF, self::NO_ROOM => true,
			default => false,
		};
	}

	public function sentence(): string {
		return match ( $this ) {
			self::NOT_CONNECTED => __(
				'Google Drive is not connected. Connect it under UserFeedback > Settings > Google Drive.',
				'userfeedback'
			),
			self::LOST          => __(
				'Google has ended the connection to this site. Connect Google Drive again under UserFeedback > Settings > Google Drive; what waits is written then.',
				'userfeedback'
			),
			self::CLIENT        => __(
				'Google does not know this client ID and secret. Check both under UserFeedback > Settings > Google Drive and connect again.',
				'userfeedback'
			),
			self::SCOPE         => __(
				'Google was not allowed to let this site make files. Connect Google Drive again under UserFeedback > Settings > Google Drive and leave the box about files checked.',
				'userfeedback'
			),
			self::SWITCHED_OFF  => __(
				'The Google Drive API or the Google Sheets API is not enabled in the project of your client ID. Enable both in the Google Cloud console.',
				'userfeedback'
			),
			self::NO_ROOM       => __(
				'The Google account has no storage left. Make room there; what waits is written then.',
				'userfeedback'
			),
			self::FULL          => __( 'The spreadsheet is full.', 'userfeedback' ),
			self::MISSING       => __( 'It is not in Google Drive any more, or this site may not see it.', 'userfeedback' ),
			self::WAIT          => __( 'Google takes only so much in a minute. It goes on by itself.', 'userfeedback' ),
			self::UNREACHABLE   => __( 'Google did not answer.', 'userfeedback' ),
			self::REFUSED       => __( 'Google refused this.', 'userfeedback' ),
		};
	}
}
