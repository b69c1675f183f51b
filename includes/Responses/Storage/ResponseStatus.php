<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Only published responses are counted in results. Spam has a list of its own, until an owner restores it or it is deleted. */
enum ResponseStatus: string {
	case PUBLISH = 'publish';
	case TRASH   = 'trash';
	case SPAM    = 'spam';

	/** The statuses in a list without a status filter. */
	public const SHOWN = array( self::PUBLISH, self::TRASH );

	/** @return non-empty-list<self> statuses of the default list for a response of this status */
	public function listed(): array {
		return self::SPAM === $this ? array( self::SPAM ) : self::SHOWN;
	}
}
