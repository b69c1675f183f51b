<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

/** Only published responses are in the numbers. */
enum ResponseStatus: string {
	case PUBLISH = 'publish';
	case TRASH   = 'trash';
}
