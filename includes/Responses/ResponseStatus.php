<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

/** Only published responses are in the numbers; spam is kept out of sight as well. */
enum ResponseStatus: string {
	case PUBLISH = 'publish';
	case TRASH   = 'trash';
	case SPAM    = 'spam';

	/** What an owner gets to see. */
	public const SHOWN = array( self::PUBLISH, self::TRASH );
}
