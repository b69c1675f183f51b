<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Where a response's row stands with the tables that are derived from it. */
enum Counted: int {
	/** New: nobody was told of it yet. */
	case NOT_YET = 0;
	case IN      = 1;
	/** Kept out because it lies in the trash: there is only how many such there are. */
	case OUT = 2;

	/**
	 * @param list<StoredResponse> $responses
	 * @return list<StoredResponse> those of one state.
	 */
	public static function only( Counted $counted, array $responses ): array {
		return array_values( array_filter( $responses, static fn( StoredResponse $response ): bool => $response->counted === $counted ) );
	}
}
