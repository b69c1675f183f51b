<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Only published responses are in the numbers; spam has a list of its own, until an owner restores it or it goes by itself. */
enum ResponseStatus: string {
	case PUBLISH = 'publish';
	case TRASH   = 'trash';
	case SPAM    = 'spam';

	/** What the list shows that is not asked for one status. */
	public const SHOWN = array( self::PUBLISH, self::TRASH );

	/** @return non-empty-list<self> all of the list that a response of this status has its place in. */
	public function listed(): array {
		return self::SPAM === $this ? array( self::SPAM ) : self::SHOWN;
	}
}
