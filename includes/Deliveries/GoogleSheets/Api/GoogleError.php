<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Api;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The reason why Google failed, as far as it determines what to do next. */
enum GoogleError: string {
	/** The site isn't connected. */
	case NOT_CONNECTED = 'not_connected';
	/** Google ended the connection. */
	case LOST = 'lost';
	/** Google doesn't know the client id or its secret. */
	case CLIENT = 'client';
	/** The site may not create files there. */
	case SCOPE = 'scope';
	/** One of the two APIs isn't enabled for the client. */
	case SWITCHED_OFF = 'switched_off';
	/** The account has no storage left. */
	case NO_ROOM = 'no_room';
	/** The spreadsheet can hold no more cells. */
	case FULL = 'full';
	/** The requested file doesn't exist, or is in the trash. */
	case MISSING = 'missing';
	/** Too many requests, or another process holds the lock: it is temporary. */
	case WAIT = 'wait';
	/** No response, or a server error. */
	case UNREACHABLE = 'unreachable';
	case REFUSED     = 'refused';

	/** Only an owner can fix it. */
	public function needsOwner(): bool {
		return match ( $this ) {
			self::NOT_CONNECTED, self::LOST, self::CLIENT, self::SCOPE, self::SWITCHED_OFF, self::NO_ROOM => true,
			default => false,
		};
	}

	public function sentence(): string {
		return match ( $this ) {
			self::NOT_CONNECTED => __(
				'Google Drive isn’t connected. Connect it in UserFeedback → Settings → Google Drive.',
				'userfeedback'
			),
			self::LOST          => __(
				'Google ended the connection to this site. Reconnect in UserFeedback → Settings → Google Drive to send pending responses.',
				'userfeedback'
			),
			self::CLIENT        => __(
				'Google doesn’t recognize this client ID and secret. Check both in UserFeedback → Settings → Google Drive, then reconnect.',
				'userfeedback'
			),
			self::SCOPE         => __(
				'This site doesn’t have permission to create files in Google Drive. Reconnect in UserFeedback → Settings → Google Drive and keep the files checkbox selected.',
				'userfeedback'
			),
			self::SWITCHED_OFF  => __(
				'The Google Drive API or Google Sheets API isn’t enabled in your client ID’s project. Enable both in the Google Cloud console.',
				'userfeedback'
			),
			self::NO_ROOM       => __(
				'Your Google account is out of storage. Free up space there to send pending responses.',
				'userfeedback'
			),
			self::FULL          => __( 'The spreadsheet is full.', 'userfeedback' ),
			self::MISSING       => __( 'This item is no longer in Google Drive, or this site doesn’t have access to it.', 'userfeedback' ),
			self::WAIT          => __( 'Google’s per-minute limit was reached. Delivery continues automatically.', 'userfeedback' ),
			self::UNREACHABLE   => __( 'Google didn’t respond.', 'userfeedback' ),
			self::REFUSED       => __( 'Google rejected this request.', 'userfeedback' ),
		};
	}
}
