<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Storage;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** State of a response's row in relation to the tables derived from it. */
enum CountingState: int {
	/** New: no notification was sent yet. */
	case NOT_YET = 0;
	case IN      = 1;
	/** Not counted because it is in the trash; only the number of such responses is stored. */
	case OUT = 2;

	/**
	 * @param list<StoredResponse> $responses
	 * @return list<StoredResponse> those in this state
	 */
	public static function only( CountingState $counted, array $responses ): array {
		return array_values( array_filter( $responses, static fn( StoredResponse $response ): bool => $response->counted === $counted ) );
	}
}
