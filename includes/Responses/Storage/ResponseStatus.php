<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Only published responses are counted in results. Spam, and responses that arrived after the survey's limit was reached, have
 * lists of their own, until an owner restores or deletes them. So do partial responses, which can only be deleted: their visitors
 * never sent them.
 */
enum ResponseStatus: string {
	case PUBLISH    = 'publish';
	case TRASH      = 'trash';
	case SPAM       = 'spam';
	case OVER_LIMIT = 'over_limit';
	case PARTIAL    = 'partial';

	/** The statuses in a list without a status filter. */
	public const SHOWN = array( self::PUBLISH, self::TRASH );

	/** The statuses that no list but their own and no index includes. */
	public const APART = array( self::SPAM, self::OVER_LIMIT, self::PARTIAL );

	/** @return non-empty-list<self> statuses of the default list for a response of this status */
	public function listed(): array {
		return in_array( $this, self::APART, true ) ? array( $this ) : self::SHOWN;
	}
}
